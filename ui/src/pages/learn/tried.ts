/** Which puzzles were tried on this device, and whether the first answer was right. */
import { keep, recall } from '../../shell/store';

const NAME = 'puzzles';

export function tried(): Readonly<Record<string, boolean>> {
  const kept = recall(NAME);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
  );
}

/** Keep a first answer; later ones change nothing, the solution having been seen. */
export function keepTry(id: string, isRight: boolean): void {
  keep(NAME, { [id]: isRight, ...tried() });
}
