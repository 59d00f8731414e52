/**
 * Where the reader of a deal that was reviewed stands in it, and what is shown there.
 *
 * Everything here is arithmetic on what was sent. Which card is best, which are legal and what they
 * cost was found by the server.
 */

import type { ShownChoice, ShownTrick, Step, SteppedReview } from '../net/answers';

/** Where the reader stands: `at` counts steps from 0, `steps.length` is the finished deal. */
export interface Reading {
  review: SteppedReview;
  at: number;
}

export type Move = 'first' | 'previous' | 'next' | 'last' | { step: number };

/** Opens a review at its most important moment, or at its first step when there is none. */
export function open(review: SteppedReview): Reading {
  const moment = review.moments[0];
  return { review, at: moment === undefined ? 0 : clamp(moment.step - 1, review) };
}

export function go(reading: Reading, move: Move): Reading {
  const { review, at } = reading;
  const wanted =
    move === 'first'
      ? 0
      : move === 'previous'
        ? at - 1
        : move === 'next'
          ? at + 1
          : move === 'last'
            ? review.steps.length
            : move.step - 1;
  return { review, at: clamp(wanted, review) };
}

function clamp(at: number, review: SteppedReview): number {
  return Math.max(0, Math.min(at, review.steps.length));
}

/** The step that is about to be taken; null once the deal is over. */
export function stepAt(reading: Reading): Step | null {
  return reading.review.steps[reading.at] ?? null;
}

export interface StripCard {
  card: string;
  isPlayed: boolean;
  isOnTable: boolean;
  isChoice: boolean;
  isTaken: boolean;
  cost: number | null;
}

export interface Strip {
  seat: number;
  isJudged: boolean;
  isTaker: boolean;
  isDealer: boolean;
  cards: StripCard[];
}

/**
 * The four hands as they lie at this step. During the play every hand keeps its eight cards, those
 * gone marked as played, so that nothing moves while one steps through.
 */
export function strips(reading: Reading): Strip[] {
  const { review } = reading;
  const step = stepAt(reading);
  const last = review.steps.at(-1);
  const isPlay = step === null ? last !== undefined && last.trick > 0 : step.trick > 0;
  const shown = isPlay && review.full !== null ? review.full : (step?.hands ?? review.hands);
  return shown.map((hand, seat) => {
    const left = new Set(isPlay ? (step?.hands[seat] ?? []) : hand);
    const onTable = cardOf(step?.table ?? null, seat);
    const isJudged = step?.seat === seat;
    return {
      seat,
      isJudged,
      isTaker: review.contract?.taker === seat,
      isDealer: review.dealer === seat,
      cards: hand.map((card) => stripCard(card, left, onTable, isJudged ? step : null)),
    };
  });
}

function stripCard(
  card: string,
  left: ReadonlySet<string>,
  onTable: string | null,
  step: Step | null,
): StripCard {
  const choice = step?.choices.find((one) => bare(one.action) === card);
  return {
    card,
    isPlayed: !left.has(card),
    isOnTable: card === onTable,
    isChoice: choice !== undefined,
    isTaken: step !== null && bare(step.action) === card,
    cost: step === null || choice === undefined ? null : shortfall(step.choices, choice, 'real'),
  };
}

/** The card of a play, without the word of the belote. */
export function bare(action: string): string {
  return action.endsWith('!') ? action.slice(0, -1) : action;
}

/** The card that a seat has in a trick, null when it has none yet. */
export function cardOf(trick: ShownTrick | null, seat: number): string | null {
  if (trick === null) return null;
  return trick.cards[(seat - trick.leader + 4) % 4] ?? null;
}

/** How far a choice stays behind the best one, zero or below; null where it was not worked out. */
export function shortfall(
  choices: readonly ShownChoice[],
  choice: ShownChoice,
  by: 'real' | 'seen',
): number | null {
  const worth = (one: ShownChoice): number | null => (by === 'real' ? one.real_marks : one.marks);
  const own = worth(choice);
  if (own === null) return null;
  const known = choices.map(worth).filter((one): one is number => one !== null);
  return own - Math.max(...known);
}

export interface Row {
  choice: ShownChoice;
  real: number | null;
  seen: number | null;
  isTaken: boolean;
  isBest: boolean;
}

/** As many choices as a hand has cards are read at a glance; an auction may offer seventy. */
const GLANCE = 8;

/** The first of the rows, with those that were taken and advised; all where few more are left. */
export function notable(found: readonly Row[], advice: string): readonly Row[] {
  if (found.length <= GLANCE + 1) return found;
  const isNamed = (row: Row): boolean => row.isTaken || row.choice.action === advice;
  return found.filter((row, place) => place < GLANCE || isNamed(row));
}

/** What the seat could do, best first: as it could know, then on the real cards. */
export function rows(step: Step): Row[] {
  const found = step.choices.map((choice) => ({
    choice,
    real: shortfall(step.choices, choice, 'real'),
    seen: shortfall(step.choices, choice, 'seen'),
    isTaken: choice.action === step.action || bare(choice.action) === bare(step.action),
    isBest: choice.is_best,
  }));
  return found.sort((one, other) => byWorth(one, other, step.advice));
}

function byWorth(one: Row, other: Row, advice: string): number {
  const gap = (other.seen ?? -Infinity) - (one.seen ?? -Infinity);
  if (gap !== 0 && !Number.isNaN(gap)) return gap;
  const real = (other.real ?? -Infinity) - (one.real ?? -Infinity);
  if (real !== 0 && !Number.isNaN(real)) return real;
  return Number(other.choice.action === advice) - Number(one.choice.action === advice);
}

/** The trick to draw: the one going on, or the one just finished when the deal is over. */
export function trickShown(reading: Reading): ShownTrick | null {
  const step = stepAt(reading);
  return step === null ? (reading.review.steps.at(-1)?.after ?? null) : step.table;
}

/** How many clear mistakes a seat made, in the auction too, as the moments and its cost do. */
export const mistakes = (review: SteppedReview, seat: number): number =>
  review.steps.filter((step) => step.seat === seat && step.cost_expected.is_clear).length;

/** The calls made before this step, and the last one of each seat. */
export function callsBefore(reading: Reading): Step[] {
  return reading.review.steps.slice(0, reading.at).filter((step) => step.trick === 0);
}

export function lastCall(reading: Reading, seat: number): string | null {
  return callsBefore(reading).filter((step) => step.seat === seat).at(-1)?.text ?? null;
}

/** The number of the moment that this step is, from 1; 0 when it is none. */
export function momentNumber(reading: Reading): number {
  return reading.review.moments.findIndex((one) => one.step === reading.at + 1) + 1;
}
