import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOffline, version } from '../../src/shell/version.svelte';

const SCRIPT = '/assets/index-1a.js';

interface Waiting extends EventTarget {
  state: string;
  postMessage: (message: unknown) => void;
}

const worker = (): Waiting =>
  Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });

let registration: EventTarget & Record<'waiting' | 'installing' | 'active', Waiting | null>;
let workers: EventTarget & { register: () => Promise<unknown> };
const register = vi.fn(async () => registration);

beforeEach(() => {
  register.mockClear();
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    active: worker(),
  });
  workers = Object.assign(new EventTarget(), { register });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', new URL('https://belote.example/'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

afterEach(() => vi.unstubAllGlobals());

test('a worker that waits is asked about this page', async () => {
  registration.waiting = worker();
  await keepOffline(SCRIPT);
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ script: SCRIPT });
});

test.each([
  ['is asked once it is installed beside another', worker(), 1],
  ['takes its place by itself where there was none', null, 0],
])('a worker that comes %s', async (_, active, asked) => {
  registration.active = active;
  await keepOffline(SCRIPT);
  const coming = worker();
  registration.installing = coming;
  registration.dispatchEvent(new Event('updatefound'));
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  expect(coming.postMessage).toHaveBeenCalledTimes(asked);
});

test('a page knows that it is old when the worker says so', async () => {
  await keepOffline(SCRIPT);
  expect(version.isNewer).toBe(false);
  workers.dispatchEvent(new MessageEvent('message', { data: { isNewer: true } }));
  expect(version.isNewer).toBe(true);
});

test('without service workers nothing is registered', async () => {
  vi.stubGlobal('navigator', {});
  await keepOffline(SCRIPT);
  expect(register).not.toHaveBeenCalled();
});
