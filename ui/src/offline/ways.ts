/** Which requests the service worker answers, and how. */

/** A page comes from the server if it answers; a file from what is kept; the rest is left alone. */
export type Way = 'page' | 'file' | 'alone';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What the server answers anew each time. */
const LIVE = /^\/(api|health|metrics|openapi\.json)(\/|$)/;

/** The way of a request to `origin`; `kept` are the paths that an installation keeps. */
export function wayOf(asked: Asked, origin: string, kept: readonly string[]): Way {
  const { origin: other, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || other !== origin || LIVE.test(pathname)) return 'alone';
  if (asked.mode === 'navigate') return /\.\w+$/.test(pathname) ? 'alone' : 'page';
  return kept.includes(pathname) || pathname.startsWith('/assets/') ? 'file' : 'alone';
}

/** The caches of other versions that may go: the newest of them stays for a table still open. */
export const outdated = (names: readonly string[], current: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== current).slice(0, -1);

export const PREFIX = 'pages-';
