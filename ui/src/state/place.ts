/** Where a seat is drawn: mine at the bottom, the others in the direction of play. */

export type Place = 'S' | 'W' | 'N' | 'E';

interface Seen {
  readonly seat: number;
  readonly clockwise: boolean;
}

const CLOCKWISE: readonly Place[] = ['S', 'W', 'N', 'E'];
const COUNTER: readonly Place[] = ['S', 'E', 'N', 'W'];

/** The place of a seat on the page of the seat that looks. */
export function placeOf(seat: number, seen: Seen): Place {
  const turns = (seat - seen.seat + 4) % 4;
  return (seen.clockwise ? CLOCKWISE : COUNTER)[turns] as Place;
}

/** Our points and theirs, out of those of team 0 and team 1. */
export function usThem<T>(pair: readonly [T, T], seen: { readonly seat: number }): [T, T] {
  return seen.seat % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]];
}

/** The four seats in order of play from one of them. */
export const orderFrom = (seat: number): number[] => [0, 1, 2, 3].map((step) => (seat + step) % 4);

/** The cards of a trick with the seats that played them. */
export const playedIn = (trick: {
  readonly leader: number;
  readonly cards: readonly string[];
}): { seat: number; card: string }[] =>
  trick.cards.map((card, step) => ({ seat: (trick.leader + step) % 4, card }));
