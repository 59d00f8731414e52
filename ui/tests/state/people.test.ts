import { describe, expect, test } from 'vitest';
import { asClock, deedsOf, timeLeft } from '../../src/state/people';
import { room, seatOf } from './rooms';

describe('the clock', () => {
  const told = room({ clock: { seat: 1, phase: 'move', ends_in: 20_000, gone_in: 140_000 } });

  test('goes down with the time since it was told', () => {
    expect(timeLeft(told, 5000)).toEqual({ seat: 1, phase: 'move', seconds: 15, gone: 135, part: 0.75 });
  });

  test('goes on with the reserve of the seat, then with the grace, without being told', () => {
    const phases = [20_000, 79_000, 81_000].map((elapsed) => timeLeft(told, elapsed));
    expect(phases.map((one) => [one?.phase, one?.seconds])).toEqual([
      ['reserve', 60],
      ['reserve', 1],
      ['grace', 59],
    ]);
  });

  test('goes from the move to the grace where the reserve is used up', () => {
    const seats = told.seats.map((one) => ({ ...one, reserve: 0 }));
    const clock = { seat: 1, phase: 'move' as const, ends_in: 20_000, gone_in: 80_000 };
    expect(timeLeft({ ...told, seats, clock }, 21_000)).toMatchObject({ phase: 'grace', gone: 59 });
  });

  test('stays at nothing when the server is late', () => {
    expect(timeLeft(told, 999_000)).toMatchObject({ seconds: 0, gone: 0, part: 0 });
  });

  test('is not there while nobody’s time runs', () => {
    expect(timeLeft(room(), 0)).toBeNull();
  });

  test('is written in minutes and seconds', () => {
    expect([asClock(42), asClock(65)]).toEqual(['0:42', '1:05']);
  });
});

describe('a place before the match', () => {
  const host = { can: ['sit', 'fill', 'clear', 'swap'] as const };
  const seats = [seatOf(0), seatOf(1), seatOf(2, { kind: 'empty' }), seatOf(3, { kind: 'computer' })];

  test('offers the host what fits who has it', () => {
    const waits = room({ ...host, seats });
    expect([1, 2, 3].map((seat) => deedsOf(waits, seat))).toEqual([
      ['swap'],
      ['sit', 'fill'],
      ['clear', 'swap'],
    ]);
  });

  test('offers a visitor a free seat alone', () => {
    const waits = room({ can: ['sit'], seats, my_seat: null });
    expect([1, 2, 3].map((seat) => deedsOf(waits, seat))).toEqual([[], ['sit'], []]);
  });
});
