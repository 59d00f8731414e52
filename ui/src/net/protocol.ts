/** What goes over the socket of a table, both ways. Written by `python -m scripts.protocol_types`: do not edit. */

export type Pair = readonly [number, number];

export type Phase = 'auction' | 'play' | 'deal_over' | 'match_over';

export type Pace = 'instant' | 'brisk' | 'natural';

export type SeatKind = 'empty' | 'person' | 'computer';

export type Stage = 'waiting' | 'playing' | 'paused' | 'over';

export type ClockPhase = 'move' | 'reserve' | 'grace';

export type Deed = 'sit' | 'fill' | 'clear' | 'swap' | 'start' | 'cancel' | 'leave' | 'return' | 'pause' | 'resume' | 'next' | 'talk' | 'rematch';

export type NoticeKind = 'sat' | 'stood' | 'filled' | 'swapped' | 'started' | 'replaced' | 'returning' | 'returned' | 'pause_asked' | 'paused' | 'resumed' | 'woken' | 'cancelled' | 'abandoned' | 'paid';

export type Command = AskHint | Act | Next | Undo | Sit | Stand | Fill | Clear | Swap | Start | Cancel | Return | Pause | Resume | AddEntropy | Say;

export type Frame = Hello | Command;

export type Reply = Update | Accepted | Refused | HintFrame | Thinking | Room | Noticed | Spoken | Moved;

/** A sentence with its code (`MustRuff`, `made`, `cards`). */
export interface Told {
  readonly code: string;
  readonly text: string;
}

/**
 * A card of the hand.
 *
 * `refusal` says why it may not be played, when it is this seat's turn to play and the card is
 * not legal; `says` that the word of the belote may be said with it.
 */
export interface HandCard {
  readonly card: string;
  readonly legal: boolean;
  readonly refusal: Told | null;
  readonly says: boolean;
}

/**
 * What everybody knows of a seat.
 *
 * `name` is empty for a computer, which the page names by its place; `bot` is `confirme@1`, who
 * plays the seat now, or null where its person does. `cards` are those in hand, `tricks` those
 * taken, `call` the last call of the auction. `said` is the last thing heard from the seat in this
 * deal besides cards and calls: announces by their kinds, or a word of the belote. `shown` are the
 * cards of announces on view.
 */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly bot: string | null;
  readonly cards: number;
  readonly tricks: number;
  readonly call: string | null;
  readonly said: Told | null;
  readonly shown: readonly string[];
  readonly is_dealer: boolean;
  readonly is_taker: boolean;
}

/** A call of the auction in its notation and in words. */
export interface CallMade {
  readonly seat: number;
  readonly call: string;
  readonly text: string;
}

/**
 * A call that may be made now; `call` is what is sent back.
 *
 * `level` is a number or `capot`, null where bids have no number; `strain` is null unless this is
 * a bid.
 */
export interface CallOffer {
  readonly call: string;
  readonly kind: 'bid' | 'double' | 'pass' | 'redouble';
  readonly level: string | null;
  readonly strain: string | null;
  readonly text: string;
}

/** Announces that may be made now; `action` is what is sent back, `best` the fullest choice. */
export interface DeclareOffer {
  readonly action: string;
  readonly cards: readonly string[];
  readonly text: string;
  readonly best: boolean;
}

/** The contract; `multiplier` is 1, or what a double or redouble makes of it. */
export interface ContractView {
  readonly strain: string;
  readonly level: string | null;
  readonly taker: number;
  readonly multiplier: number;
  readonly text: string;
}

/** A trick: cards in order of play, the seat whose card is best so far, card points on it. */
export interface TrickView {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number | null;
  readonly points: number;
}

/** A line of the score sheet: points of team 0 and of team 1. */
export interface SheetLine {
  readonly label: Told;
  readonly points: readonly [number, number];
}

/**
 * The score of a deal; `outcome` is made, failed, tie or passed_out.
 *
 * `marks` are those of the deal, `totals` the match's after it, `pending` what hangs over;
 * `scale` is the sentence that tells how points become marks, where these are fewer.
 */
export interface Sheet {
  readonly outcome: Told;
  readonly lines: readonly SheetLine[];
  readonly marks: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly pending: number;
  readonly scale: string;
}

/**
 * A table as one seat may know it.
 *
 * `seq` is the newest event it knows, `seat` the seat that looks. `plain_order` and `trump_order`
 * list ranks, strongest first. `scores` are before this deal; `target` are the marks that end the
 * match, null where `deals` says how many are played. `hand` is in the order of the contract,
 * trumps first. `offers` are empty unless this seat is to call, `declares` unless it may announce.
 * `sheet` is there once the deal is over, `sheets` are those of the deals before. `winner` is the
 * team that won, null before the end and in a draw. `promise` is the commitment of the deal on
 * the table, of the next one between deals, and empty where none is promised. A `spectator` looks
 * from seat 0 and sees no hand.
 */
