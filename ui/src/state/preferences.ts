/** What a person may set about the pages: names, values and defaults. */

export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  felt: ['green', 'blue', 'wine'],
  suits: ['2', '4', '4-orange'],
  deck: ['own', 'french'],
  size: ['small', 'normal', 'large'],
  hand: ['right', 'left'],
  order: ['strong-first', 'strong-last'],
  letters: ['language', 'fr', 'en', 'bg', 'hr', 'nl'],
  play: ['tap', 'lift'],
  forced: ['no', 'yes'],
  trick: ['0.5', '1', '2', '3', 'click'],
  pace: ['instant', 'brisk', 'natural'],
  announce: ['remind', 'self'],
  sound: ['no', 'yes'],
  notify: ['no', 'yes'],
  motion: ['auto', 'none'],
} as const;

export type Name = keyof typeof CHOICES;
export type Preferences = { readonly [N in Name]: (typeof CHOICES)[N][number] };

export const DEFAULTS: Preferences = {
  theme: 'auto',
  felt: 'green',
  suits: '2',
  deck: 'own',
  size: 'normal',
  hand: 'right',
  order: 'strong-first',
  letters: 'language',
  play: 'tap',
  forced: 'no',
  trick: '1',
  pace: 'natural',
  announce: 'remind',
  sound: 'no',
  notify: 'no',
  motion: 'auto',
};

/** The preferences in what was kept; anything unknown falls back to its default. */
export function parse(kept: unknown): Preferences {
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const entries = (Object.keys(CHOICES) as Name[]).map((name) => {
    const value = values[name];
    const isKnown = (CHOICES[name] as readonly unknown[]).includes(value);
    return [name, isKnown ? value : DEFAULTS[name]];
  });
  return Object.fromEntries(entries) as Preferences;
}
