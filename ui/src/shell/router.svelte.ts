/** The address of the page: its first word is the page, the others belong to that page. */

export interface Route {
  readonly page: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** Read an address: `/review/abc/3?step=4` is the page `review` with the path `abc`, `3`. */
export function read(address: URL): Route {
  const [page = '', ...path] = address.pathname
    .split('/')
    .filter((word) => word !== '')
    .map((word) => decode(word));
  return { page, path, query: address.searchParams };
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

let current = $state.raw<Route>({ page: '', path: [], query: new URLSearchParams() });

export const route = (): Route => current;

/** Go to an address of ours; `replace` leaves no step behind in the history. */
export function go(address: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = read(new URL(location.href));
  if (!replace) scrollTo(0, 0);
}

/** Follow the address bar, and turn clicks on our own links into steps without a reload. */
export function follow(): void {
  const update = (): void => {
    current = read(new URL(location.href));
  };
  update();
  addEventListener('popstate', update);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && isOurs(link, event)) {
      event.preventDefault();
      go(link.pathname + link.search);
    }
  });
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const stays = link.origin === location.origin && !link.hash && !link.target;
  const isFile = link.hasAttribute('download') || link.pathname.startsWith('/api/');
  return isPlain && stays && !isFile && !event.defaultPrevented;
}
