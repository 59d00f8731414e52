import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../src/i18n/catalogue.svelte';
import { Game } from '../../src/table/game.svelte';
import { FakeLine } from '../net/line';
import { room } from '../state/rooms';
import { update } from '../state/views';

let line: FakeLine;
let game: Game;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  await speak('en');
  line = new FakeLine();
  game = new Game('abc', () => line);
  line.opens();
});

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const promise = { number: 2, commitment: 'ab', entropy_wanted: false };

describe('among people', () => {
  test('seats have the names of their persons, mine is me', () => {
    line.says(room({ stage: 'waiting', my_seat: 1 }));
    expect([0, 1].map((seat) => game.name(seat))).toEqual(['Anna', 'You']);
  });

  test('whoever looks on belongs to neither side and to no seat', () => {
    line.says(room({ my_seat: null }));
    line.says(update({ spectator: true, hand: [] }));
    expect([game.name(0), game.sides]).toEqual(['Anna', ['1 and 3', '2 and 4']]);
  });

  test('a number is added to a shuffle when it is asked for, once a deal', () => {
    line.says(room({ promise }));
    const asking = room({ promise: { ...promise, entropy_wanted: true } });
    line.says(asking);
    line.says({ ...asking, seq: 2 });
    const sent = line.sent.filter((one) => one['type'] === 'entropy');
    expect(sent).toEqual([{ type: 'entropy', id: expect.any(String), deal: 2, bytes: game.added }]);
    expect(game.seen.get(2)).toEqual({ commitment: 'ab', added: game.added });
  });

  test('a visitor adds no number', () => {
    line.says(room({ my_seat: null, promise: { ...promise, entropy_wanted: true } }));
    expect(line.sent.map((one) => one['type'])).toEqual(['hello']);
  });

  test('the first promise that was seen for a deal stays', () => {
    line.says(room({ promise }));
    line.says(room({ seq: 2, promise: { ...promise, commitment: 'cd' } }));
    expect(game.seen.get(2)?.commitment).toBe('ab');
  });

  test('the next deal is voted for without a number', () => {
    line.says(room({ can: ['next'], next_in: 15_000 }));
    line.says(update({ seq: 7, phase: 'deal_over', to_act: null }));
    game.next();
    expect(line.sent.at(-1)).toEqual({ type: 'next', id: expect.any(String), seq: 7 });
  });

  test('the clock steps once a second', () => {
    line.says(room({ clock: { seat: 1, phase: 'move', ends_in: 20_000, gone_in: 140_000 } }));
    vi.advanceTimersByTime(3000);
    expect(game.time).toMatchObject({ seat: 1, seconds: 17 });
  });

  test('those who listen are told before a computer takes a seat', () => {
    line.says(room({ clock: { seat: 1, phase: 'grace', ends_in: 32_000, gone_in: 32_000 } }));
    vi.advanceTimersByTime(2000);
    expect(game.state.polite.text).toBe('Marc is away: the AI will play in 30 seconds');
  });
});