export interface TableView {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly ruleset: string;
  readonly variant: string;
  readonly title: string;
  readonly clockwise: boolean;
  readonly trump_order: string;
  readonly plain_order: string;
  readonly deal: number;
  readonly scores: readonly [number, number];
  readonly target: number | null;
  readonly deals: number | null;
  readonly pending: number;
  readonly phase: 'auction' | 'deal_over' | 'match_over' | 'play';
  readonly to_act: number | null;
  readonly seats: readonly SeatView[];
  readonly hand: readonly HandCard[];
  readonly turned: string | null;
  readonly calls: readonly CallMade[];
  readonly contract: ContractView | null;
  readonly offers: readonly CallOffer[];
  readonly declares: readonly DeclareOffer[];
  readonly trick: TrickView | null;
  readonly last_trick: TrickView | null;
  readonly tricks: readonly [number, number];
  readonly sheet: Sheet | null;
  readonly sheets: readonly Sheet[];
  readonly winner: number | null;
  readonly can_undo: boolean;
  readonly can_hint: boolean;
  readonly promise: string;
  readonly spectator: boolean;
}

/** Something that happened, for movement, bubbles and the live region; `text` says it. */
export interface Happening {
  readonly kind: 'announced' | 'called' | 'contract' | 'deal_over' | 'dealt' | 'match_over' | 'played' | 'shown' | 'taken' | 'trick' | 'undone';
  readonly seat: number | null;
  readonly card: string | null;
  readonly text: string;
}

/** The table after an event; `happened` is empty in the first frame after a hello. */
export interface Update {
  readonly type: 'update';
  readonly view: TableView;
  readonly happened: readonly Happening[];
}

/** The command is committed: `id` is its own, `seq` that of its last event. */
export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
  readonly seq: number;
}

/**
 * The command changed nothing; an `Update` follows, unless frames come too fast.
 *
 * `id` is null when the frame could not be read. `reason.code` is the error's name: `MustRuff`,
 * `NotYourTurn`, `MalformedFrame`, `Stale`, `TooManyFrames`, ...
 */
export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly reason: Told;
}

/**
 * What a card should bring.
 *
 * `marks` are those of the deal, own side less the other; `chance`, from 0 to 1, is that of the
 * takers to make their contract.
 */
export interface HintCard {
  readonly card: string;
  readonly marks: number;
  readonly chance: number;
}

/** The answer to `ask_hint`: what to do, why, and the legal cards, best first, where weighed. */
export interface HintFrame {
  readonly type: 'hint';
  readonly id: string;
  readonly action: string;
  readonly text: string;
  readonly cards: readonly HintCard[];
}

/** A computer has begun to think. */
export interface Thinking {
  readonly type: 'thinking';
  readonly seat: number;
}

/**
 * The first frame, and any later change of language or pace.
 *
 * `seq` is the newest event that the page knows.
 */
export interface Hello {
  readonly type: 'hello';
  readonly language: string;
  readonly seq?: number;
  readonly pace?: 'brisk' | 'instant' | 'natural';
}

/** Play, call or declare: `Js`, `Js!` with the belote, `100H`, `pass`, `(AsKsQs)`. */
export interface Act {
  readonly type: 'act';
  readonly id: string;
  readonly seq: number;
  readonly action: string;
}

/**
 * Start the next deal; `entropy` is what this seat adds to the shuffle, 16 bytes in hex.
 *
 * Among people it is dealt once all who are present have asked for it, or after a while by itself.
 */
export interface Next {
  readonly type: 'next';
  readonly id: string;
  readonly seq: number;
  readonly entropy?: string;
}

/** Return to before this seat's last action in the deal that is played. */
export interface Undo {
  readonly type: 'undo';
  readonly id: string;
  readonly seq: number;
}

/** Ask what to do now; changes nothing. */
export interface AskHint {
  readonly type: 'ask_hint';
  readonly id: string;
  readonly seq: number;
}

/**
 * Whose seat it is, and who plays it.
 *
 * `bot` plays it now, and is null where its person does. `is_away` is a person whose seat the
 * computer plays, `is_returning` one who takes it back at the next trick. `reserve` is in ms.
 * `chips` are what the match brought (below 0: took), null before its end.
 */
export interface RoomSeat {
  readonly seat: number;
  readonly kind: 'computer' | 'empty' | 'person';
  readonly name: string;
  readonly bot: string | null;
  readonly is_away: boolean;
  readonly is_returning: boolean;
  readonly returns_left: number;
  readonly is_host: boolean;
  readonly is_connected: boolean;
  readonly has_asked_pause: boolean;
  readonly reserve: number;
  readonly chips: number | null;
}

/**
 * What the people at a table agreed on; `lines` say in words what the stake and leaving mean.
 *
 * `move_seconds` is null where no clock runs. `takeover` is the bot that plays for whoever is
 * away, who may come back `returns` times.
 */
