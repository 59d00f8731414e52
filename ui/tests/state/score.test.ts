import { describe, expect, it } from 'vitest';

import {
  addEntry,
  change,
  dealAnswer,
  EMPTY_BOOK,
  emptyDraft,
  entryOf,
  fieldsFor,
  impossiblePoints,
  isWaiting,
  knownTotals,
  missing,
  openGame,
  packOf,
  pairOf,
  readBook,
  redo,
  removeGame,
  replaceEntry,
  shareText,
  startGame,
  tellEntry,
  undo,
  withAnswer,
  withNumber,
  withPoints,
  withStep,
  type Entry,
  type Game,
} from '../../src/state/score';
import type { Form, FormField, KeptMatch } from '../../src/net/answers';

const ALL = ['S', 'H', 'NT'];

function field(name: string, kind: FormField['kind'], changes: Partial<FormField> = {}): FormField {
  return {
    name,
    text: name,
    kind,
    is_needed: false,
    contracts: ALL,
    choices: [],
    most: 0,
    step: 0,
    ...changes,
  };
}

const FORM: Form = {
  ruleset: 'coinche@1',
  title: 'Coinche',
  fields: [
    field('contract', 'choice', {
      is_needed: true,
      choices: [
        { value: 'S', text: 'Pique' },
        { value: 'H', text: 'Cœur' },
        { value: 'NT', text: 'Sans-atout' },
      ],
    }),
    field('taker_team', 'team', { is_needed: true }),
    field('bid', 'choice', { choices: [{ value: 110, text: '110' }] }),
    field('double', 'choice', {
      choices: [
        { value: 1, text: 'Non' },
        { value: 2, text: 'Coinche' },
      ],
    }),
    field('card_points', 'pair', { is_needed: true, most: 162, step: 1 }),
    field('last_trick', 'team', { is_needed: true }),
    field('with_last_trick', 'switch'),
    field('capot', 'team'),
    field('announces', 'pair', { contracts: ['S', 'H'], step: 10 }),
    field('belote', 'pair', { contracts: ['S', 'H'], most: 20, step: 20 }),
    field('passed', 'switch'),
  ],
  packs: [
    { contract: 'S', cards: 152, with_last_trick: 162 },
    { contract: 'NT', cards: 120, with_last_trick: 130 },
  ],
  target: 1000,
  deals: null,
};

const ENTRY: Entry = { contract: 'H', taker_team: 0, card_points: [100, null], last_trick: 0 };
const OTHER: Entry = { ...ENTRY, taker_team: 1 };

function answer(...scores: [number, number][]): KeptMatch {
  return {
    ruleset: 'coinche@1',
    title: 'Coinche',
    deals: scores.map((totals) => ({
      sheet: null,
      error: null,
      field: null,
      scores: totals,
      pending: 0,
      is_over: false,
    })),
    totals: scores.at(-1) ?? [0, 0],
    pending: 0,
    next_dealer: 1,
    is_last_deal: false,
    is_over: false,
    winner: null,
    errors: [],
  };
}

function game(...entries: Entry[]): Game {
  const book = startGame(EMPTY_BOOK, { id: 'a', form: FORM, names: ['Nous', 'Eux'], now: 1 });
  const started = openGame(book) as Game;
  return entries.reduce((one, entry) => addEntry(one, entry, 2), started);
}

describe('a game', () => {
  it('waits for the server from its first entry on, until the answer to just these', () => {
    expect(isWaiting(game())).toBe(false);
    const one = game(ENTRY);
    expect(isWaiting(one)).toBe(true);
    const answered = withAnswer(one, one.entries, answer([380, 0]));
    expect(isWaiting(answered)).toBe(false);
    expect(isWaiting(addEntry(answered, OTHER, 3))).toBe(true);
  });

  it('shows the answer of deals before the changed one only', () => {
    const one = withAnswer(game(ENTRY, ENTRY), [ENTRY, ENTRY], answer([10, 0], [20, 0]));
    const changed = replaceEntry(one, 1, OTHER, 3);
    expect(dealAnswer(changed, 0)?.scores).toEqual([10, 0]);
    expect(dealAnswer(changed, 1)).toBeNull();
    expect(knownTotals(changed)).toEqual({ totals: [10, 0], deals: 1 });
  });

  it('takes the last deal back and gives it again', () => {
    const back = undo(game(ENTRY, OTHER), 3);
    expect(back.entries).toEqual([ENTRY]);
    expect(redo(back, 4).entries).toEqual([ENTRY, OTHER]);
  });

  it('forgets what was taken back once another deal is entered', () => {
    const one = addEntry(undo(game(ENTRY, OTHER), 3), ENTRY, 4);
    expect(redo(one, 5).entries).toEqual([ENTRY, ENTRY]);
  });

  it('has nothing to take back before the first deal', () => {
    expect(undo(game(), 3)).toEqual(game());
  });
});

