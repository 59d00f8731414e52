import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, recall } from '../../src/shell/store';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

test('a value that was kept comes back until it is forgotten', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  expect(keep('solo', { level: 'expert' })).toBe(true);
  expect(recall('solo')).toEqual({ level: 'expert' });
  forget('solo');
  expect(recall('solo')).toBeNull();
});

test('a browser that refuses to keep anything breaks nothing', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(recall('solo')).toBeNull();
  expect(keep('solo', 1)).toBe(false);
  expect(() => forget('solo')).not.toThrow();
});

test('a browser without a store at all breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([recall('solo'), keep('solo', 1)]).toEqual([null, false]);
});

test('a value that somebody broke is none', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{' });
  expect(recall('solo')).toBeNull();
});
