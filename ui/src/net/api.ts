/** What the pages ask of the server over HTTP, by name. */
import type { Opened, RulesetShown, TableListed, VariantShown } from './answers';
import { get, post, read } from './http';

export const variants = (): Promise<VariantShown[]> => read('/api/variants');
export const tables = (): Promise<TableListed[]> => get('/api/tables');

/** The canonical name of a variant with options changed, and what differs, in words. */
export const rules = (
  variant: string,
  options: Readonly<Record<string, string>>,
): Promise<RulesetShown> => post('/api/rulesets', { variant, options });

export const open = (ruleset: string, level: string): Promise<Opened> =>
  post('/api/tables', { ruleset, level });

/** Where the fields are that the score keeper asks for, in words. */
export const formPath = (ruleset: string): string =>
  `/api/score/form?ruleset=${encodeURIComponent(ruleset)}`;
