import { expect, test } from 'vitest';
import { outdated, wayOf } from '../../src/offline/ways';

const HOME = 'https://belote.example';
const KEPT = ['/', '/icon.svg', '/assets/index-1a.js'];
const way = (path: string, asked: { method?: string; mode?: string } = {}): string =>
  wayOf({ method: 'GET', mode: 'cors', url: HOME + path, ...asked }, HOME, KEPT);

test.each(['/', '/score', '/table/abc', '/review/abc/3?step=4'])('%s is a page', (path) => {
  expect(way(path, { mode: 'navigate' })).toBe('page');
});

test.each(['/icon.svg', '/assets/index-1a.js', '/assets/svg-cards-1a/Kh.svg'])(
  '%s comes from what is kept',
  (path) => {
    expect(way(path)).toBe('file');
  },
);

test.each(['/api/variants', '/api/me/export', '/health', '/metrics', '/openapi.json'])(
  '%s is always asked of the server',
  (path) => {
    expect([way(path), way(path, { mode: 'navigate' })]).toEqual(['alone', 'alone']);
  },
);

test('what is sent to the server is left alone', () => {
  expect(way('/', { method: 'POST', mode: 'navigate' })).toBe('alone');
});

test('another site is left alone', () => {
  const asked = { method: 'GET', mode: 'no-cors', url: 'https://elsewhere.example/assets/a.js' };
  expect(wayOf(asked, HOME, KEPT)).toBe('alone');
});

test('the version before stays for a table that is still open, older ones go', () => {
  expect(outdated(['pages-1', 'others', 'pages-2', 'pages-3'], 'pages-3')).toEqual(['pages-1']);
});
