/** The table as the page knows it: a pure fold over what the server says and the person does.
 *
 * Live play, replay and review feed the same frames. Times are given, in milliseconds; nothing here
 * reads a clock, and nothing here knows a rule.
 */
import type { HintFrame, Moved, Reply, Room, TableView, Told, TrickView } from '../net/protocol';
import { slotsAfter } from './hand';
import { isStoodIn, mine } from './people';

/** What the person does to the picture alone. */
export type Gesture =
  | { readonly type: 'gather' }
  | { readonly type: 'choose'; readonly card: string | null }
  | { readonly type: 'sent'; readonly id: string; readonly action: string }
  | { readonly type: 'tell'; readonly told: Told }
  | { readonly type: 'speak'; readonly text: string; readonly isUrgent: boolean }
  | { readonly type: 'news'; readonly text: string }
  | { readonly type: 'recall' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'tick' }
  | { readonly type: 'link'; readonly link: 'up' | 'lost' | 'stopped' };

export type Message = Reply | Gesture;

/** What a seat said, shown at its chip. `until` is null while nothing ends it. */
export interface Bubble {
  readonly call: string | null;
  readonly text: string;
  readonly born: number;
  readonly until: number | null;
}

/** What stands in the message band. */
export type Band =
  | { readonly kind: 'refusal' | 'news'; readonly text: string }
  | { readonly kind: 'hint'; readonly text: string; readonly action: string }
  | { readonly kind: 'shown'; readonly seat: number; readonly text: string; readonly cards: readonly string[] }
  | { readonly kind: 'last'; readonly trick: TrickView };

export interface TableState {
  readonly view: TableView | null;
  /** Who is around the table, null where one plays alone, and when it was told. */
  readonly room: Room | null;
  readonly roomAt: number;
  /** What people said besides their calls. */
  readonly sayings: readonly (Bubble | null)[];
  /** Where the next match is played. */
  readonly moved: Moved | null;
  /** The finished trick that still lies there, and the one on its way to its winner. */
  readonly held: TrickView | null;
  readonly gone: { readonly trick: TrickView; readonly until: number } | null;
  readonly slots: readonly (string | null)[];
  readonly bubbles: readonly (Bubble | null)[];
  readonly thinking: { readonly seat: number; readonly since: number } | null;
  /** The card chosen before its time, or lifted. */
  readonly chosen: string | null;
  /** The command whose answer is awaited. */
  readonly sent: { readonly id: string; readonly action: string } | null;
  readonly band: Band | null;
  readonly hint: HintFrame | null;
  /** Whether this position was reached by taking back. */
  readonly isBack: boolean;
  readonly link: 'first' | 'up' | 'down';
  /** Whether the server that is away said so. */
  readonly isStopped: boolean;
  /** Why this table cannot be shown at all. */
  readonly closed: Told | null;
  /** For the live regions: each sentence has its number, so that a repeated one is said again. */
  readonly polite: { readonly number: number; readonly text: string };
  readonly urgent: { readonly number: number; readonly text: string };
}

export const GATHER = 220;
export const BUBBLE = 2000;
export const SAYING = 5000;
const NOBODY: readonly null[] = [null, null, null, null];

export const EMPTY: TableState = {
  view: null,
  room: null,
  roomAt: 0,
  sayings: NOBODY,
  moved: null,
  held: null,
  gone: null,
  slots: [],
  bubbles: NOBODY,
  thinking: null,
  chosen: null,
  sent: null,
  band: null,
  hint: null,
  isBack: false,
  link: 'first',
  isStopped: false,
  closed: null,
  polite: { number: 0, text: '' },
  urgent: { number: 0, text: '' },
};

/** The state after a message at a time. */
export function reduce(state: TableState, message: Message, at: number): TableState {
  switch (message.type) {
    case 'update':
      return updated(state, message, at);
    case 'refused':
      return refused(state, message.id, message.reason);
    case 'hint':
      return hinted(state, message);
    case 'thinking':
      return { ...state, thinking: { seat: message.seat, since: at } };
    case 'room':
      return entered(state, message, at);
    case 'noticed':
      return { ...spoken(state, message.text, false), band: { kind: 'news', text: message.text } };
    case 'said':
      return heard(state, message, at);
    case 'moved':
      return { ...state, moved: message };
    case 'accepted':
      return accepted(state, message);
    case 'gather':
      return gathered(state, at);
    case 'choose':
      return { ...state, chosen: message.card };
    case 'sent':
      return { ...gathered(state, at), sent: message, chosen: null, hint: null, band: null };
    case 'tell':
      return told(state, message.told);
    case 'speak':
      return spoken(state, message.text, message.isUrgent);
    case 'news':
      return { ...spoken(state, message.text, true), band: { kind: 'news', text: message.text } };
    case 'recall':
      return recalled(state);
    case 'dismiss':
      return { ...state, band: null };
    case 'tick':
      return ticked(state, at);
    case 'link':
      return linked(state, message.link);
  }
}

