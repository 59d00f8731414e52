import { describe, expect, test } from 'vitest';
import { due, EMPTY, reduce, SAYING, turnOf, type TableState } from '../../src/state/table';
import { room, seatOf } from './rooms';
import { update } from './views';

const after = (...messages: Parameters<typeof reduce>[1][]): TableState =>
  messages.reduce((state, message) => reduce(state, message, 100), EMPTY);

describe('a table of people', () => {
  test('is known before its first card', () => {
    expect(after(room({ stage: 'waiting' }))).toMatchObject({ room: { code: 'KBRT' }, roomAt: 100 });
  });

  test('as it was before is forgotten', () => {
    expect(after(room({ seq: 4 }), room({ seq: 3, code: 'OLD' })).room?.code).toBe('KBRT');
  });

  test('says what is refused there, and stays on the page', () => {
    const reason = { code: 'SeatTaken', text: 'Cette place est prise' };
    const state = after(room({ stage: 'waiting' }), { type: 'refused', id: 'a', reason });
    expect([state.closed, state.band]).toEqual([null, { kind: 'refusal', text: reason.text }]);
  });

  test('leaves me my turn while I am there', () => {
    expect(turnOf(after(room(), update({})))).toBe('play');
  });

  test.each([
    ['a computer plays for me', room({ seats: [seatOf(0, { is_away: true }), seatOf(1), seatOf(2), seatOf(3)] }), {}],
    ['the table rests', room({ stage: 'paused' }), {}],
    ['I look on', room({ my_seat: null }), { spectator: true }],
  ])('gives me no turn while %s', (_, told, changes) => {
    expect(turnOf(after(told, update(changes)))).toBeNull();
  });

  test('shows what somebody said for a while', () => {
    const state = after(room(), { type: 'said', seat: 2, phrase: 'hello', text: 'Bonjour' });
    expect([state.sayings[2]?.text, due(state)]).toEqual(['Bonjour', 100 + SAYING]);
    expect(reduce(state, { type: 'tick' }, 100 + SAYING).sayings[2]).toBeNull();
  });

  test('tells who has come or gone in the band and to those who listen', () => {
    const state = after(room(), { type: 'noticed', kind: 'sat', seat: 2, text: 'Zoé s’assied' });
    expect([state.band, state.polite.text]).toEqual([
      { kind: 'news', text: 'Zoé s’assied' },
      'Zoé s’assied',
    ]);
  });
});
