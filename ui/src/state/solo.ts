/** What a solo game starts with, and the sets of house rules that a person keeps. */
import { FIRST_LEVEL, FIRST_VARIANT, LEVELS } from '../net/start';

export type Level = (typeof LEVELS)[number];

export interface OwnRules {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The start of a solo game: a variant, a level, and by variant the options changed. */
export interface Solo {
  readonly variant: string;
  readonly level: Level;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly own: Readonly<Record<string, readonly OwnRules[]>>;
}

export const FIRST: Solo = {
  variant: FIRST_VARIANT,
  level: FIRST_LEVEL,
  options: {},
  own: {},
};

/** What was kept, where it still has the form of a start; otherwise the first one. */
export function parse(kept: unknown): Solo {
  if (typeof kept !== 'object' || kept === null) return FIRST;
  const { variant, level, options, own } = kept as Record<string, unknown>;
  return {
    variant: typeof variant === 'string' ? variant : FIRST.variant,
    level: LEVELS.find((one) => one === level) ?? FIRST.level,
    options: isRecord(options) ? (options as Solo['options']) : {},
    own: isRecord(own) ? (own as Solo['own']) : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The options that differ from those of the preset. */
export function changed(
  options: Readonly<Record<string, string>>,
  preset: readonly { readonly name: string; readonly value: string }[],
): Record<string, string> {
  const usual = new Map(preset.map((one) => [one.name, one.value]));
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usual.get(name) !== value),
  );
}

/** The start with other options for its variant. */
export const withOptions = (solo: Solo, options: Readonly<Record<string, string>>): Solo => ({
  ...solo,
  options: { ...solo.options, [solo.variant]: options },
});

/** The start with a set of rules kept under a name; the same name is replaced. */
export function keeping(solo: Solo, rules: OwnRules): Solo {
  const others = (solo.own[solo.variant] ?? []).filter((one) => one.name !== rules.name);
  return { ...solo, own: { ...solo.own, [solo.variant]: [...others, rules] } };
}

export function forgetting(solo: Solo, name: string): Solo {
  const others = (solo.own[solo.variant] ?? []).filter((one) => one.name !== name);
  return { ...solo, own: { ...solo.own, [solo.variant]: others } };
}
