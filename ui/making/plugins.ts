/** What the build adds to the pages: the French courts, and the list of what works offline. */
import type { Plugin } from 'vite';
import { cutCourts } from './courts.ts';

const PACKAGE = 'node_modules/svg-cards';
const MODULE = 'virtual:courts';

/** The courts of svg-cards beside their licence, in a folder named by what is in it. */
export function courts(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'rebelote-courts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const sheet = await this.fs.readFile(`${PACKAGE}/svg-cards.svg`, { encoding: 'utf8' });
      const drawings = cutCourts(sheet);
      const folder = `assets/svg-cards-${await digest([...drawings.values()])}`;
      for (const [card, drawing] of drawings) files.set(`${folder}/${card}.svg`, drawing);
      const licence = await this.fs.readFile(`${PACKAGE}/LICENSE`, { encoding: 'utf8' });
      files.set(`${folder}/LICENSE.txt`, licence);
      return `export const FOLDER = '/${folder}';`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Tells the service worker which files are the pages; it keeps all of them but the courts. */
export function offline(kept: readonly string[]): Plugin {
  return {
    name: 'rebelote-offline',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const worker = bundle['worker.js'];
      const index = bundle['index.html'];
      if (worker?.type !== 'chunk' || index?.type !== 'asset') return;
      const built = Object.keys(bundle)
        .filter((name) => /\.(js|css)$/.test(name) && name !== 'worker.js')
        .sort();
      const files = ['/', ...kept, ...built.map((name) => `/${name}`)];
      const texts = kept.map((path) =>
        this.fs.readFile(`public${path}`, { encoding: 'utf8' }),
      );
      const version = await digest([...files, String(index.source), ...(await Promise.all(texts))]);
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', JSON.stringify(version));
    },
  };
}

async function digest(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