describe('a draft', () => {
  it('counts the last trick in unless told otherwise', () => {
    expect(emptyDraft(FORM)).toEqual({ with_last_trick: true });
  });

  it('lacks every needed field at first, and nothing once all are there', () => {
    expect(missing(FORM, {})).toEqual(['contract', 'taker_team', 'card_points', 'last_trick']);
    expect(missing(FORM, ENTRY)).toEqual([]);
  });

  it('needs neither points nor last trick with a capot', () => {
    expect(missing(FORM, { contract: 'H', taker_team: 0, capot: 1 })).toEqual([]);
  });

  it('needs nothing when everybody passed', () => {
    expect(missing(FORM, { passed: true })).toEqual([]);
    expect(entryOf(FORM, { passed: true, contract: 'S' })).toEqual({ passed: true });
  });

  it('leaves out what the contract does not know', () => {
    const names = fieldsFor(FORM, { contract: 'NT' }).map((one) => one.name);
    expect(names).not.toContain('belote');
    expect(entryOf(FORM, { ...ENTRY, contract: 'NT', belote: [20, 0] })).not.toHaveProperty(
      'belote',
    );
  });

  it('sends no empty pair, no false switch and no points beside a capot', () => {
    const entry = entryOf(FORM, { ...ENTRY, capot: 0, belote: [0, 0], with_last_trick: true });
    expect(entry).toEqual({ contract: 'H', taker_team: 0, capot: 0 });
  });

  it('leaves the other side to the server', () => {
    expect(withPoints({}, 1, 62).card_points).toEqual([null, 62]);
    expect(missing(FORM, { ...ENTRY, ...withPoints({}, 0, null) })).toEqual(['card_points']);
  });

  it('knows the points of the pack with the last trick and without', () => {
    expect(packOf(FORM, { contract: 'NT', with_last_trick: true })).toBe(130);
    expect(packOf(FORM, { contract: 'NT' })).toBe(120);
    expect(packOf(FORM, {})).toBeNull();
  });

  it('steps a pair no lower than zero and no higher than possible', () => {
    const belote = FORM.fields.find((one) => one.name === 'belote') as FormField;
    const one = withStep({}, belote, 1, 20);
    expect(pairOf(one, 'belote')).toEqual([0, 20]);
    expect(withStep(one, belote, 0, 20)).toBe(one);
    expect(pairOf(withStep(one, belote, 1, -20), 'belote')).toEqual([0, 0]);
    expect(withStep({}, belote, 0, -20)).toEqual({});
  });
});

describe('a number that is typed', () => {
  const announces = FORM.fields.find((one) => one.name === 'announces') as FormField;

  it('stands on its side and leaves the other as it was', () => {
    const draft = withNumber({ announces: [50, 0] }, announces, 1, '20 ');
    expect(draft['announces']).toEqual([50, 20]);
  });

  it('counts as nothing when it is none', () => {
    expect(withNumber({}, announces, 0, 'x')['announces']).toEqual([0, 0]);
  });
});

describe('words', () => {
  it('tell a deal by its bid, contract and double', () => {
    expect(tellEntry(FORM, { contract: 'H', bid: 110, double: 2 })).toBe('110 Cœur Coinche');
    expect(tellEntry(FORM, { contract: 'S', double: 1 })).toBe('Pique');
  });

  it('share deals, and say which are not marked yet', () => {
    const one = withAnswer(game(ENTRY, { passed: true }), [ENTRY], answer([380, 0]));
    const text = shareText(one, {
      deal: 'Donne',
      total: 'Total',
      unmarked: 'à marquer',
      passed: 'Passée',
    });
    expect(text).toContain('Donne 2 : Passée : à marquer');
    expect(text).toContain('Total : 380 – 0');
  });
});

describe('the book', () => {
  it('is read as it was kept', () => {
    const book = change(
      startGame(EMPTY_BOOK, { id: 'a', form: FORM, names: ['Nous', 'Eux'], now: 1 }),
      'a',
      (one) => addEntry(one, ENTRY, 2),
    );
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });

  it.each([null, '', [], {}, { games: {} }, { games: [3, { id: 'a' }], open: 'a' }])(
    'is empty when nothing readable was kept: %j',
    (found) => {
      expect(readBook(found)).toEqual(EMPTY_BOOK);
    },
  );

  it('closes a game that is removed', () => {
    const book = startGame(EMPTY_BOOK, { id: 'a', form: FORM, names: ['Nous', 'Eux'], now: 1 });
    expect(removeGame(book, 'a')).toEqual(EMPTY_BOOK);
  });
});

describe('points that no deal gives', () => {
  const most = packOf(FORM, { contract: 'S', with_last_trick: true }) ?? 0;
  const draft = { contract: 'S', with_last_trick: true };

  it('are told with what the contract gives at most', () => {
    expect(impossiblePoints(FORM, withPoints(draft, 1, 999))).toEqual({ points: 999, most });
  });

  it('are those below nothing', () => {
    expect(impossiblePoints(FORM, withPoints(draft, 0, -5))).toEqual({ points: -5, most });
  });

  it('are not those of the whole pack, nor none at all', () => {
    expect(impossiblePoints(FORM, withPoints(draft, 0, most))).toBeNull();
    expect(impossiblePoints(FORM, draft)).toBeNull();
  });

  it('are measured by the field while there is no contract', () => {
    const field = FORM.fields.find((one) => one.name === 'card_points');
    const wrong = impossiblePoints(FORM, withPoints({}, 0, 999));
    expect(wrong?.most).toBe(field?.most);
  });

  it('do not count where one side took every trick', () => {
    expect(impossiblePoints(FORM, { ...withPoints(draft, 0, 999), capot: 0 })).toBeNull();
  });
});
