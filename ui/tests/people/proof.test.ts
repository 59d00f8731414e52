import { describe, expect, test } from 'vitest';
import { judge, promiseOf } from '../../src/people/proof';

// The figure is that of `rebelote.tables.fairness.commitment`.
const commitment = '4b929e34e8ac8e55a9b7c18692992a85e8fec0539a5102cb77ee4d4e28a22477';
const proof = { number: 2, commitment, secret: '0f'.repeat(32), entropies: ['', 'aa', '', ''] };

test('the promise of a secret is the one that the server makes', async () => {
  expect(await promiseOf('abc', proof)).toBe(commitment);
});

describe('a deal', () => {
  test('is fair when the promise and the number are those of before', async () => {
    expect(await judge('abc', proof, { commitment, added: 'aa' })).toBe('fair');
  });

  test('that was promised before the page was open is sound, and no more', async () => {
    expect(await judge('abc', proof)).toBe('unseen');
  });

  test('is false when another promise was seen', async () => {
    expect(await judge('abc', proof, { commitment: 'ab', added: '' })).toBe('false');
  });

  test('is false without the number that was sent', async () => {
    expect(await judge('abc', proof, { commitment, added: 'bb' })).toBe('false');
  });

  test('is false when the secret is not the promised one', async () => {
    expect(await judge('abc', { ...proof, secret: '00'.repeat(32) })).toBe('false');
  });
});
