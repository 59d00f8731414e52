import { expect, test } from 'vitest';
import { read } from '../../src/shell/router.svelte';

const route = (address: string) => read(new URL(address, 'http://table.test'));

test('the address of the first page has no page word', () => {
  expect(route('/').page).toBe('');
});

test('the words after the page are its path and the rest its query', () => {
  const { page, path, query } = route('/review/abc/3?step=4');
  expect([page, path, query.get('step')]).toEqual(['review', ['abc', '3'], '4']);
});

test('an escaped word is read, and a broken escape is left as it is', () => {
  expect([route('/learn/b%C3%A9la').path, route('/learn/%E0%A4%A').path]).toEqual([
    ['béla'],
    ['%E0%A4%A'],
  ]);
});
