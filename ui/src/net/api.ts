/** What the pages ask of the server over HTTP, by name. */
import { get, post } from './http';
import type { Pair } from './protocol';

export interface Choice {
  readonly value: string;
  readonly text: string;
}

export interface Option {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly value: string;
  readonly allowed: string;
  /** Empty for a number, which has bounds, and for a text. */
  readonly choices: readonly Choice[];
  readonly low: number | null;
  readonly high: number | null;
  readonly step: number | null;
}

export interface Variant {
  readonly id: string;
  readonly title: string;
  readonly promise: string;
  readonly target: number | null;
  readonly deals: number | null;
  readonly options: readonly Option[];
}

export interface Rules {
  readonly ruleset: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The options with the values that they have in these rules. */
  readonly options: readonly Option[];
}

export interface TableSummary {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly level: string;
  readonly seat: number;
  readonly deal: number;
  readonly scores: Pair;
  readonly is_over: boolean;
  readonly winner: number | null;
}

export const variants = (): Promise<Variant[]> => get('/api/variants');
export const tables = (): Promise<TableSummary[]> => get('/api/tables');

/** The canonical name of a variant with options changed, and what differs, in words. */
export const rules = (variant: string, options: Readonly<Record<string, string>>): Promise<Rules> =>
  post('/api/rulesets', { variant, options });

export const open = (ruleset: string, level: string): Promise<{ id: string }> =>
  post('/api/tables', { ruleset, level });
