/** The `.belote` file last opened or dropped; it stays in memory and goes nowhere but to a review. */
import type { Key } from '../../i18n/catalogue.svelte';
import { go } from '../../shell/router.svelte';

const MOST_BYTES = 1_000_000;

class Dropped {
  text = $state('');
  name = $state('');
  /** Why the last file was not taken. */
  refusal = $state<Key | null>(null);
  /** Whether a file is held over the page. */
  isOver = $state(false);
}

export const dropped = new Dropped();

/** Show the review of a file; one that cannot be read is refused on the list of games. */
export async function take(file: File): Promise<void> {
  const isTooBig = file.size > MOST_BYTES;
  // A folder that was dropped looks like a file and cannot be read.
  const text = isTooBig ? '' : await file.text().catch(() => '');
  dropped.refusal = isTooBig ? 'review.too_big' : text.trim() === '' ? 'review.empty_file' : null;
  if (dropped.refusal === null) {
    dropped.text = text;
    dropped.name = file.name;
  }
  go(dropped.refusal === null ? '/review/file/1' : '/review');
}

/** A file may be dropped anywhere on any page, which would leave for it otherwise. */
export function hover(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') !== true) return;
  event.preventDefault();
  dropped.isOver = true;
}

export function leave(event: DragEvent): void {
  if (event.relatedTarget === null) dropped.isOver = false;
}

export function drop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  dropped.isOver = false;
  if (file === undefined) return;
  event.preventDefault();
  void take(file);
}
