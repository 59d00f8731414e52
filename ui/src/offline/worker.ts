/** The service worker: the pages open without a network, and no answer of the server is kept.
 *
 * A newer worker waits until a page of its own version says so: a table that is open stays with the
 * files it began with.
 */
import { outdated, PREFIX, wayOf } from './ways';

// Filled in by the build.
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Said extends Lasting {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}
interface Tapped extends Lasting {
  readonly notification: Notification;
}
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What the DOM's types do not know of a worker's world. */
interface World {
  readonly location: Location;
  readonly clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<Shown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetched) => void): void;
  addEventListener(type: 'message', run: (event: Said) => void): void;
  addEventListener(type: 'notificationclick', run: (event: Tapped) => void): void;
}

const world = self as unknown as World;
const files = __FILES__;
const name = PREFIX + __VERSION__;
/** A network that takes longer than this is as good as none. */
const PATIENCE = 4000;

async function keepPages(): Promise<void> {
  const cache = await caches.open(name);
  // A name with a hash in it is the same for ever; the others are asked for anew.
  await cache.addAll(
    files.map((path) => {
      return new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
    }),
  );
}

async function forget(): Promise<void> {
  const names = outdated(await caches.keys(), name);
  await Promise.all(names.map((one) => caches.delete(one)));
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  if (answer !== null && answer.status < 500) return answer;
  return (await caches.match('/', { cacheName: name })) ?? answer ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

/** A page names its script: one of ours wants this worker, another one is of an older version. */
function greet({ data, source }: Said): void {
  const { script } = data as { script: string };
  if (files.includes(script)) void world.skipWaiting();
  else source?.postMessage({ isNewer: true });
}

async function show(address: unknown): Promise<void> {
  const pages = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await pages.find((one) => one.url === address)?.focus();
}

world.addEventListener('install', (event) => event.waitUntil(keepPages()));
world.addEventListener('activate', (event) => event.waitUntil(forget()));
world.addEventListener('message', greet);
world.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, world.location.origin, files);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'file') event.respondWith(file(event.request));
});
world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
