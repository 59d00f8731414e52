/** The languages of the pages, each in its own words. */
export const LANGUAGES = {
  fr: 'Français',
  en: 'English',
  bg: 'Български',
  hr: 'Hrvatski',
  nl: 'Nederlands',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first language of the browser that the pages speak, French otherwise. */
export function preferred(codes: readonly string[]): Language {
  const known = codes.map((code) => code.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'fr';
}
