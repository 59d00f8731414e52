import sheet from 'svg-cards/svg-cards.svg?raw';
import { describe, expect, test } from 'vitest';
import { cutCourts } from '../../making/courts';
import { isCourt, RANKS, SUITS } from '../../src/cards/drawing';

const drawings = cutCourts(sheet);
const named = (drawing: string, pattern: RegExp): string[] =>
  [...drawing.matchAll(pattern)].map((found) => found[1] ?? '');

test('the courts are the twelve cards that wear a head-dress', () => {
  const courts = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)).filter(isCourt);
  expect([...drawings.keys()].sort()).toEqual(courts.sort());
});

describe.each([...drawings])('the court %s', (_, drawing) => {
  test('holds all that it refers to, and no name besides', () => {
    const refers = new Set(named(drawing, /href="#([^"]+)"/g));
    expect(new Set(named(drawing, / id="([^"]+)"/g))).toEqual(refers);
  });

  test('says whose work it is, its licence, and that it was changed', () => {
    const notice = /Copyright \(C\) 2005[^]*Lesser General Public[^]*Changed for Rebelote/;
    expect(notice.test(drawing)).toBe(true);
  });

  test('is well-formed: every group ends', () => {
    expect(drawing.match(/<g[ >]/g)?.length).toBe(drawing.match(/<\/g>/g)?.length);
  });

  test('has no frame, index or pip of its own', () => {
    expect(/<text|#(base|spade|heart|diamond|club|king|queen|jack)"/.test(drawing)).toBe(false);
  });
});

test('a sheet without the courts is told', () => {
  expect(() => cutCourts('<svg/>')).toThrow('svg-cards has no spade_king');
});
