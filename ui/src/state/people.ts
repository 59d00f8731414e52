/** A table of people beside its cards: who sits where, whose time runs, what may be asked.
 *
 * Pure, as the fold over the frames is: times are given, in milliseconds, and no rule is known.
 */
import type { Room, RoomSeat } from '../net/protocol';

/** What runs at a seat: the time of a phase, and what is left before a computer takes over. */
export interface TimeLeft {
  readonly seat: number;
  readonly phase: 'move' | 'reserve' | 'grace';
  readonly seconds: number;
  readonly gone: number;
  /** What is left of the phase, from 1 down to 0. */
  readonly part: number;
}

/** The clock as it stands so long after the frame that told it; phases follow each other alone. */
export function timeLeft(room: Room | null, elapsed: number): TimeLeft | null {
  const clock = room?.clock ?? null;
  if (room === null || clock === null) return null;
  const { terms } = room;
  const gone = Math.max(0, clock.gone_in - elapsed);
  const reserve = room.seats[clock.seat]?.reserve ?? 0;
  const whole = {
    move: (terms.move_seconds ?? 0) * 1000,
    reserve: terms.reserve_seconds * 1000,
    grace: terms.grace_seconds * 1000,
  };
  let phase = clock.phase;
  let left = clock.ends_in - elapsed;
  if (left <= 0 && phase === 'move' && reserve > 0) {
    phase = 'reserve';
    left += reserve;
  }
  if (left <= 0 && phase !== 'grace') {
    phase = 'grace';
    left = gone;
  }
  left = Math.max(0, left);
  const part = whole[phase] > 0 ? Math.min(1, left / whole[phase]) : 0;
  return { seat: clock.seat, phase, seconds: seconds(left), gone: seconds(gone), part };
}

export const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** Seconds as a clock shows them: `1:05`. */
export const asClock = (left: number): string =>
  `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

/** The seconds before a computer takes over at which those who listen are told. */
export const WARNINGS: readonly number[] = [60, 30, 10];

/** My seat at a table of people, null for whoever looks on. */
export const mine = (room: Room | null): RoomSeat | null =>
  room === null || room.my_seat === null ? null : (room.seats[room.my_seat] ?? null);

/** Whether a seat is played by a computer in place of its person. */
export const isStoodIn = (seat: RoomSeat | undefined): boolean =>
  seat?.kind === 'person' && seat.is_away;

type Allowed = Room['can'][number];
export type Deed = Extract<Allowed, 'sit' | 'fill' | 'clear' | 'swap'>;

/** Whether something is open to me now. */
export const may = (room: Room | null, deed: Allowed): boolean => room?.can.includes(deed) === true;

/** What may be done with a seat before the match begins, by whoever looks. */
export function deedsOf(room: Room, seat: number): Deed[] {
  const one = room.seats[seat];
  if (one === undefined) return [];
  const deeds: Deed[] =
    one.kind === 'empty' ? ['sit', 'fill'] : one.kind === 'computer' ? ['clear', 'swap'] : ['swap'];
  return deeds.filter((deed) => may(room, deed));
}
