import { expect, test } from 'vitest';
import { promptOf } from '../../src/state/prompt';
import { EMPTY, type TableState } from '../../src/state/table';
import { view } from './views';

const BOTH = { sound: 'yes', notify: 'yes' } as const;
const NONE = { sounds: false, notifies: false };
const state = (toAct: number, changes: Partial<TableState> = {}): TableState => ({
  ...EMPTY,
  view: view({ to_act: toAct }),
  ...changes,
});

test('a turn that comes from another seat is heard, and shown while the page is hidden', () => {
  expect(promptOf(state(3), state(0), BOTH, true)).toEqual({ sounds: true, notifies: true });
});

test('a page that is seen shows no notice', () => {
  expect(promptOf(state(3), state(0), BOTH, false)).toEqual({ sounds: true, notifies: false });
});

test.each([
  ['neither was asked for', { sound: 'no', notify: 'no' }, NONE],
  ['only the sound was', { sound: 'yes', notify: 'no' }, { sounds: true, notifies: false }],
  ['only the notice was', { sound: 'no', notify: 'yes' }, { sounds: false, notifies: true }],
] as const)('the settings decide: %s', (_, wanted, prompt) => {
  expect(promptOf(state(3), state(0), wanted, true)).toEqual(prompt);
});

test.each([
  ['the page has just been opened', EMPTY, state(0)],
  ['I have the turn again', state(0), state(0)],
  ['it is the turn of another', state(0), state(1)],
  ['my card is on its way', state(3), state(0, { sent: { id: 'a', action: 'Jh' } })],
])('nobody is called when %s', (_, before, after) => {
  expect(promptOf(before, after, BOTH, true)).toEqual(NONE);
});
