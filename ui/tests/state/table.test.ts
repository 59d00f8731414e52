import { describe, expect, test } from 'vitest';
import {
  BUBBLE,
  drawnTrick,
  due,
  EMPTY,
  forcedAction,
  GATHER,
  reduce,
  turnOf,
  type Message,
  type TableState,
} from '../../src/state/table';
import { happening, held, trick, update, view } from './views';

const play = (messages: readonly Message[], from: TableState = EMPTY): TableState =>
  messages.reduce((state, message, step) => reduce(state, message, step * 100), from);

const FULL = trick(['As', '8s', '7s', 'Ts'], 1);
const taken = (seq = 2) =>
  update(
    { seq, hand: ['Jh', '9h'].map((card) => held(card)), last_trick: FULL, to_act: 1 },
    happening('played', { seat: 0, card: 'As' }),
    happening('trick', { seat: 1, text: 'Pli pour Est' }),
  );

describe('an update', () => {
  test('replaces the view', () => {
    expect(play([update({ seq: 4 })]).view?.seq).toBe(4);
  });

  test('older than the view known changes nothing', () => {
    const state = play([update({ seq: 4 })]);
    expect(reduce(state, update({ seq: 3 }), 0)).toBe(state);
  });

  test('says its sentences to those who listen, numbered so that a repeated one is said again', () => {
    const said = update({ seq: 2 }, happening('called', { seat: 1, text: 'Est passe' }));
    const state = play([update({}), said, { ...said, view: view({ seq: 3 }) }]);
    expect(state.polite).toEqual({ number: 2, text: 'Est passe' });
  });

  test('after which it is not my turn leaves no sentence that says it were', () => {
    const mine = play([update({}), { type: 'speak', text: 'À vous', isUrgent: true }]);
    const card = happening('played', { seat: 0 });
    expect(reduce(mine, update({ seq: 2 }, card), 0).urgent.text).toBe('À vous');
    expect(reduce(mine, update({ seq: 2, to_act: null }, card), 0).urgent).toEqual({ number: 1, text: '' });
  });

  test('of a finished trick holds it on the table', () => {
    expect(play([update({}), taken()]).held).toEqual(FULL);
  });

  test('ends the thinking of a computer', () => {
    const called = update({ seq: 2 }, happening('called', { seat: 1 }));
    expect(play([update({}), { type: 'thinking', seat: 1 }, called]).thinking).toBeNull();
  });

  test('that takes a card back gathers what lay there', () => {
    const state = play([update({}), taken(), update({ seq: 3 }, happening('undone'))]);
    expect([state.held, state.slots]).toEqual([null, ['Jh', '9h', 'As']]);
  });

  test('that takes a card back takes away what was shown after it', () => {
    const shown = update({ seq: 2 }, happening('shown', { seat: 0, text: 'Sud montre' }));
    const state = play([update({}), shown]);
    expect(state.band?.kind).toBe('shown');
    expect(reduce(state, update({ seq: 3 }, happening('undone')), 0).band).toBeNull();
  });
});

describe('the hand', () => {
  test('keeps the hole of a card until the trick is gathered', () => {
    const state = play([update({ trick: trick(['8s']) }), taken()]);
    expect(state.slots).toEqual(['Jh', '9h', null]);
    expect(reduce(state, { type: 'gather' }, 0).slots).toEqual(['Jh', '9h']);
  });

  test('takes a new order at once', () => {
    const sorted = update({ seq: 2, hand: ['As', 'Jh', '9h'].map((card) => held(card)) });
    expect(play([update({}), sorted]).slots).toEqual(['As', 'Jh', '9h']);
  });
});

describe('a gathered trick', () => {
  test('is on its way to its winner for the time of the movement', () => {
    const state = reduce(play([update({}), taken()]), { type: 'gather' }, 1000);
    expect(state.gone).toEqual({ trick: FULL, until: 1000 + GATHER });
    expect(due(state)).toBe(1000 + GATHER);
    expect(reduce(state, { type: 'tick' }, 1000 + GATHER).gone).toBeNull();
  });

  test('is gathered by my next card too', () => {
    const state = play([update({}), taken(), { type: 'sent', id: 'a', action: 'Jh' }]);
    expect(state.held).toBeNull();
  });
});

describe('what a seat said', () => {
  const CALLS = [{ seat: 1, call: '100S', text: '100 à pique' }];
  const called = update({ seq: 2, phase: 'auction', calls: CALLS }, happening('called', { seat: 1 }));

  test('is shown at its chip', () => {
    expect(play([update({}), called]).bubbles[1]).toMatchObject({ call: '100S', until: null });
  });

  test('in the auction is there again after a reload', () => {
    const state = play([update({ phase: 'auction', calls: CALLS })]);
    expect(state.bubbles[1]?.call).toBe('100S');
  });

  test('ends with its next card, once it could be read', () => {
    const card = update({ seq: 3 }, happening('played', { seat: 1, card: '8s' }));
    const early = play([update({}), called, card]);
    expect(early.bubbles[1]?.until).toBe(100 + BUBBLE);
    const late = reduce(play([update({}), called]), card, 100 + BUBBLE);
    expect(late.bubbles[1]).toBeNull();
  });

  test('with the belote appears with its card', () => {
    const seats = view().seats.map((seat) =>
      seat.seat === 1 ? { ...seat, said: { code: 'belote', text: 'Belote' } } : seat,
    );
    const card = update({ seq: 2, seats }, happening('played', { seat: 1, card: 'Kh' }));
    expect(play([update({}), card]).bubbles[1]?.text).toBe('Belote');
  });
});

