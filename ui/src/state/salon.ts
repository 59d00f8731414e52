/** What a table of people is opened with: the rules of the game, and the terms. */
import { FIRST_PEOPLE_VARIANT } from '../net/start';
import { FIRST, parse as parseSolo, type Solo } from './solo';

/** The terms that may be chosen, by the names that the server gives them. */
export const TERMS = {
  speed: ['hare', 'tortoise', 'snail', 'calm'],
  pot: ['casino', 'winners'],
  level: ['confirme', 'expert'],
} as const;

export interface Terms {
  readonly stake: number;
  readonly pot: (typeof TERMS.pot)[number];
  readonly speed: (typeof TERMS.speed)[number];
  readonly level: (typeof TERMS.level)[number];
  readonly is_private: boolean;
  readonly has_spectators: boolean;
  readonly shows_last_trick: boolean;
}

export const FIRST_TERMS: Terms = {
  stake: 0,
  pot: 'casino',
  speed: 'tortoise',
  level: 'confirme',
  is_private: false,
  has_spectators: true,
  shows_last_trick: true,
};

/** The rules and terms last chosen, where they were kept in the browser. */
export interface Salon {
  readonly rules: Solo;
  readonly terms: Terms;
}

/** What was kept, with the first choice for whatever it lacks or nobody knows. */
export function parse(kept: unknown): Salon {
  const { rules, terms } = (kept ?? {}) as { rules?: unknown; terms?: unknown };
  return {
    rules: rules === undefined ? { ...FIRST, variant: FIRST_PEOPLE_VARIANT } : parseSolo(rules),
    terms: termsOf(terms),
  };
}

function termsOf(kept: unknown): Terms {
  const values = typeof kept === 'object' && kept !== null ? (kept as Partial<Terms>) : {};
  const known = <K extends keyof typeof TERMS>(name: K): Terms[K] =>
    (TERMS[name] as readonly unknown[]).includes(values[name])
      ? (values[name] as Terms[K])
      : FIRST_TERMS[name];
  const flag = (name: 'is_private' | 'has_spectators' | 'shows_last_trick'): boolean =>
    typeof values[name] === 'boolean' ? values[name] : FIRST_TERMS[name];
  return {
    stake: stakeOf(values.stake),
    pot: known('pot'),
    speed: known('speed'),
    level: known('level'),
    is_private: flag('is_private'),
    has_spectators: flag('has_spectators'),
    shows_last_trick: flag('shows_last_trick'),
  };
}

/** A stake that was typed: whole chips, none for anything else. */
export const stakeOf = (typed: unknown): number =>
  typeof typed === 'number' && Number.isFinite(typed) ? Math.max(0, Math.floor(typed)) : 0;

/** The letters of a code as they were typed, as far as they are letters. */
export const codeOf = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z]/g, '').slice(0, 4);
