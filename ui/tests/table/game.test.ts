import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../src/i18n/catalogue.svelte';
import type { Happening, TableView } from '../../src/net/protocol';
import { adopt } from '../../src/shell/preferences.svelte';
import { DEFAULTS } from '../../src/state/preferences';
import { Game } from '../../src/table/game.svelte';
import { FakeLine } from '../net/line';
import { happening, held, trick, update } from '../state/views';

let line: FakeLine;
let game: Game;

/** The server shows a view; it is my turn unless the view says otherwise. */
const shows = (changes: Partial<TableView>, ...happened: Happening[]): void =>
  line.says(update(changes, ...happened));

/** The actions that went over the line. */
const acts = (): unknown[] =>
  line.sent.filter((one) => one['type'] === 'act').map((one) => one['action']);

const sentTypes = (): unknown[] => line.sent.map((one) => one['type']);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  await speak('en');
  adopt({ ...DEFAULTS, play: 'tap', announce: 'remind', forced: 'no', trick: '1' });
  line = new FakeLine();
  game = new Game('abc', () => line);
  line.opens();
});

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a card', () => {
  test('is played by one tap, and a second tap plays nothing more', () => {
    shows({ seq: 4 });
    game.tap(held('As'));
    game.tap(held('Jh'));
    expect(line.sent.at(-1)).toMatchObject({ type: 'act', seq: 4, action: 'As' });
    expect(acts()).toEqual(['As']);
  });

  test('that may not be played says which rule refuses it', () => {
    shows({});
    game.tap(held('As', false));
    expect(acts()).toEqual([]);
    expect(game.state.band).toMatchObject({ kind: 'refusal', text: 'Vous devez fournir' });
  });

  test('is lifted first and played by the next tap, where that is wanted', () => {
    adopt({ ...DEFAULTS, play: 'lift' });
    shows({});
    game.tap(held('As'));
    expect([game.state.chosen, acts()]).toEqual(['As', []]);
    game.tap(held('As'));
    expect(acts()).toEqual(['As']);
  });

  test('chosen before my turn is played when it comes', () => {
    shows({ seq: 1, to_act: 3 });
    game.tap(held('As'));
    expect(acts()).toEqual([]);
    shows({ seq: 2, to_act: 0 });
    expect(acts()).toEqual(['As']);
  });

  test('chosen and tapped again before my turn is put back', () => {
    shows({ seq: 1, to_act: 3 });
    game.tap(held('As'));
    game.tap(held('As'));
    shows({ seq: 2, to_act: 0 });
    expect(acts()).toEqual([]);
  });

  test('that is the only one plays itself, where that is wanted', () => {
    adopt({ ...DEFAULTS, forced: 'yes' });
    shows({ hand: [held('As'), held('Jh', false)] });
    expect(acts()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(acts()).toEqual(['As']);
  });

  test('waits while the line is down, and that is told', () => {
    shows({});
    line.breaks();
    game.tap(held('As'));
    expect(game.state.band).toMatchObject({ kind: 'news' });
    expect(acts()).toEqual([]);
  });
});

describe('an announce', () => {
  const declares = [{ action: '(AsKsQs)', cards: ['As', 'Ks', 'Qs'], text: 'Tierce', best: true }];

  test('is recalled once before a card is played without it', () => {
    shows({ declares });
    game.tap(held('As'));
    expect(acts()).toEqual([]);
    expect(game.state.band?.kind).toBe('news');
    game.tap(held('As'));
    expect(acts()).toEqual(['As']);
  });

  test('is not recalled to those who declare by themselves', () => {
    adopt({ ...DEFAULTS, announce: 'self' });
    shows({ declares });
    game.tap(held('As'));
    expect(acts()).toEqual(['As']);
  });

  test('of the pair goes with the card, unless the person says it alone', () => {
    const queen = { ...held('Qh'), says: true };
    shows({ seq: 1 });
    game.tap(queen);
    adopt({ ...DEFAULTS, announce: 'self' });
    shows({ seq: 2 });
    game.tap(queen);
    game.saysBelote = true;
    shows({ seq: 3 });
    game.tap(queen);
    expect(acts()).toEqual(['Qh!', 'Qh', 'Qh!']);
    expect(game.saysBelote).toBe(false);
  });
});

describe('the server', () => {
  test('is asked once for the same thing, and again after a refusal', () => {
    shows({ seq: 3 });
    game.undo();
    game.undo();
    expect(sentTypes().filter((one) => one === 'undo')).toHaveLength(1);
    line.says({ type: 'refused', id: null, reason: { code: 'Stale', text: 'Too late.' } });
    game.undo();
    expect(sentTypes().filter((one) => one === 'undo')).toHaveLength(2);
  });

  test('gives a hint once; asked for again it is shown again', () => {
    shows({});
    game.hint();
    line.says({ type: 'hint', id: 'x', action: 'As', text: 'The ace is safe.', cards: [] });
    game.dismiss();
    game.hint();
    expect(sentTypes().filter((one) => one === 'ask_hint')).toHaveLength(1);
    expect(game.state.band).toMatchObject({ kind: 'hint', action: 'As' });
  });

  test('is said to think only when it thinks for long', () => {
    shows({ seq: 1, to_act: 1 });
    line.says({ type: 'thinking', seat: 1 });
    vi.advanceTimersByTime(300);
    expect(game.state.thinking).toBeNull();
    vi.advanceTimersByTime(200);
    expect(game.state.thinking?.seat).toBe(1);
    shows({ seq: 2, to_act: 2 }, happening('played', { seat: 1, card: '8s' }));
    expect(game.state.thinking).toBeNull();
  });

  test('is not said to think when it answers soon', () => {
    shows({ seq: 1, to_act: 1 });
    line.says({ type: 'thinking', seat: 1 });
    shows({ seq: 2, to_act: 2 }, happening('played', { seat: 1, card: '8s' }));
    vi.advanceTimersByTime(5000);
    expect(game.state.thinking).toBeNull();
  });
});

test('a finished trick stays as long as was chosen', () => {
  const full = trick(['As', 'Ks', 'Qs', '7s'], 1);
  shows({ seq: 1, to_act: 1 });
  shows({ seq: 2, to_act: 1, last_trick: full }, happening('trick', { seat: 1 }));
  expect(game.state.held).not.toBeNull();
  vi.advanceTimersByTime(1100);
  expect(game.state.held).toBeNull();
});

test('a seat is called by its name, a computer by its place', () => {
  const [south, east, north, west] = update({}).view.seats;
  shows({ seats: [south!, east!, { ...north!, name: 'Ana' }, west!] });
  expect([0, 1, 2].map((seat) => game.name(seat))).toEqual(['You', 'East', 'Ana']);
});

describe('the next deal', () => {
  test('gets a number of this browser, another one each time, which can be seen', () => {
    shows({ phase: 'deal_over', seq: 40, promise: 'ab' });
    game.next();
    const first = game.added;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(line.sent.at(-1)).toMatchObject({ type: 'next', seq: 40, entropy: first });
    shows({ phase: 'deal_over', seq: 80, promise: 'cd' });
    game.next();
    expect(line.sent.at(-1)).toMatchObject({ seq: 80, entropy: game.added });
    expect(game.added).not.toBe(first);
  });
});
