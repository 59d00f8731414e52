/**
 * The score keeper: games played with real cards, the deals entered, and what the server made of them.
 *
 * No rule stands here: which fields a deal has, at which contracts and with which values is told by
 * the server's form; marks and their lines come back from the server. Entries that it has not seen
 * yet are kept and sent again later.
 */

import type { Form, FormField, KeptDeal, KeptMatch } from '../net/answers';
import type { Pair } from '../net/protocol';

export type Value = number | string | boolean | readonly (number | null)[] | null;
export type Entry = Record<string, Value>;

/** One game: its entries, those taken back, and the last answer with the entries it is for. */
export interface Game {
  id: string;
  ruleset: string;
  title: string;
  names: [string, string];
  form: Form;
  entries: Entry[];
  undone: Entry[];
  answer: KeptMatch | null;
  answered: Entry[];
  updated: number;
}

export interface Book {
  games: Game[];
  open: string | null;
}

export const EMPTY_BOOK: Book = { games: [], open: null };

// --- games ----------------------------------------------------------------------------------------

export function startGame(
  book: Book,
  game: { id: string; form: Form; names: [string, string]; now: number },
): Book {
  const { id, form, names, now } = game;
  const begun: Game = {
    id,
    ruleset: form.ruleset,
    title: form.title,
    names,
    form,
    entries: [],
    undone: [],
    answer: null,
    answered: [],
    updated: now,
  };
  return { games: [begun, ...book.games], open: id };
}

export function openGame(book: Book): Game | null {
  return book.games.find((game) => game.id === book.open) ?? null;
}

export function showGame(book: Book, id: string | null): Book {
  return { ...book, open: id };
}

export function removeGame(book: Book, id: string): Book {
  const games = book.games.filter((game) => game.id !== id);
  return { games, open: book.open === id ? null : book.open };
}

export function change(book: Book, id: string, by: (game: Game) => Game): Book {
  return { ...book, games: book.games.map((game) => (game.id === id ? by(game) : game)) };
}

// --- deals of a game ------------------------------------------------------------------------------

export function addEntry(game: Game, entry: Entry, now: number): Game {
  return { ...game, entries: [...game.entries, entry], undone: [], updated: now };
}

export function replaceEntry(game: Game, index: number, entry: Entry, now: number): Game {
  const entries = game.entries.map((one, at) => (at === index ? entry : one));
  return { ...game, entries, updated: now };
}

/** Takes the last deal back; it can be had again until another one is entered. */
export function undo(game: Game, now: number): Game {
  const last = game.entries.at(-1);
  if (last === undefined) return game;
  return {
    ...game,
    entries: game.entries.slice(0, -1),
    undone: [...game.undone, last],
    updated: now,
  };
}

export function redo(game: Game, now: number): Game {
  const last = game.undone.at(-1);
  if (last === undefined) return game;
  return {
    ...game,
    entries: [...game.entries, last],
    undone: game.undone.slice(0, -1),
    updated: now,
  };
}

export function withAnswer(game: Game, sent: Entry[], answer: KeptMatch): Game {
  return { ...game, answer, answered: sent, title: answer.title };
}

/** Whether the server still has to be asked about these entries. */
export function isWaiting(game: Game): boolean {
  return !isSame(game.answered, game.entries);
}

/** The answer to deal `index` (from 0), null while it is not the answer to what stands there. */
export function dealAnswer(game: Game, index: number): KeptDeal | null {
  const upTo = index + 1;
  const holds = isSame(game.answered.slice(0, upTo), game.entries.slice(0, upTo));
  return holds ? (game.answer?.deals[index] ?? null) : null;
}

