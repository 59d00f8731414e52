import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const HOME = 'https://belote.example';
const FILES = ['/', '/icon.svg', '/assets/index-1a.js'];

type Told = Record<string, unknown>;

/** A browser's worker world: who listens to what, what is kept, and whether a network is there. */
class World {
  readonly listeners = new Map<string, (event: Told) => void>();
  readonly kept = new Map<string, Map<string, Response>>();
  readonly location = { origin: HOME };
  readonly skipWaiting = vi.fn(async () => undefined);
  network: (path: string) => Promise<Response> = async (path) => new Response(`new ${path}`);

  readonly addEventListener = (type: string, run: (event: Told) => void): void => {
    this.listeners.set(type, run);
  };

  readonly caches = {
    open: async (name: string) => {
      const cache = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, cache);
      return {
        addAll: async (asked: Request[]) => {
          for (const one of asked) cache.set(path(one), new Response(`kept ${path(one)}`));
        },
        put: async (asked: Request, answer: Response) => cache.set(path(asked), answer),
      };
    },
    keys: async () => [...this.kept.keys()],
    delete: async (name: string) => this.kept.delete(name),
    match: async (asked: Request | string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...this.kept.keys()] : [cacheName];
      const found = names.map((name) => this.kept.get(name)?.get(path(asked)));
      return found.find((one) => one !== undefined)?.clone();
    },
  };

  /** Tell the worker of an event and wait for what it does about it. */
  async tell(type: string, event: Told = {}): Promise<void> {
    let work: unknown;
    this.listeners.get(type)?.({ ...event, waitUntil: (lasting: unknown) => (work = lasting) });
    await work;
  }

  /** What the worker answers to a request, or null where it leaves it alone. */
  async ask(address: string, mode = 'cors'): Promise<string | null> {
    let answer: Promise<Response> | undefined;
    this.listeners.get('fetch')?.({
      request: { method: 'GET', mode, url: HOME + address },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer === undefined ? null : (await answer).text();
  }
}

const path = (asked: Request | string): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, HOME).pathname;

let world: World;

beforeEach(async () => {
  world = new World();
  vi.resetModules();
  vi.stubGlobal('self', world);
  vi.stubGlobal('caches', world.caches);
  vi.stubGlobal('fetch', (asked: Request) => world.network(path(asked)));
  vi.stubGlobal('Request', class {
    constructor(readonly url: string) {}
  });
  vi.stubGlobal('__FILES__', FILES);
  vi.stubGlobal('__VERSION__', '2');
  world.kept.set('pages-0', new Map());
  world.kept.set('pages-1', new Map([['/assets/old-9f.js', new Response('old')]]));
  await import('../../src/offline/worker');
  await world.tell('install');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = (): Promise<Response> => Promise.reject(new TypeError('no network'));

describe('a page', () => {
  test('is that of the server where there is a network', async () => {
    expect(await world.ask('/score', 'navigate')).toBe('new /score');
  });

  test('is the kept one where there is none', async () => {
    world.network = lost;
    expect(await world.ask('/score', 'navigate')).toBe('kept /');
  });

  test('is the kept one where the server is out of order', async () => {
    world.network = async () => new Response('', { status: 502 });
    expect(await world.ask('/table/abc', 'navigate')).toBe('kept /');
  });

  test('is the kept one where the network lets it wait too long', async () => {
    vi.useFakeTimers();
    world.network = () => new Promise(() => undefined);
    const answer = world.ask('/', 'navigate');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toBe('kept /');
  });
});

describe('a file', () => {
  test('is the kept one, without a request', async () => {
    world.network = lost;
    expect(await world.ask('/assets/index-1a.js')).toBe('kept /assets/index-1a.js');
  });

  test('that comes later is kept from then on', async () => {
    await world.ask('/assets/svg-cards-1a/Kh.svg');
    world.network = lost;
    expect(await world.ask('/assets/svg-cards-1a/Kh.svg')).toBe('new /assets/svg-cards-1a/Kh.svg');
  });

  test('of the version before serves a table still open in it', async () => {
    await world.tell('activate');
    world.network = lost;
    expect(await world.ask('/assets/old-9f.js')).toBe('old');
  });
});

test('no answer of the server is kept or given', async () => {
  expect(await world.ask('/api/me')).toBeNull();
});

test('the pages of two versions ago are forgotten', async () => {
  await world.tell('activate');
  expect([...world.kept.keys()]).toEqual(['pages-1', 'pages-2']);
});

test('a page of another version is told of this one, which goes on waiting', async () => {
  const source = { postMessage: vi.fn() };
  await world.tell('message', { data: { script: '/assets/index-0.js' }, source });
  expect(source.postMessage).toHaveBeenCalledWith({ isNewer: true });
  expect(world.skipWaiting).not.toHaveBeenCalled();
});

test('a page of its own version lets it take over', async () => {
  const source = { postMessage: vi.fn() };
  await world.tell('message', { data: { script: '/assets/index-1a.js' }, source });
  expect(world.skipWaiting).toHaveBeenCalledOnce();
  expect(source.postMessage).not.toHaveBeenCalled();
});
