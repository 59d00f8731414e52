import { expect, test } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';
import tokens from '../../src/look/tokens.css?raw';

const told = JSON.parse(manifest) as Record<string, unknown> & { icons: { src: string }[] };
const drawn = Object.keys(import.meta.glob('../../public/icon*', { query: '?url' }));

test.each(['theme_color', 'background_color'])('the %s of the manifest is a token', (name) => {
  expect(tokens).toContain(String(told[name]));
});

test('every icon of the manifest is there', () => {
  const names = drawn.map((path) => path.replace('../../public', ''));
  expect(told.icons.map((icon) => icon.src).filter((src) => !names.includes(src))).toEqual([]);
});
