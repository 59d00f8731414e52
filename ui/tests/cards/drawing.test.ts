import { describe, expect, test } from 'vitest';
import {
  face,
  indexOf,
  miniFace,
  partsOf,
  RANKS,
  SUITS,
  type Letters,
} from '../../src/cards/drawing';

const LETTERS: Letters[] = ['fr', 'en', 'bg', 'hr', 'nl'];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const drawn = (card: string, letters: Letters): string => JSON.stringify(face(card, letters));

describe.each(LETTERS)('the deck with the letters of %s', (letters) => {
  test('draws thirty-two different faces', () => {
    expect(new Set(CARDS.map((card) => drawn(card, letters))).size).toBe(32);
  });

  test('draws thirty-two different small faces', () => {
    const minis = CARDS.map((card) => JSON.stringify(miniFace(card, letters)));
    expect(new Set(minis).size).toBe(32);
  });

  test('has a glyph for every letter and figure of its indices', () => {
    const lacking = RANKS.filter((rank) => {
      const strokes = face(`${rank}s`, letters).filter((shape) => shape.isStroke);
      return strokes.length !== indexOf(rank, letters).length;
    });
    expect(lacking).toEqual([]);
  });
});

test('an index stays left of the small pip', () => {
  const [one, nought] = face('Ts', 'fr');
  const across = Number(nought?.place.match(/^matrix\(([\d.]+)/)?.[1]);
  const left = Number(nought?.place.match(/ ([\d.]+) [\d.]+\)$/)?.[1]);
  expect(one?.isStroke).toBe(true);
  expect(left + 62 * across).toBeLessThanOrEqual(53.01);
});

test('only the courts wear a head-dress', () => {
  const shapes = RANKS.map((rank) => face(`${rank}h`, 'en').filter((s) => !s.isStroke).length);
  expect(Object.fromEntries(RANKS.map((rank, i) => [rank, shapes[i]]))).toEqual({
    A: 2, T: 2, K: 3, Q: 3, J: 3, 9: 2, 8: 2, 7: 2,
  });
});

test('a French ace is written As and a Dutch king H', () => {
  expect([indexOf('A', 'fr'), indexOf('K', 'nl')]).toEqual(['As', 'H']);
});

test.each(['', '1s', 'Jx', 's'])('%o is no card', (code) => {
  expect(() => partsOf(code)).toThrow(RangeError);
});