function isSame(one: Entry[], other: Entry[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The newest totals that hold for the first deals, and how many deals they count. */
export function knownTotals(game: Game): { totals: Pair; deals: number } {
  for (let count = game.entries.length; count > 0; count -= 1) {
    const deal = dealAnswer(game, count - 1);
    if (deal !== null) return { totals: deal.scores, deals: count };
  }
  return { totals: [0, 0], deals: 0 };
}

// --- a deal being entered -------------------------------------------------------------------------

export type Draft = Entry;

/** What most tables do is chosen beforehand: the points are counted with the last trick's. */
export function emptyDraft(form: Form): Draft {
  const draft: Draft = {};
  if (form.fields.some((field) => field.name === 'with_last_trick')) draft['with_last_trick'] = true;
  return draft;
}

/** The fields that mean something with what is chosen so far, in the form's order. */
export function fieldsFor(form: Form, draft: Draft): FormField[] {
  if (draft['passed'] === true) return form.fields.filter((field) => field.name === 'passed');
  const contract = draft['contract'];
  return form.fields.filter(
    (field) => typeof contract !== 'string' || field.contracts.includes(contract),
  );
}

/** The fields still to be filled in before the deal can be entered. */
export function missing(form: Form, draft: Draft): string[] {
  if (draft['passed'] === true) return [];
  const spared = isTeam(draft['capot']) ? ['card_points', 'last_trick'] : [];
  return form.fields
    .filter((field) => field.is_needed && !spared.includes(field.name))
    .filter((field) => !isFilled(field, draft[field.name]))
    .map((field) => field.name);
}

function isTeam(value: Value | undefined): value is number {
  return value === 0 || value === 1;
}

function isFilled(field: FormField, value: Value | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (field.kind === 'pair') return Array.isArray(value) && value.some((one) => one !== null);
  return true;
}

/** The entry to send: only fields that apply, without those left empty. */
export function entryOf(form: Form, draft: Draft): Entry {
  if (draft['passed'] === true) return { passed: true };
  const swept = isTeam(draft['capot']);
  const entry: Entry = {};
  for (const field of fieldsFor(form, draft)) {
    const value = draft[field.name];
    if (swept && ['card_points', 'last_trick', 'with_last_trick', 'tricks'].includes(field.name)) {
      continue;
    }
    if (value === undefined || value === null || value === false) continue;
    if (field.kind === 'pair' && field.name !== 'card_points' && isNothing(value)) continue;
    entry[field.name] = value;
  }
  return entry;
}

function isNothing(value: Value): boolean {
  return Array.isArray(value) && value.every((one) => one === null || one === 0);
}

/** Puts the points that one side counted; the other side's are left to the server. */
export function withPoints(draft: Draft, team: 0 | 1, points: number | null): Draft {
  if (points === null) return { ...draft, card_points: null };
  return { ...draft, card_points: team === 0 ? [points, null] : [null, points] };
}

/** The points of the pack at the chosen contract, by whether the last trick's are counted in. */
export function packOf(form: Form, draft: Draft): number | null {
  const pack = form.packs.find((one) => one.contract === draft['contract']);
  if (pack === undefined) return null;
  return draft['with_last_trick'] === true ? pack.with_last_trick : pack.cards;
}

/** The card points of a side that no deal at the chosen contract gives, with the most it gives. */
export function impossiblePoints(
  form: Form,
  draft: Draft,
): { points: number; most: number } | null {
  const points = draft['card_points'];
  const isCounted = fieldsFor(form, draft).some((field) => field.name === 'card_points');
  if (!isCounted || isTeam(draft['capot']) || !Array.isArray(points)) return null;
  const field = form.fields.find((one) => one.name === 'card_points');
  const most = packOf(form, draft) ?? field?.most ?? 0;
  const wrong = points.find((one) => one !== null && (one < 0 || one > most));
  return wrong === undefined || wrong === null ? null : { points: wrong, most };
}

export function pairOf(draft: Draft, name: string): Pair {
  const value = draft[name];
  return Array.isArray(value) ? [value[0] ?? 0, value[1] ?? 0] : [0, 0];
}

/** Adds to one side of a pair; below zero it stays at zero, above what is possible as it was. */
export function withStep(draft: Draft, field: FormField, team: 0 | 1, by: number): Draft {
  const pair = pairOf(draft, field.name);
  const changed: Pair = team === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];
  const isTooMuch = field.most > 0 && changed[0] + changed[1] > field.most;
  if (changed[0] < 0 || changed[1] < 0 || isTooMuch) return draft;
  return { ...draft, [field.name]: changed };
}

/** Puts one side of a pair as it was typed; what is no number counts as nothing. */
export function withNumber(draft: Draft, field: FormField, team: 0 | 1, text: string): Draft {
  const number = Number(text.replace(/\D/g, ''));
  const pair = pairOf(draft, field.name);
  return { ...draft, [field.name]: team === 0 ? [number, pair[1]] : [pair[0], number] };
}

/** What an entry says in a few words: the texts of the values that were chosen from lists. */
export function tellEntry(form: Form, entry: Entry): string {
  const told = form.fields.filter((field) => field.kind === 'choice' && field.name in entry);
  const bid = told.find((field) => field.name === 'bid');
  const rest = told.filter((field) => field !== bid);
  const text = (field: FormField): string =>
    field.choices.find((choice) => choice.value === entry[field.name])?.text ?? '';
  return [bid, ...rest]
    .filter((field) => field !== undefined)
    .filter((field) => !(field.name === 'double' && entry['double'] === 1))
    .map(text)
    .filter((one) => one !== '')
    .join(' ');
}

// --- keeping and sharing --------------------------------------------------------------------------

/** Reads what was kept; what is not a book gives an empty one rather than a broken page. */
export function readBook(found: unknown): Book {
  if (!isRecord(found) || !Array.isArray(found['games'])) return EMPTY_BOOK;
  const games = found['games'].filter(isGame);
  const open = games.find((game) => game.id === found['open'])?.id ?? null;
  return { games, open };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isGame(value: unknown): value is Game {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['ruleset'] === 'string' &&
    typeof value['title'] === 'string' &&
    Array.isArray(value['names']) &&
    Array.isArray(value['entries']) &&
    Array.isArray(value['undone']) &&
    Array.isArray(value['answered']) &&
    isRecord(value['form']) &&
    Array.isArray(value['form']['fields']) &&
    Array.isArray(value['form']['packs'])
  );
}

export interface ShareWords {
  deal: string;
  total: string;
  unmarked: string;
  passed: string;
}

/** The game as a text that can be sent to the other players. */
export function shareText(game: Game, words: ShareWords): string {
  const lines = [game.title, `${game.names[0]} – ${game.names[1]}`, ''];
  game.entries.forEach((entry, index) => {
    const answer = dealAnswer(game, index);
    const told = entry['passed'] === true ? words.passed : tellEntry(game.form, entry);
    const marks = answer?.sheet?.marks;
    const result = marks === undefined ? words.unmarked : `${marks[0]} – ${marks[1]}`;
    lines.push(`${words.deal} ${index + 1} : ${told} : ${result}`);
  });
  const { totals } = knownTotals(game);
  lines.push('', `${words.total} : ${totals[0]} – ${totals[1]}`);
  return lines.join('\n');
}
