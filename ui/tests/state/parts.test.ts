import { describe, expect, test } from 'vitest';
import type { CallOffer } from '../../src/net/protocol';
import { bidOf, callRows, panelOf, standing, valueCells } from '../../src/state/call';
import { slotsAfter, weakFirst } from '../../src/state/hand';
import { orderFrom, placeOf, playedIn, usThem } from '../../src/state/place';
import { DEFAULTS, parse as preferences } from '../../src/state/preferences';
import { changed, FIRST, forgetting, keeping, parse as solo } from '../../src/state/solo';

const bid = (level: string | null, strain: string): CallOffer => ({
  call: `${level ?? ''}${strain}`,
  kind: 'bid',
  level,
  strain,
  text: '',
});

describe('places', () => {
  test('go to my right where play goes counter-clockwise', () => {
    const places = [0, 1, 2, 3].map((seat) => placeOf(seat, { seat: 1, clockwise: false }));
    expect(places).toEqual(['W', 'S', 'E', 'N']);
  });

  test('go to my left where play goes clockwise', () => {
    const places = [0, 1, 2, 3].map((seat) => placeOf(seat, { seat: 0, clockwise: true }));
    expect(places).toEqual(['S', 'W', 'N', 'E']);
  });

  test('our points come first, whatever team we are', () => {
    expect([usThem([3, 5], { seat: 2 }), usThem([3, 5], { seat: 1 })]).toEqual([[3, 5], [5, 3]]);
  });

  test('a trick goes round from its leader', () => {
    expect(playedIn({ leader: 3, cards: ['As', '8s'] })).toEqual([
      { seat: 3, card: 'As' },
      { seat: 0, card: '8s' },
    ]);
    expect(orderFrom(2)).toEqual([2, 3, 0, 1]);
  });
});

describe('calls', () => {
  test.each([
    ['100H', { level: '100', strain: 'H', suit: 'h' }],
    ['capotS', { level: 'capot', strain: 'S', suit: 's' }],
    ['NT', { level: '', strain: 'NT', suit: null }],
    ['pass', null],
    ['double', null],
  ])('%s is read as drawn', (call, drawn) => {
    expect(bidOf(call)).toEqual(drawn);
  });

  test('the standing bid is the last one, whatever was said after it', () => {
    const calls = ['80S', '90H', 'double', 'pass'].map((call, seat) => ({ seat, call, text: call }));
    expect(standing(calls)?.call).toBe('90H');
  });

  test('are written in columns from the seat that spoke first', () => {
    const calls = [2, 3, 0, 1, 2].map((seat) => ({ seat, call: 'pass', text: 'passe' }));
    const { seats, rows } = callRows(calls);
    expect(seats).toEqual([2, 3, 0, 1]);
    expect(rows.map((row) => row.filter(Boolean).length)).toEqual([4, 1]);
  });
});

describe('the bid panel', () => {
  test('has values where bids have them', () => {
    expect(panelOf([bid('80', 'S')], null)).toBe('values');
  });

  test('has one button for the card turned up, and suits in the second round', () => {
    expect([panelOf([bid(null, 'H')], '9h'), panelOf([bid(null, 'S'), bid(null, 'C')], '9h')]).toEqual([
      'take',
      'strains',
    ]);
  });

  test('keeps the cell of a value when lower ones are gone, capot last', () => {
    const levels = ['120', '130', '240', 'capot'];
    const cells = valueCells(levels.map((level) => bid(level, 'S')));
    expect(levels.map((level) => cells.indexOf(level))).toEqual([4, 5, 16, 17]);
    expect(cells).toHaveLength(18);
  });

  test('grows by a row for values above the usual ones', () => {
    const cells = valueCells(['250', 'capot'].map((level) => bid(level, 'S')));
    expect([cells.indexOf('250'), cells.indexOf('capot'), cells.length]).toEqual([17, 23, 24]);
  });
});

describe('the hand', () => {
  test('keeps holes only while a trick is open', () => {
    expect(slotsAfter(['As', 'Ks', '7h'], ['As', '7h'], true)).toEqual(['As', null, '7h']);
    expect(slotsAfter(['As', 'Ks', '7h'], ['As', '7h'], false)).toEqual(['As', '7h']);
  });

  test('turns around within each suit', () => {
    expect(weakFirst(['Js', '9s', 'Ah', null, '7h'])).toEqual(['9s', 'Js', '7h', null, 'Ah']);
  });
});

describe('what was kept', () => {
  test('gives the preferences it names, and the defaults for what it does not know', () => {
    const kept = preferences({ felt: 'blue', size: 'enormous', other: 1 });
    expect([kept.felt, kept.size]).toEqual(['blue', DEFAULTS.size]);
  });

  test.each([null, 3, 'text', []])('%o gives the defaults', (kept) => {
    expect([preferences(kept), solo(kept)]).toEqual([DEFAULTS, FIRST]);
  });
});

describe('house rules', () => {
  test('are only the options that differ from the preset', () => {
    const preset = [{ name: 'target', value: '1000' }, { name: 'belote', value: 'on' }];
    expect(changed({ target: '500', belote: 'on' }, preset)).toEqual({ target: '500' });
  });

  test('are kept and forgotten by their name', () => {
    const one = keeping(FIRST, { name: 'Chez nous', options: { target: '500' } });
    const two = keeping(one, { name: 'Chez nous', options: { target: '700' } });
    expect(two.own['bulgarian']).toEqual([{ name: 'Chez nous', options: { target: '700' } }]);
    expect(forgetting(two, 'Chez nous').own['bulgarian']).toEqual([]);
  });
});
