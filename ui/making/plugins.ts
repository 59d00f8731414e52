/** What the build adds to the pages: the French courts. */
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

async function digest(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
