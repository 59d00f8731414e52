import { describe, expect, test } from 'vitest';
import { FIRST_PEOPLE_VARIANT } from '../../src/net/start';
import { codeOf, FIRST_TERMS, parse, stakeOf } from '../../src/state/salon';

describe('what a table is opened with', () => {
  test('is at first the game and the terms of the server', () => {
    const { rules, terms } = parse(null);
    expect([rules.variant, terms]).toEqual([FIRST_PEOPLE_VARIANT, FIRST_TERMS]);
  });

  test('is what was chosen last', () => {
    const kept = parse({ rules: { variant: 'coinche' }, terms: { speed: 'hare', is_private: true } });
    expect([kept.rules.variant, kept.terms.speed, kept.terms.is_private]).toEqual([
      'coinche',
      'hare',
      true,
    ]);
  });

  test('has no terms that nobody knows', () => {
    const { terms } = parse({ terms: { speed: 'rocket', stake: -5, pot: 7 } });
    expect(terms).toEqual(FIRST_TERMS);
  });
});

test('a stake is whole and never negative', () => {
  expect([12.7, -3, Number.NaN, undefined].map(stakeOf)).toEqual([12, 0, 0, 0]);
});

test('a code is four letters, however it was typed', () => {
  expect([' kb-rt ', 'kbrtx', 'k1b'].map(codeOf)).toEqual(['KBRT', 'KBRT', 'KB']);
});