/** A server that has gone stays gone while the attempts to reach it fail. */
function linked(state: TableState, link: 'up' | 'lost' | 'stopped'): TableState {
  const isUp = link === 'up';
  const isStopped = !isUp && (link === 'stopped' || state.isStopped);
  return { ...state, link: isUp ? 'up' : 'down', isStopped, thinking: null };
}

/** A table of people is known by its newest event; the same one may tell who has come or gone. */
function entered(state: TableState, room: Room, at: number): TableState {
  if (state.room !== null && room.seq < state.room.seq) return state;
  return { ...state, room, roomAt: at, closed: null };
}

function heard(state: TableState, said: Said, at: number): TableState {
  const sayings = [...state.sayings];
  sayings[said.seat] = { call: null, text: said.text, born: at, until: at + SAYING };
  return { ...state, sayings };
}

type Said = Extract<Reply, { type: 'said' }>;
type Updated = Extract<Reply, { type: 'update' }>;
type Accepted = Extract<Reply, { type: 'accepted' }>;

function updated(state: TableState, { view, happened }: Updated, at: number): TableState {
  const before = state.view;
  if (before !== null && view.seq < before.seq) return state;
  const isNewDeal = before === null || view.deal !== before.deal;
  const isBack = happened.some((one) => one.kind === 'undone');
  const isTrick = happened.some((one) => one.kind === 'trick');
  const isFresh = isNewDeal || isBack || happened.length === 0;
  const held = isTrick ? view.last_trick : isFresh ? null : state.held;
  const isOpen = held !== null || (view.trick?.cards.length ?? 0) > 0;
  // Whoever reads the page again must not find that it is their turn when it no longer is.
  const isPast = happened.length > 0 && view.to_act !== view.seat;
  const text = inOneBreath(happened.map((one) => one.text).filter(Boolean));
  return {
    ...state,
    view,
    held,
    gone: isFresh ? null : state.gone,
    slots: slotsAfter(isFresh ? [] : state.slots, view.hand.map((one) => one.card), isOpen),
    bubbles: bubblesAfter(isFresh ? NOBODY : state.bubbles, { type: 'update', view, happened }, at),
    thinking: happened.length > 0 ? null : state.thinking,
    chosen: view.hand.some((one) => one.card === state.chosen) ? state.chosen : null,
    sent: hasCome(state.sent, view, before) ? null : state.sent,
    band: isBack ? null : bandAfter(state.band, view, happened),
    hint: view.seq === before?.seq ? state.hint : null,
    isBack: isBack || (view.seq === before?.seq && state.isBack),
    closed: null,
    polite: text === '' ? state.polite : { number: state.polite.number + 1, text },
    urgent: isPast ? { ...state.urgent, text: '' } : state.urgent,
  };
}

/** Sentences in a row; a voice pauses between them only where one has ended. */
function inOneBreath(sentences: readonly string[]): string {
  const hasEnd = (one: string): boolean => /[.!?…]$/.test(one);
  const last = sentences.length - 1;
  return sentences.map((one, place) => (place === last || hasEnd(one) ? one : `${one}.`)).join(' ');
}

/** Until the view of an accepted command comes, what was sent stays away from the hand. */
function accepted(state: TableState, { id, seq }: Accepted): TableState {
  const isSeen = state.sent?.id === id && seq <= (state.view?.seq ?? 0);
  return isSeen ? { ...state, sent: null } : state;
}

/** Whether a newer view settles the command that was sent: its card has left the hand, say. */
const hasCome = (sent: TableState['sent'], view: TableView, before: TableView | null): boolean =>
  sent !== null && (view.seq > (before?.seq ?? 0) || view.to_act !== view.seat);

function bubblesAfter(
  bubbles: readonly (Bubble | null)[],
  { view, happened }: Updated,
  at: number,
): (Bubble | null)[] {
  const next = [...bubbles];
  if (happened.length === 0 && view.phase === 'auction') {
    view.calls.forEach((made) => (next[made.seat] = called(made.call, made.text, at)));
  }
  for (const { kind, seat } of happened) {
    if (seat === null) continue;
    const said = view.seats[seat]?.said?.text;
    if (kind === 'called') {
      const made = view.calls.findLast((one) => one.seat === seat);
      next[seat] = made === undefined ? null : called(made.call, made.text, at);
    } else if (kind === 'announced' && said !== undefined) {
      next[seat] = { call: null, text: said, born: at, until: null };
    } else if (kind === 'played') {
      next[seat] = afterCard(next[seat] ?? null, view.seats[seat]?.said ?? null, at);
    }
  }
  return next;
}

const called = (call: string, text: string, at: number): Bubble => ({
  call,
  text,
  born: at,
  until: null,
});

