import { describe, expect, it } from 'vitest';

import {
  bare,
  cardOf,
  go,
  lastCall,
  mistakes,
  momentNumber,
  notable,
  open,
  rows,
  shortfall,
  stepAt,
  strips,
  trickShown,
} from '../../src/state/review';
import type { ShownChoice, Step, SteppedReview } from '../../src/net/answers';

const NO_COST = { marks: 0, points: 0, is_clear: false };

function choice(action: string, real: number | null, seen: number | null): ShownChoice {
  return {
    action,
    text: action,
    real_marks: real,
    real_points: real,
    marks: seen,
    chance: null,
    is_best_real: false,
    is_best: false,
  };
}

function step(number: number, changes: Partial<Step>): Step {
  return {
    number,
    trick: 0,
    seat: (number - 1) % 4,
    action: 'pass',
    text: 'Passe',
    said: [],
    hands: [['Js'], ['As'], ['Ts'], ['7s']],
    table: null,
    after: null,
    tricks: [0, 0],
    points: [0, 0],
    choices: [],
    advice: 'pass',
    advice_text: 'Passe',
    is_advice: true,
    reasons: [],
    cost_real: NO_COST,
    cost_expected: NO_COST,
    cost_text: '',
    verdict: { code: 'good', text: '' },
    turned: null,
    worlds: 0,
    every_world: false,
    ...changes,
  };
}

const CHOICES = [choice('Js', -14, 2.5), choice('Ks', 0, 2.5), choice('9s', -3, 6)];

const REVIEW: SteppedReview = {
  ruleset: 'bulgarian@1',
  title: 'Bulgare',
  clockwise: false,
  deal: 1,
  deals: 1,
  line: '',
  first: 0,
  dealer: 3,
  turned: null,
  hands: [['Js'], ['As'], ['Ts'], ['7s']],
  full: [
    ['Js', 'Ks'],
    ['As', '8d'],
    ['Ts', '8h'],
    ['7s', '8c'],
  ],
  contract: { strain: 'S', level: null, taker: 0, multiplier: 1, text: 'pique' },
  steps: [
    step(1, { action: '1S', text: 'Pique' }),
    step(2, {}),
    step(3, {
      trick: 1,
      seat: 0,
      action: 'Js!',
      hands: [
        ['Js', 'Ks'],
        ['8d'],
        ['Ts', '8h'],
        ['7s', '8c'],
      ],
      table: { leader: 1, cards: ['As'], winner: 1, points: 11 },
      after: { leader: 1, cards: ['As', 'Ts', '7s', 'Js'], winner: 0, points: 41 },
      choices: CHOICES,
      advice: 'Ks',
    }),
  ],
  moments: [{ step: 3, kind: 'mistake', sentences: [], text: '' }],
  players: [],
  sheet: null,
  marks: null,
  best_marks: null,
  worlds: 64,
  backend: 'kernel',
};

describe('reading a review', () => {
  it('opens at the most important moment', () => {
    expect(open(REVIEW).at).toBe(2);
    expect(momentNumber(open(REVIEW))).toBe(1);
  });

  it('opens at the first step when nothing is worth a second look', () => {
    expect(open({ ...REVIEW, moments: [] }).at).toBe(0);
  });

  it('goes neither before the first step nor past the end of the deal', () => {
    const begin = { review: REVIEW, at: 0 };
    expect(go(begin, 'previous').at).toBe(0);
    const end = go(begin, 'last');
    expect(end.at).toBe(3);
    expect(go(end, 'next').at).toBe(3);
    expect(stepAt(end)).toBeNull();
  });

  it('goes to a step by its number', () => {
    expect(go({ review: REVIEW, at: 0 }, { step: 2 }).at).toBe(1);
  });
});

describe('the four hands', () => {
  it('show what was dealt during the auction', () => {
    const shown = strips({ review: REVIEW, at: 0 });
    expect(shown.map((one) => one.cards.map((card) => card.card))).toEqual(REVIEW.steps[0]?.hands);
  });

  it('keep every card of the play in its place, those gone marked', () => {
    const east = strips({ review: REVIEW, at: 2 })[1];
    expect(east?.cards).toMatchObject([
      { card: 'As', isPlayed: true, isOnTable: true },
      { card: '8d', isPlayed: false, isOnTable: false },
    ]);
  });

  it('show all cards as played once the deal is over', () => {
    const cards = strips(go(open(REVIEW), 'last')).flatMap((one) => one.cards);
    expect(cards.every((card) => card.isPlayed)).toBe(true);
  });

  it('bear the cost on the real cards under the choices of the seat judged only', () => {
    const [south, east] = strips({ review: REVIEW, at: 2 });
    expect(south?.cards.map((card) => card.cost)).toEqual([-14, 0]);
    expect(south?.cards.map((card) => card.isTaken)).toEqual([true, false]);
    expect(east?.cards.map((card) => card.cost)).toEqual([null, null]);
  });
});

describe('choices', () => {
  it('stand best first by what could be known, then by the real cards', () => {
    const step = REVIEW.steps[2] as Step;
    expect(rows(step).map((row) => row.choice.action)).toEqual(['9s', 'Ks', 'Js']);
    expect(rows(step).at(-1)?.isTaken).toBe(true);
  });

  it('of a long auction are told to be few: the best, the one taken and the one advised', () => {
    const calls = ['80S', '90S', '100S', '110S', '80H', '90H', '100H', '110H', '80D', 'double', 'pass'];
    const choices = calls.map((call, place) => choice(call, null, -place));
    const many = rows(step(1, { choices, action: 'double', advice: 'pass' }));
    const kept = notable(many, 'pass').map((row) => row.choice.action);
    expect(kept).toEqual([...calls.slice(0, 8), 'double', 'pass']);
    expect(notable(many.slice(0, 9), 'pass')).toHaveLength(9);
  });

  it('cost nothing known where nothing was worked out', () => {
    const unknown = choice('Js', null, null);
    expect(shortfall([unknown, choice('Ks', 3, 1)], unknown, 'real')).toBeNull();
  });
});

describe('cards and calls', () => {
  it('finds the card of a seat in a trick by the order of play', () => {
    const trick = { leader: 3, cards: ['7s', 'Js'], winner: 0, points: 20 };
    expect(cardOf(trick, 3)).toBe('7s');
    expect(cardOf(trick, 0)).toBe('Js');
    expect(cardOf(trick, 1)).toBeNull();
  });

  it('takes the word of the belote off a play', () => {
    expect(bare('Ks!')).toBe('Ks');
    expect(bare('Ks')).toBe('Ks');
  });

  it('keeps the last trick on the table when the deal is over', () => {
    expect(trickShown(go(open(REVIEW), 'last'))?.cards).toHaveLength(4);
  });

  it('knows the last call of a seat before a step, not the one to come', () => {
    expect(lastCall({ review: REVIEW, at: 1 }, 0)).toBe('Pique');
    expect(lastCall({ review: REVIEW, at: 1 }, 1)).toBeNull();
  });

  it('counts a clear mistake of the auction among those of a seat', () => {
    const clear = { ...NO_COST, is_clear: true };
    const steps = [
      step(1, { seat: 0, cost_expected: clear }),
      step(2, { seat: 0, trick: 1, cost_expected: clear }),
      step(3, { seat: 0, trick: 2 }),
      step(4, { seat: 1, trick: 2, cost_expected: clear }),
    ];
    expect(mistakes({ ...REVIEW, steps }, 0)).toBe(2);
  });
});
