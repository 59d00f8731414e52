/** What goes over the socket of a table, both ways: the frames of `rebelote.server.protocol`. */

export type Pair = readonly [number, number];
export type Phase = 'auction' | 'play' | 'deal_over' | 'match_over';
export type Pace = 'instant' | 'brisk' | 'natural';

/** A code for programs and the sentence for people. */
export interface Told {
  readonly code: string;
  readonly text: string;
}

export interface HandCard {
  readonly card: string;
  readonly legal: boolean;
  readonly refusal: Told | null;
  readonly says: boolean;
}

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

export interface CallMade {
  readonly seat: number;
  readonly call: string;
  readonly text: string;
}

export interface CallOffer {
  readonly call: string;
  readonly kind: 'pass' | 'bid' | 'double' | 'redouble';
  readonly level: string | null;
  readonly strain: string | null;
  readonly text: string;
}

export interface DeclareOffer {
  readonly action: string;
  readonly cards: readonly string[];
  readonly text: string;
  readonly best: boolean;
}

export interface ContractView {
  readonly strain: string;
  readonly level: string | null;
  readonly taker: number;
  readonly multiplier: number;
  readonly text: string;
}

export interface TrickView {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number | null;
  readonly points: number;
}

export interface SheetLine {
  readonly label: Told;
  readonly points: Pair;
}

export interface Sheet {
  readonly outcome: Told;
  readonly lines: readonly SheetLine[];
  readonly marks: Pair;
  readonly totals: Pair;
  readonly pending: number;
}

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
  readonly scores: Pair;
  readonly target: number | null;
  readonly deals: number | null;
  readonly pending: number;
  readonly phase: Phase;
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
  readonly tricks: Pair;
  readonly sheet: Sheet | null;
  readonly sheets: readonly Sheet[];
  readonly winner: number | null;
  readonly can_undo: boolean;
  readonly can_hint: boolean;
}

export interface Happening {
  readonly kind:
    | 'dealt'
    | 'called'
    | 'contract'
    | 'taken'
    | 'announced'
    | 'shown'
    | 'played'
    | 'trick'
    | 'deal_over'
    | 'match_over'
    | 'undone';
  readonly seat: number | null;
  readonly card: string | null;
  readonly text: string;
}

export interface HintCard {
  readonly card: string;
  readonly marks: number;
  readonly chance: number;
}

export interface Update {
  readonly type: 'update';
  readonly view: TableView;
  readonly happened: readonly Happening[];
}

export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
  readonly seq: number;
}

export interface Refused {
  readonly type: 'refused';
  readonly id: string | null;
  readonly reason: Told;
}

export interface HintFrame {
  readonly type: 'hint';
  readonly id: string;
  readonly action: string;
  readonly text: string;
  readonly cards: readonly HintCard[];
}

export interface Thinking {
  readonly type: 'thinking';
  readonly seat: number;
}

export type Reply = Update | Accepted | Refused | HintFrame | Thinking;

export interface Hello {
  readonly type: 'hello';
  readonly language: string;
  readonly seq: number;
  readonly pace: Pace;
}

interface Numbered {
  readonly id: string;
  readonly seq: number;
}

export type Command =
  | (Numbered & { readonly type: 'act'; readonly action: string })
  | (Numbered & { readonly type: 'next' | 'undo' | 'ask_hint' });

export type Frame = Hello | Command;