describe('a refusal', () => {
  const reason = { code: 'MustRuff', text: 'Vous devez couper' };

  test('gives the card back and says why, at once', () => {
    const sent = play([update({}), { type: 'sent', id: 'a', action: 'As' }]);
    const state = reduce(sent, { type: 'refused', id: 'a', reason }, 0);
    expect(state.sent).toBeNull();
    expect(state.band).toEqual({ kind: 'refusal', text: 'Vous devez couper' });
    expect(state.urgent.text).toBe('Vous devez couper');
  });

  test('before any view closes the table', () => {
    expect(play([{ type: 'refused', id: null, reason }]).closed).toEqual(reason);
  });
});

describe('whose turn', () => {
  test.each([
    ['play', { to_act: 0 }, 'play'],
    ['call', { to_act: 0, phase: 'auction' as const }, 'call'],
    ['nothing for another seat', { to_act: 1 }, null],
    ['nothing once the deal is over', { to_act: 0, phase: 'deal_over' as const }, null],
  ])('is %s', (_, changes, turn) => {
    expect(turnOf(play([update(changes)]))).toBe(turn);
  });

  test('is not mine while my command is under way', () => {
    expect(turnOf(play([update({}), { type: 'sent', id: 'a', action: 'Jh' }]))).toBeNull();
  });
});

describe('the only action that is mine', () => {
  const TIERCE = { action: '(KsQsJs)', cards: ['Ks', 'Qs', 'Js'], text: 'tierce', best: true };
  const one = (says = false) => ({ hand: [{ ...held('Ks'), says }, held('Jh', false)] });

  test('is the only card that may be played', () => {
    expect(forcedAction(play([update(one())]))).toBe('Ks');
  });

  test('has the word of the belote, also for those who say it themselves', () => {
    expect(forcedAction(play([update(one(true))]))).toBe('Ks!');
  });

  test.each([
    ['where there is a choice', {}],
    ['while another seat is to play', { ...one(), to_act: 1 }],
    ['in the auction', { ...one(), phase: 'auction' as const }],
    ['where an announce could be forgotten', { ...one(), declares: [TIERCE] }],
  ])('is none %s', (_, changes) => {
    expect(forcedAction(play([update(changes)]))).toBeNull();
  });

  test('waits until the finished trick is gathered', () => {
    const state = play([
      update({}),
      update({ ...one(), seq: 2, last_trick: FULL }, happening('trick', { seat: 0 })),
    ]);
    expect(forcedAction(state)).toBeNull();
    expect(forcedAction(reduce(state, { type: 'gather' }, 0))).toBe('Ks');
  });

  test('is left to whoever took it back', () => {
    const back = play([update({ seq: 4 }), update({ ...one(), seq: 5 }, happening('undone'))]);
    expect(forcedAction(back)).toBeNull();
    expect(forcedAction(reduce(back, update({ ...one(), seq: 6 }), 0))).toBe('Ks');
  });
});

test('sentences that are told together have an end each', () => {
  const told = [happening('played', { text: 'Nord : 8 de cœur' }), happening('trick', { text: 'Pli pour Nord' })];
  expect(play([update({}), update({ seq: 2 }, ...told)]).polite.text).toBe('Nord : 8 de cœur. Pli pour Nord');
});

test('my card lies on the table as soon as it is sent', () => {
  const state = play([update({ trick: trick(['8s']) }), { type: 'sent', id: 'a', action: 'As!' }]);
  expect(drawnTrick(state)?.cards).toEqual(['8s', 'As']);
});

test('a server that stopped has stopped until it is back', () => {
  const gone = play([{ type: 'link', link: 'stopped' }, { type: 'link', link: 'lost' }]);
  expect([gone.link, gone.isStopped]).toEqual(['down', true]);
  expect(reduce(gone, { type: 'link', link: 'up' }, 0).isStopped).toBe(false);
});

test('the last trick is shown and hidden by the same gesture', () => {
  const state = play([update({ last_trick: FULL }), { type: 'recall' }]);
  expect(state.band).toEqual({ kind: 'last', trick: FULL });
  expect(reduce(state, { type: 'recall' }, 0).band).toBeNull();
});

test('cards shown by a seat stand in the message band', () => {
  const seats = view().seats.map((one) => (one.seat === 1 ? { ...one, shown: ['Ks', 'Qs', 'Js'] } : one));
  const shown = happening('shown', { seat: 1, text: 'Est montre une tierce' });
  const state = play([update({}), update({ seq: 2, seats }, shown)]);
  expect(state.band).toMatchObject({ kind: 'shown', seat: 1, cards: ['Ks', 'Qs', 'Js'] });
});

test('a card chosen before its turn is forgotten when it has left the hand', () => {
  const state = play([update({}), { type: 'choose', card: 'As' }, taken()]);
  expect(state.chosen).toBeNull();
});