/** A card ends what its seat said before, but not sooner than it can be read. */
function afterCard(bubble: Bubble | null, said: Told | null, at: number): Bubble | null {
  if (said?.code === 'belote' && bubble?.text !== said.text) {
    return { call: null, text: said.text, born: at, until: at + BUBBLE };
  }
  if (bubble === null || bubble.until !== null || bubble.born === at) return bubble;
  return at - bubble.born >= BUBBLE ? null : { ...bubble, until: bubble.born + BUBBLE };
}

function bandAfter(band: Band | null, view: TableView, happened: Updated['happened']): Band | null {
  const shown = happened.find((one) => one.kind === 'shown' && one.seat !== null);
  if (shown !== undefined && shown.seat !== null) {
    const cards = view.seats[shown.seat]?.shown ?? [];
    return { kind: 'shown', seat: shown.seat, text: shown.text, cards };
  }
  const isNewTrick = happened.some((one) => one.kind === 'trick');
  const stays = band?.kind === 'shown' || (band?.kind === 'last' && !isNewTrick);
  return happened.length === 0 || stays ? band : null;
}

function refused(state: TableState, id: string | null, reason: Told): TableState {
  if (state.view === null && state.room === null) return { ...state, closed: reason };
  const isSent = id !== null && state.sent?.id === id;
  return told({ ...state, sent: isSent ? null : state.sent, chosen: null }, reason);
}

const told = (state: TableState, reason: Told): TableState => ({
  ...spoken(state, reason.text, true),
  band: { kind: 'refusal', text: reason.text },
});

const hinted = (state: TableState, hint: HintFrame): TableState => ({
  ...spoken(state, hint.text, false),
  hint,
  band: { kind: 'hint', text: hint.text, action: hint.action },
});

const spoken = (state: TableState, text: string, isUrgent: boolean): TableState =>
  isUrgent
    ? { ...state, urgent: { number: state.urgent.number + 1, text } }
    : { ...state, polite: { number: state.polite.number + 1, text } };

function gathered(state: TableState, at: number): TableState {
  if (state.held === null) return state;
  const hand = state.view?.hand.map((one) => one.card) ?? [];
  const isOpen = (state.view?.trick?.cards.length ?? 0) > 0;
  return {
    ...state,
    held: null,
    gone: { trick: state.held, until: at + GATHER },
    slots: isOpen ? state.slots : hand,
  };
}

function recalled(state: TableState): TableState {
  const trick = state.view?.last_trick ?? null;
  if (state.band?.kind === 'last') return { ...state, band: null };
  return trick === null ? state : { ...state, band: { kind: 'last', trick } };
}

function ticked(state: TableState, at: number): TableState {
  const unread = (one: Bubble | null): Bubble | null =>
    one !== null && one.until !== null && one.until <= at ? null : one;
  const gone = state.gone !== null && state.gone.until <= at ? null : state.gone;
  return {
    ...state,
    bubbles: state.bubbles.map(unread),
    sayings: state.sayings.map(unread),
    gone,
  };
}

/** The next time at which a tick changes something, null when nothing is due. */
export function due(state: TableState): number | null {
  const said = [...state.bubbles, ...state.sayings];
  const times = [state.gone?.until, ...said.map((one) => one?.until)];
  const known = times.filter((time): time is number => typeof time === 'number');
  return known.length === 0 ? null : Math.min(...known);
}

/** Whether it is mine to play a card, to call, or neither. */
export function turnOf(state: TableState): 'play' | 'call' | null {
  const view = state.view;
  if (view === null || state.sent !== null || view.to_act !== view.seat || isKept(state)) return null;
  return view.phase === 'play' ? 'play' : view.phase === 'auction' ? 'call' : null;
}

/** Whether nothing is mine to do here: I look on, a computer plays for me, or the table rests. */
const isKept = ({ view, room }: TableState): boolean =>
  view?.spectator === true || room?.stage === 'paused' || isStoodIn(mine(room) ?? undefined);

/** The only action that is mine to take, null where there is a choice to make or a trick to see.
 *
 * The word of a belote goes with the card, and whoever has something to announce is left to do it.
 * Who took a card back wants to look: it is not played for them again.
 */
export function forcedAction(state: TableState): string | null {
  const { view, held, isBack } = state;
  if (view === null || held !== null || isBack || view.declares.length > 0) return null;
  const [only, other] = turnOf(state) === 'play' ? view.hand.filter((one) => one.legal) : [];
  if (only === undefined || other !== undefined) return null;
  return only.card + (only.says ? '!' : '');
}

/** The trick to draw: the finished one while it lies there, with a card of mine under way. */
export function drawnTrick(state: TableState): TrickView | null {
  if (state.held !== null) return state.held;
  const view = state.view;
  if (view === null) return null;
  const trick = view.trick ?? { leader: view.seat, cards: [], winner: null, points: 0 };
  const card = state.sent?.action.replace('!', '') ?? '';
  const isCard = view.hand.some((one) => one.card === card) && view.to_act === view.seat;
  return isCard ? { ...trick, cards: [...trick.cards, card] } : view.trick;
}
