/** What the server is asked, and what it answers, over HTTP. Written by `python -m scripts.protocol_types`: do not edit. */

/** What a block is: a paragraph has `text`, a list `items`, a table `head` and `rows`. */
export type BlockKind = 'paragraph' | 'list' | 'table';

/** A piece of a section; the fields that its kind does not use are empty. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  readonly items: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A sentence with the code that it puts in words. */
export interface Said {
  readonly code: string;
  readonly text: string;
}

/** A card of the hand, whether it may be played, and if not why. */
export interface CardAnswer {
  readonly card: string;
  readonly text: string;
  readonly is_legal: boolean;
  readonly refusal: Said | null;
}

/** The contract: strain as in deal lines, level, taker, multiplier, and all of it in words. */
export interface ShownContract {
  readonly strain: string;
  readonly level: string | null;
  readonly taker: number;
  readonly multiplier: number;
  readonly text: string;
}

/**
 * Cards on the table in order of play; `winner` is the seat whose card is best so far.
 *
 * `points` are those of the cards, without the last trick's ten.
 */
export interface ShownTrick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number | null;
  readonly points: number;
}

/** A hand and a trick: which cards may be played? `hand` has the answers, laid out in order. */
export interface PlayCheck {
  readonly question: string;
  readonly seat: number;
  readonly contract: ShownContract;
  readonly trick: ShownTrick;
  readonly hand: readonly CardAnswer[];
}

/**
 * A line of the sheet: its label, the points of both teams, a sentence for each that has any.
 *
 * Pairs are (team 0, team 1); a team that the line leaves alone has 0 and an empty sentence.
 */
export interface SaidLine {
  readonly label: Said;
  readonly points: readonly [number, number];
  readonly sentences: readonly [string, string];
}

/**
 * The sheet of one deal: how it ended, the lines, the marks of which they are the sum.
 *
 * One mark stands for `points_per_mark` points of the lines. `totals` decided the contract.
 * `marks` hold the points in suspense that were won, `pending` are the marks left in suspense.
 */
export interface SaidSheet {
  readonly outcome: Said;
  readonly lines: readonly SaidLine[];
  readonly marks: readonly [number, number];
  readonly totals: readonly [number, number];
  readonly pending: number;
  readonly points_per_mark: number;
}

/**
 * How many points? One of `choices` is right: the one at `right`, from 0.
 *
 * A trick has `trick` and `points`, those of each card in order; a deal has `facts` and `sheet`.
 * `explanation` is told after the answer.
 */
export interface CountCheck {
  readonly question: string;
  readonly contract: ShownContract | null;
  readonly trick: ShownTrick | null;
  readonly points: readonly number[];
  readonly facts: readonly string[];
  readonly choices: readonly string[];
  readonly right: number;
  readonly explanation: readonly string[];
  readonly sheet: SaidSheet | null;
}

/** Some checks of both kinds, always the same for a ruleset and a seed. */
export interface Checks {
  readonly ruleset: string;
  readonly title: string;
  readonly seed: number;
  readonly plays: readonly PlayCheck[];
  readonly counts: readonly CountCheck[];
}

/** A line of a statement: chips that came, or went if below 0, and what there was then. */
export interface ChipLine {
  readonly at: number;
  readonly reason: string;
  readonly text: string;
  readonly table: string | null;
  readonly chips: number;
  readonly balance: number;
}

/** A guest's chips: free ones, those in pots, and how they came and went, the latest first. */
export interface ChipsShown {
  readonly balance: number;
  readonly in_play: number;
  readonly floor: number;
  readonly can_top_up: boolean;
  readonly lines: readonly ChipLine[];
}

/**
 * How a field is filled in.
 *
 * A `choice` is the value of one of its choices, a `team` 0 or 1, a `switch` true or false. A
 * `pair` is two numbers by team; of card points one may be null.
 */
export type Kind = 'choice' | 'team' | 'pair' | 'switch';

/** A value that may be chosen, as it is sent back, and what it is called. */
export interface FormChoice {
  readonly value: number | string;
  readonly text: string;
}

/**
 * A field of an entry.
 *
 * `is_needed` says that an entry without it is refused, unless it has `passed` or, for points and
 * last trick, `capot`. `contracts` are those at which the field means something; `most` is the
 * highest sum of a pair and `step` its step, 0 for other kinds.
 */
