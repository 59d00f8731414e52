import { expect, test } from 'vitest';
import type { TableView } from '../../src/net/protocol';
import { EMPTY, reduce, type TableState } from '../../src/state/table';

const seen = (seq: number): TableState => ({ ...EMPTY, view: { seq } as TableView });
const sent = { type: 'sent', id: 'a', action: 'Js' } as const;

test('a card that was accepted stays away until the view without it comes', () => {
  const waiting = reduce(seen(7), sent, 0);
  const answered = reduce(waiting, { type: 'accepted', id: 'a', seq: 8 }, 0);
  expect(answered.sent).not.toBeNull();
});

test('nothing is awaited any more when the view came first', () => {
  const waiting = reduce(seen(8), sent, 0);
  const answered = reduce(waiting, { type: 'accepted', id: 'a', seq: 8 }, 0);
  expect(answered.sent).toBeNull();
});
