/** What the server teaches: the shapes of a lesson. */
import type {
  Hands,
  Pair,
  Said,
  Sheet,
  ShownContract,
  ShownTrick,
} from '../../state/review';

export interface Listed {
  variant: string;
  title: string;
  promise: string;
}

export interface Block {
  kind: 'paragraph' | 'list' | 'table';
  text: string;
  items: string[];
  head: string[];
  rows: string[][];
}

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Example {
  name: string;
  title: string;
  facts: string[];
  sheet: Sheet;
  hanging: string;
}

export interface Question {
  id: string;
  question: string;
  answer: string[];
}

export interface Lesson {
  variant: string;
  ruleset: string;
  language: string;
  title: string;
  promise: string;
  story: string;
  sections: Section[];
  examples: Example[];
  questions: Question[];
  advice: string[];
}

// --- checks ---------------------------------------------------------------------------------------

export interface CardAnswer {
  card: string;
  text: string;
  is_legal: boolean;
  refusal: Said | null;
}

export interface PlayCheck {
  question: string;
  seat: number;
  contract: ShownContract;
  trick: ShownTrick;
  hand: CardAnswer[];
}

export interface CountCheck {
  question: string;
  contract: ShownContract | null;
  trick: ShownTrick | null;
  points: number[];
  facts: string[];
  choices: string[];
  right: number;
  explanation: string[];
  sheet: Sheet | null;
}

export interface Checks {
  ruleset: string;
  title: string;
  seed: number;
  plays: PlayCheck[];
  counts: CountCheck[];
}

// --- puzzles --------------------------------------------------------------------------------------

export interface ListedPuzzle {
  id: string;
  variant: string;
  title: string;
  grade: string;
  contract: string;
}

export interface SaidBy {
  seat: number;
  text: string;
}

export interface PuzzleChoice {
  card: string;
  text: string;
  marks: number;
  chance: number;
  loss: number;
  loss_text: string;
  is_best: boolean;
}

export interface Puzzle {
  id: string;
  ruleset: string;
  title: string;
  grade: string;
  question: string;
  seat: number;
  dealer: number;
  clockwise: boolean;
  contract: ShownContract;
  calls: SaidBy[];
  hand: string[];
  hand_sizes: [number, number, number, number];
  trick: ShownTrick;
  tricks: ShownTrick[];
  announces: SaidBy[];
  tricks_won: Pair;
  points: Pair;
  choices: PuzzleChoice[];
  best: string;
  solution: Said[];
  hands: Hands;
}
