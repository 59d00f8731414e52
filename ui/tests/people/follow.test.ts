import { expect, test } from 'vitest';
import { follow, takeWanted } from '../../src/people/follow';

test('a seat at the next table is taken once, and at that table alone', () => {
  follow('next', 2);
  expect([takeWanted('other'), takeWanted('next'), takeWanted('next')]).toEqual([null, 2, null]);
});