export interface ShownTerms {
  readonly stake: number;
  readonly pot: string;
  readonly speed: string;
  readonly move_seconds: number | null;
  readonly reserve_seconds: number;
  readonly grace_seconds: number;
  readonly is_private: boolean;
  readonly has_spectators: boolean;
  readonly shows_last_trick: boolean;
  readonly takeover: string;
  readonly returns: number;
  readonly lines: readonly string[];
}

/** The clock of the seat to act: what it uses up, and how long until the computer has it. */
export interface ClockView {
  readonly seat: number;
  readonly phase: 'grace' | 'move' | 'reserve';
  readonly ends_in: number;
  readonly gone_in: number;
}

/** The deal that is promised; `entropy_wanted` while seats may add to its shuffle. */
export interface DealPromise {
  readonly number: number;
  readonly commitment: string;
  readonly entropy_wanted: boolean;
}

/** What proves a finished deal; `entropies` are what the four seats added. */
export interface Proof {
  readonly number: number;
  readonly commitment: string;
  readonly secret: string;
  readonly entropies: readonly string[];
}

/** What a person got from the pot, and in words which share of it that was. */
export interface PotLine {
  readonly seat: number;
  readonly name: string;
  readonly share_text: string;
  readonly chips: number;
}

/**
 * The people's side of a table, beside every `update` and whenever it changes by itself.
 *
 * `my_seat` is null for a watcher. `clock` is null while none runs. `proofs` are those of the
 * finished deals, while the match goes on the last one alone. `can` are the deeds that are open to
 * this guest now. `next_in` is the time until the next deal comes by itself, `ready` are the seats
 * that wait for it. `pot` is empty before the end.
 */
export interface Room {
  readonly type: 'room';
  readonly table: string;
  readonly code: string;
  readonly seq: number;
  readonly my_seat: number | null;
  readonly stage: 'over' | 'paused' | 'playing' | 'waiting';
  readonly seats: readonly RoomSeat[];
  readonly terms: ShownTerms;
  readonly clock: ClockView | null;
  readonly promise: DealPromise | null;
  readonly proofs: readonly Proof[];
  readonly watchers: number;
  readonly can: readonly ('cancel' | 'clear' | 'fill' | 'leave' | 'next' | 'pause' | 'rematch' | 'resume' | 'return' | 'sit' | 'start' | 'swap' | 'talk')[];
  readonly next_in: number | null;
  readonly ready: readonly number[];
  readonly pot: readonly PotLine[];
}

/** Somebody came, went or did something that is no card, in the reader's language. */
export interface Noticed {
  readonly type: 'noticed';
  readonly kind: 'abandoned' | 'cancelled' | 'filled' | 'paid' | 'pause_asked' | 'paused' | 'replaced' | 'resumed' | 'returned' | 'returning' | 'sat' | 'started' | 'stood' | 'swapped' | 'woken';
  readonly seat: number | null;
  readonly text: string;
}

/** Somebody spoke: a phrase in the reader's language, or free text as it was typed. */
export interface Spoken {
  readonly type: 'said';
  readonly seat: number;
  readonly phrase: string | null;
  readonly text: string;
}

/** A rematch was opened; `seat` is where this guest should sit, null for a watcher. */
export interface Moved {
  readonly type: 'moved';
  readonly table: string;
  readonly code: string;
  readonly seat: number | null;
}

/** Take an empty seat, or change to it; the first time moves the stake into the pot. */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
}

/** Get up: before the start with the stake back, afterwards the computer has the seat. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
}

/** Put a computer of a level on an empty seat, as the host may. */
export interface Fill {
  readonly type: 'fill';
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** Send a computer away again, as the host may. */
export interface Clear {
  readonly type: 'clear';
  readonly id: string;
  readonly seat: number;
}

/** Let two seats change places, as the host may. */
export interface Swap {
  readonly type: 'swap';
  readonly id: string;
  readonly seat: number;
  readonly other: number;
}

/** Begin the match, as the host may once four seats are taken. */
export interface Start {
  readonly type: 'start';
  readonly id: string;
}

/** Close a table whose match has not begun, as the host may; every stake goes back. */
export interface Cancel {
  readonly type: 'cancel';
  readonly id: string;
}

/** Take one's seat back from the computer, at the next trick if one is being played. */
export interface Return {
  readonly type: 'return';
  readonly id: string;
}

/** Ask for a pause, which begins once every person present has asked. */
export interface Pause {
  readonly type: 'pause';
  readonly id: string;
}

/** End a pause, or no longer ask for one. */
export interface Resume {
  readonly type: 'resume';
  readonly id: string;
}

/** Add 16 bytes, in hex, to the shuffle of a deal; the first ones of a seat count. */
export interface AddEntropy {
  readonly type: 'entropy';
  readonly id: string;
  readonly deal: number;
  readonly bytes: string;
}

/** Say a phrase by its name, or, at a private table, a text of one's own. */
export interface Say {
  readonly type: 'say';
  readonly id: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}
