/** When a person is called to the table: with a sound, and where the page is hidden by a notice. */
import { turnOf, type TableState } from './table';

export interface Prompt {
  readonly sounds: boolean;
  readonly notifies: boolean;
}

interface Wanted {
  readonly sound: 'no' | 'yes';
  readonly notify: 'no' | 'yes';
}

/** What a new state calls for: nothing unless the turn has come to me from somebody else.
 *
 * Who has just played knows it, and so does who has just opened the page.
 */
export function promptOf(
  before: TableState,
  after: TableState,
  wanted: Wanted,
  isHidden: boolean,
): Prompt {
  const waited = before.view !== null && before.view.to_act !== before.view.seat;
  const isCalled = waited && turnOf(after) !== null;
  return {
    sounds: isCalled && wanted.sound === 'yes',
    notifies: isCalled && wanted.notify === 'yes' && isHidden,
  };
}
