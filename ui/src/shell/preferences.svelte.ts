/** The preferences in force: kept in the browser, sent to the guest, shown on the page's root. */
import { spoken } from '../i18n/catalogue.svelte';
import type { Letters } from '../cards/drawing';
import type { Solo } from '../state/solo';
import { DEFAULTS, parse, type Name, type Preferences } from '../state/preferences';
import { put } from '../net/http';
import { keep, recall } from './store';

let values = $state.raw<Preferences>(DEFAULTS);

export const preferences = {
  /** The value of one preference. */
  get: <N extends Name>(name: N): Preferences[N] => values[name],

  /** All of them. */
  get all(): Preferences {
    return values;
  },

  /** The letters on the cards: those of the language unless others were chosen. */
  get letters(): Letters {
    return values.letters === 'language' ? spoken() : values.letters;
  },

  /** Change one, here and for the guest; without a server the browser alone keeps it. */
  set<N extends Name>(name: N, value: Preferences[N]): void {
    adopt({ ...values, [name]: value });
    send();
  },
};

/** Keep the start of a solo game, with the own sets of rules. */
export function keepSolo(solo: Solo): void {
  keep('solo', solo);
  send();
}

/** The guest's settings are the preferences and the start of a solo game; all go together. */
function send(): void {
  const settings = { ...values, solo: recall('solo') };
  put('/api/me', { settings }).catch(() => undefined);
}

/** Take over what another browser of the guest has sent, where this one keeps nothing yet. */
export function takeOver(settings: Readonly<Record<string, unknown>>): void {
  if (recall('preferences') === null) adopt(settings);
  if (recall('solo') === null && settings['solo']) keep('solo', settings['solo']);
}

/** Take over preferences that were kept, wherever they were. */
export function adopt(kept: unknown): void {
  show(parse(kept));
  keep('preferences', values);
}

function show(wanted: Preferences): void {
  values = wanted;
  const { dataset } = document.documentElement;
  dataset['theme'] = values.theme;
  dataset['felt'] = values.felt;
  dataset['suits'] = values.suits;
  dataset['motion'] = values.motion;
  dataset['hand'] = values.hand;
}

export const restore = (): void => show(parse(recall('preferences')));
