import { describe, expect, test } from 'vitest';
import { fill, number, percent } from '../../src/i18n/catalogue.svelte';
import { LANGUAGES, preferred, type Language } from '../../src/i18n/languages';

type Message = string | Record<string, string>;
const languages = Object.keys(LANGUAGES) as Language[];
const files = import.meta.glob<Record<string, Message>>('../../src/i18n/messages/*.json', {
  eager: true,
  import: 'default',
});
const read = (language: Language): Record<string, Message> =>
  files[`../../src/i18n/messages/${language}.json`] ?? {};
const french = read('fr');

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(languages)('the catalogue %s', (language) => {
  const messages = read(language);

  test('has the keys of the French one, in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(french));
  });

  test('leaves no sentence empty', () => {
    const empty = Object.entries(messages).filter(([, message]) =>
      forms(message).some((form) => form.trim() === ''),
    );
    expect(empty).toEqual([]);
  });

  test('names in each sentence the same places to fill as the French one', () => {
    const wrong = Object.entries(messages).filter(([key, message]) => {
      const wanted = places(forms(french[key] ?? '').at(-1) ?? '');
      return places(forms(message).at(-1) ?? '').join() !== wanted.join();
    });
    expect(wrong).toEqual([]);
  });

  test('has every plural form that the language counts with', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = Object.entries(messages).filter(
      ([, message]) =>
        typeof message === 'object' &&
        wanted.filter((form) => form !== 'many').some((form) => !(form in message)),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe('a message', () => {
  test('chooses its plural by the number n', () => {
    const message = { one: '{n} carte', other: '{n} cartes' };
    expect([1, 5].map((n) => fill(message, { n }, 'fr'))).toEqual(['1 carte', '5 cartes']);
  });

  test('leaves out a place that nobody filled', () => {
    expect(fill('Donne {deal}', {}, 'fr')).toBe('Donne ');
  });
});

test('a negative number has a true minus sign', () => {
  expect(number(-14, 'en')).toBe('−14');
});

test('a share of a hundred is written with or without a space, as the language has it', () => {
  expect(percent(57.6, 'en')).toBe('58%');
  expect(percent(57.6, 'fr')).toMatch(/^58\s%$/);
});

test('the language is the first of the browser that the pages speak', () => {
  expect(preferred(['de-DE', 'nl-BE', 'fr'])).toBe('nl');
});

test('the language is French when the browser names none that the pages speak', () => {
  expect(preferred(['de'])).toBe('fr');
});

test('no key is there for nothing', () => {
  const files = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const source = Object.values(files).join('\n');
  const built = [...source.matchAll(/`([a-z_.]+)\$\{/g)].map((match) => match[1] ?? '');
  const unused = Object.keys(french).filter(
    (key) => !source.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)),
  );
  expect(built).toContain('settings.');
  expect(unused).toEqual([]);
});
