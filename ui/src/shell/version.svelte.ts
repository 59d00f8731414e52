/** The service worker seen from a page: the pages work offline, and a newer version is told. */
import { stockScore } from '../net/shelf';

let isNewer = $state(false);

export const version = {
  /** Whether the server has newer pages than this one. */
  get isNewer(): boolean {
    return isNewer;
  },

  /** Take the newer pages; where nothing is half done, or because the person wants it. */
  take: (): void => location.reload(),
};

/** Let the browser keep the pages and the forms of the score; `script` is the path of this page's first script.
 *
 * Browsers offer it over HTTPS and from localhost alone.
 */
export async function keepOffline(script: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }: MessageEvent<{ isNewer?: boolean }>) => {
    isNewer ||= data.isNewer === true;
  });
  try {
    follow(await workers.register('/worker.js'), script);
    await stockScore();
  } catch {
    // The browser keeps nothing, or the server has just gone: the pages work while it answers.
  }
}

function follow(registration: ServiceWorkerRegistration, script: string): void {
  const ask = (worker: ServiceWorker | null): void => worker?.postMessage({ script });
  ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active !== null) ask(worker);
    });
  });
  // A page that stays open for days asks when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
}
