/** The words of the pages: one catalogue a language, loaded when it is asked for. */
import type french from './messages/fr.json';
import type { Language } from './languages';

export type Key = keyof typeof french;
export type Values = Readonly<Record<string, string | number>>;
type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Messages = Readonly<Record<Key, Message>>;

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  fr: () => import('./messages/fr.json'),
  en: () => import('./messages/en.json'),
  bg: () => import('./messages/bg.json'),
  hr: () => import('./messages/hr.json'),
  nl: () => import('./messages/nl.json'),
};

let language = $state<Language>('fr');
let messages = $state.raw<Messages>();

/** The language that the pages speak now. */
export const spoken = (): Language => language;

/** Load a language and speak it: every text on the page follows. */
export async function speak(wanted: Language): Promise<void> {
  const loaded = (await loaders[wanted]()).default as Messages;
  messages = loaded;
  language = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** Fill the places of a message: `{n}` chooses the plural and is written as a number. */
export function fill(message: Message, values: Values, tongue: Language): string {
  const count = Number(values['n'] ?? 0);
  const rule = typeof message === 'string' ? null : new Intl.PluralRules(tongue).select(count);
  const text = rule === null ? (message as string) : chosen(message as object, rule);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name], tongue));
}

const chosen = (forms: Partial<Record<string, string>>, rule: string): string =>
  forms[rule] ?? forms['other'] ?? '';

const written = (value: string | number | undefined, tongue: Language): string =>
  typeof value === 'number' ? number(value, tongue) : (value ?? '');

/** A number as the language writes it, with a true minus sign. */
export const number = (value: number, tongue: Language = language): string =>
  new Intl.NumberFormat(tongue).format(value).replace('-', '−');

/** So many in a hundred as the language writes it, without decimals. */
export const percent = (value: number, tongue: Language = language): string =>
  new Intl.NumberFormat(tongue, { style: 'percent' }).format(value / 100);

/** The sentence of a key in the language spoken. */
export const t = (key: Key, values: Values = {}): string =>
  messages === undefined ? '' : fill(messages[key], values, language);