export interface FormField {
  readonly name: string;
  readonly text: string;
  readonly kind: Kind;
  readonly is_needed: boolean;
  readonly contracts: readonly string[];
  readonly choices: readonly FormChoice[];
  readonly most: number;
  readonly step: number;
}

/** What the cards of a contract count in all, without the last trick and with it. */
export interface PackPoints {
  readonly contract: string;
  readonly cards: number;
  readonly with_last_trick: number;
}

/**
 * The fields of an entry in the order in which a table fills them in, and the points of packs.
 *
 * `target` is the number of marks that ends the match, `deals` the number of deals; one is None.
 */
export interface Form {
  readonly ruleset: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly packs: readonly PackPoints[];
  readonly target: number | null;
  readonly deals: number | null;
}

/** A part of the server: whether it works as it should, and in which state it is. */
export interface Part {
  readonly state: string;
  readonly works: boolean;
}

/** What works here: `kernel`, `pages`, `database`, `bots`. */
export interface Health {
  readonly version: string;
  readonly works: boolean;
  readonly parts: Readonly<Record<string, Part>>;
}

export type JsonValue = unknown;

/**
 * A deal as it was entered, in words: its sheet or what is wrong, and how the match stands.
 *
 * `scores` and `pending` are those after the deal, in marks.
 */
export interface KeptDeal {
  readonly sheet: SaidSheet | null;
  readonly error: Said | null;
  readonly field: string | null;
  readonly scores: readonly [number, number];
  readonly pending: number;
  readonly is_over: boolean;
}

/**
 * A match kept with real cards, in words.
 *
 * `next_dealer` counts seats from the one that dealt first. `is_last_deal` says that the match
 * ends with the next deal. `winner` is a team, None while the match goes on and in a draw.
 */
export interface KeptMatch {
  readonly ruleset: string;
  readonly title: string;
  readonly deals: readonly KeptDeal[];
  readonly totals: readonly [number, number];
  readonly pending: number;
  readonly next_dealer: number;
  readonly is_last_deal: boolean;
  readonly is_over: boolean;
  readonly winner: number | null;
  readonly errors: readonly number[];
}

/** A chapter of the rules, by the name that links lead to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** An example in words: a title, what was counted, the sheet, what stays in suspense. */
export interface WorkedExample {
  readonly name: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly sheet: SaidSheet;
  readonly hanging: string;
}

/** A question that players ask, and what these rules answer, sentence by sentence. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

/** All that a page teaches about a ruleset. */
export interface Lesson {
  readonly variant: string;
  readonly ruleset: string;
  readonly language: string;
  readonly title: string;
  readonly promise: string;
  readonly story: string;
  readonly sections: readonly Section[];
  readonly examples: readonly WorkedExample[];
  readonly questions: readonly Question[];
  readonly advice: readonly string[];
}

/** A lesson in a list of them. */
export interface Listed {
  readonly variant: string;
  readonly title: string;
  readonly promise: string;
}

/** A puzzle in a list of them. */
export interface ListedPuzzle {
  readonly id: string;
  readonly variant: string;
  readonly title: string;
  readonly grade: string;
  readonly contract: string;
}

