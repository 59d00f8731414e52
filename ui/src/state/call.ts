/** Calls as the page draws them: a level, a suit's pip, or words. */
import type { CallMade, CallOffer } from '../net/protocol';
import { suitOf } from '../cards/names';
import type { Suit } from '../cards/drawing';

export interface DrawnCall {
  readonly level: string;
  readonly strain: string;
  readonly suit: Suit | null;
}

/** The level and strain of a bid in its notation (`100H`, `NT`), null for another call. */
export function bidOf(call: string): DrawnCall | null {
  const match = /^(\d+|capot)?(NT|AT|[SHDC])$/.exec(call);
  if (match === null) return null;
  const strain = match[2] ?? '';
  return { level: match[1] ?? '', strain, suit: suitOf(strain) };
}

/** The last bid of an auction with its bidder. */
export function standing(calls: readonly CallMade[]): (CallMade & { bid: DrawnCall }) | null {
  for (const made of [...calls].reverse()) {
    const bid = bidOf(made.call);
    if (bid !== null) return { ...made, bid };
  }
  return null;
}

/** The shape of the panel that offers these calls. */
export type PanelKind = 'values' | 'take' | 'strains';

export function panelOf(offers: readonly CallOffer[], turned: string | null): PanelKind {
  const bids = offers.filter((offer) => offer.kind === 'bid');
  if (bids.some((offer) => offer.level !== null)) return 'values';
  return turned !== null && bids.length === 1 ? 'take' : 'strains';
}

const LOWEST = 80;
const STEP = 10;
const ACROSS = 6;

/** The cells of the grid of values, six in a row: a value keeps its cell, whatever is allowed now.
 *
 * Numbers stand by their size, words (capot) at the end of the last row; null is a blank.
 */
export function valueCells(offers: readonly CallOffer[]): (string | null)[] {
  const levels = [...new Set(offers.flatMap((offer) => offer.level ?? []))];
  const words = levels.filter((level) => Number.isNaN(Number(level)));
  const cells: (string | null)[] = [];
  for (const level of levels) {
    const cell = (Number(level) - LOWEST) / STEP;
    if (Number.isInteger(cell) && cell >= 0) cells[cell] = level;
  }
  const rows = Math.max(3, Math.ceil((cells.length + words.length) / ACROSS));
  const blanks = rows * ACROSS - words.length;
  return [...Array.from({ length: blanks }, (_, cell) => cells[cell] ?? null), ...words];
}

/** The calls so far, in columns of speaking order, from the seat that spoke first. */
export function callRows(calls: readonly CallMade[]): {
  seats: number[];
  rows: (CallMade | null)[][];
} {
  const first = calls[0]?.seat ?? 0;
  const rows: (CallMade | null)[][] = [];
  for (const made of calls) {
    const column = (made.seat - first + 4) % 4;
    if (column === 0 || rows.length === 0) rows.push([null, null, null, null]);
    const row = rows.at(-1);
    if (row !== undefined) row[column] = made;
  }
  return { seats: [0, 1, 2, 3].map((step) => (first + step) % 4), rows };
}