/** The guest: a name, a language, and the page's own settings. */
export interface Me {
  readonly name: string;
  readonly language: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What to change of the guest; `settings` replaces them all. */
export interface MeChange {
  readonly name?: string | null;
  readonly language?: string | null;
  readonly settings?: Readonly<Record<string, JsonValue>> | null;
}

/** A table that was opened. */
export interface Opened {
  readonly id: string;
}

/** A value that an option may take, and what it means. */
export interface OptionChoice {
  readonly value: string;
  readonly text: string;
}

/**
 * A house option: what it settles, what its value means, the values it may take.
 *
 * `choices` are empty for a number, of which `low`, `high` and `step` are the bounds then, and for
 * a text, of which `allowed` says what it may be.
 */
export interface OptionShown {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly value: string;
  readonly allowed: string;
  readonly choices: readonly OptionChoice[];
  readonly low: number | null;
  readonly high: number | null;
  readonly step: number | null;
}

/** Something to say at a table, translated for whoever reads it. */
export interface PhraseShown {
  readonly id: string;
  readonly text: string;
  readonly is_reaction: boolean;
}

/** Every refusal: the error's name for programs, a sentence for people. */
export interface Problem {
  readonly code: string;
  readonly text: string;
}

/**
 * A card that may be played, and what it should bring the seat's team, its marks less theirs.
 *
 * `loss` is how much less than the best card, in marks and in a text.
 */
export interface PuzzleChoice {
  readonly card: string;
  readonly text: string;
  readonly marks: number;
  readonly chance: number;
  readonly loss: number;
  readonly loss_text: string;
  readonly is_best: boolean;
}

/** Which open table will do: of one variant, or of any, up to a stake. */
export interface QuickAsked {
  readonly variant?: string | null;
  readonly stake_most?: number;
}

/** Whether everybody keeps the place or all are drawn anew. */
export interface RematchAsked {
  readonly places?: 'kept' | 'drawn';
}

/** What came of the closed matches of one variant against one level. */
export interface Results {
  readonly variant: string;
  readonly title: string;
  readonly level: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly resigned: number;
  readonly deals: number;
}

/**
 * A table of people to open, whose host sits down at once.
 *
 * `level` is that of the computer which takes over; empty seats may be filled with any level.
 */
export interface RoomAsked {
  readonly ruleset: string;
  readonly stake?: number;
  readonly pot?: 'casino' | 'winners';
  readonly speed?: 'hare' | 'tortoise' | 'snail' | 'calm';
  readonly is_private?: boolean;
  readonly has_spectators?: boolean;
  readonly shows_last_trick?: boolean;
  readonly level?: 'confirme' | 'expert';
}

/** Who sits on a seat of an open table. */
export interface SeatListed {
  readonly name: string;
  readonly kind: 'empty' | 'person' | 'computer';
}

/**
 * What the people at a table agree on; `lines` are the rules of stake and leaving in words.
 *
 * `move_seconds` is null where no clock runs; `takeover` is the bot that plays for whoever is
 * away, who may come back `returns` times.
 */
export interface TermsShown {
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

/** What is told of a table before one sits down; `refusal` says why one cannot. */
export interface RoomCard {
  readonly id: string;
  readonly title: string;
  readonly variant: string;
  readonly ruleset: string;
  readonly stake: number;
  readonly speed: string;
  readonly seats: readonly SeatListed[];
  readonly is_started: boolean;
  readonly watchers: number;
  readonly code: string;
  readonly terms: TermsShown;
  readonly options: readonly OptionShown[];
  readonly my_seat: number | null;
  readonly can_sit: boolean;
  readonly refusal: Problem | null;
}

/** An open table in a list. */
export interface RoomListed {
  readonly id: string;
  readonly title: string;
  readonly variant: string;
  readonly ruleset: string;
  readonly stake: number;
  readonly speed: string;
  readonly seats: readonly SeatListed[];
  readonly is_started: boolean;
  readonly watchers: number;
}

/** A table of people: its name, which is its link, and its code of four letters. */
export interface RoomOpened {
  readonly id: string;
  readonly code: string;
}

/** A ruleset's text, or a variant with the options that are changed. */
export interface RulesetAsked {
  readonly ruleset?: string | null;
  readonly variant?: string | null;
  readonly options?: Readonly<Record<string, JsonValue>>;
}

/** A ruleset: its text in the canonical form, its options, and what differs from the variant. */
export interface RulesetShown {
  readonly ruleset: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly options: readonly OptionShown[];
}

/** What a seat called, or an announce that it showed. */
export interface SaidBy {
  readonly seat: number;
  readonly text: string;
}

/** The deals of a match as they were counted; the form says which fields an entry has. */
export interface ScoreAsked {
  readonly ruleset: string;
  readonly deals: readonly Readonly<Record<string, JsonValue>>[];
}

/** A finished deal of a table to show to others. */
export interface ShareAsked {
  readonly table: string;
  readonly deal: number;
}

/** The name under which a deal is shown. */
export interface Shared {
  readonly token: string;
}

/**
 * One thing the seat could do.
 *
 * `real_marks` and `real_points` are what it comes to with all cards seen, `marks` what the seat
 * should expect, both for its team less the others; `chance` that the takers make their contract.
 * None is what was not worked out. `is_best_real` and `is_best` mark the best ones.
 */
export interface ShownChoice {
  readonly action: string;
  readonly text: string;
  readonly real_marks: number | null;
  readonly real_points: number | null;
  readonly marks: number | null;
  readonly chance: number | null;
  readonly is_best_real: boolean;
  readonly is_best: boolean;
}

/** What a choice gave away: marks, and card points on the real cards; a clear cost counts. */
export interface ShownCost {
  readonly marks: number;
  readonly points: number;
  readonly is_clear: boolean;
}

/** A step worth a second look, by its number, why, what was done, and more sentences on it. */
export interface ShownMoment {
  readonly step: number;
  readonly kind: string;
  readonly text: string;
  readonly sentences: readonly string[];
}

/** How well a seat did; accuracies in percent, None where nothing was at stake. */
export interface ShownPlayer {
  readonly seat: number;
  readonly accuracy: number | null;
  readonly real_accuracy: number | null;
  readonly cards: number;
  readonly mistakes: number;
  readonly cost: number;
  readonly real_points: number;
  readonly calls_cost: number;
}

/**
 * A position as the seat to play sees it, then what the solution shows.
 *
 * `hand` is laid out in order, `tricks` are those played, `announces` those on view. `choices`
 * come best first; `solution` says why the best card is best, and `hands` are the four hands as
 * they were, to be uncovered with it.
 */
export interface ShownPuzzle {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly grade: string;
  readonly question: string;
  readonly seat: number;
  readonly dealer: number;
  readonly clockwise: boolean;
  readonly contract: ShownContract;
  readonly calls: readonly SaidBy[];
  readonly hand: readonly string[];
  readonly hand_sizes: readonly [number, number, number, number];
  readonly trick: ShownTrick;
  readonly tricks: readonly ShownTrick[];
  readonly announces: readonly SaidBy[];
  readonly tricks_won: readonly [number, number];
  readonly points: readonly [number, number];
  readonly choices: readonly PuzzleChoice[];
  readonly best: string;
  readonly solution: readonly Said[];
  readonly hands: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
}

/**
 * One call or card, the table before it, and what it was worth.
 *
 * `trick` counts from 1 and is 0 in the auction. `hands` are what the four seats hold before the
 * action, laid out by the contract, `table` the trick before it and `after` the trick with it.
 * `said` are announces and words of the belote that came with it. `reasons` are for `advice`.
 */
export interface Step {
  readonly number: number;
  readonly trick: number;
  readonly seat: number;
  readonly action: string;
  readonly text: string;
  readonly said: readonly string[];
  readonly hands: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  readonly table: ShownTrick | null;
  readonly after: ShownTrick | null;
  readonly tricks: readonly [number, number];
  readonly points: readonly [number, number];
  readonly choices: readonly ShownChoice[];
  readonly advice: string;
  readonly advice_text: string;
  readonly is_advice: boolean;
  readonly reasons: readonly Said[];
  readonly cost_real: ShownCost;
  readonly cost_expected: ShownCost;
  readonly cost_text: string;
  readonly verdict: Said;
  readonly turned: boolean | null;
  readonly worlds: number;
  readonly every_world: boolean;
}

/**
 * A deal looked at again, ready to be stepped through.
 *
 * `deal` counts from 1 among `deals`. `hands` are the cards dealt before the auction, `full` those
 * of eight with which the play began, empty where it never began. `line` is the deal as it is
 * written. `best_marks` is what best play from the first lead would have brought.
 */
export interface SteppedReview {
  readonly ruleset: string;
  readonly title: string;
  readonly clockwise: boolean;
  readonly deal: number;
  readonly deals: number;
  readonly line: string;
  readonly first: number;
  readonly dealer: number;
  readonly turned: string | null;
  readonly hands: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  readonly full: readonly [readonly string[], readonly string[], readonly string[], readonly string[]] | null;
  readonly contract: ShownContract | null;
  readonly steps: readonly Step[];
  readonly moments: readonly ShownMoment[];
  readonly players: readonly ShownPlayer[];
  readonly sheet: SaidSheet | null;
  readonly marks: readonly [number, number] | null;
  readonly best_marks: readonly [number, number] | null;
  readonly worlds: number;
  readonly backend: string;
}

/** A solo table to open. */
export interface TableAsked {
  readonly ruleset: string;
  readonly level: string;
}

/** A table of the guest; `updated` in milliseconds since 1970, `seat` the guest's. */
export interface TableListed {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly level: string;
  readonly seat: number;
  readonly deal: number;
  readonly finished: number;
  readonly scores: readonly [number, number];
  readonly is_over: boolean;
  readonly is_resigned: boolean;
  readonly winner: number | null;
  readonly updated: number;
}

/** A variant as a picker shows it. */
export interface VariantShown {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly promise: string;
  readonly target: number | null;
  readonly deals: number | null;
  readonly options: readonly OptionShown[];
}
