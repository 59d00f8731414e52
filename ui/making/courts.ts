/** Cuts the twelve courts out of the sheet of svg-cards, one drawing a card. */

const SUITS = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const;
const RANKS = { K: 'king', Q: 'queen', J: 'jack' } as const;

/** The upper half of a card inside its frame, in the sheet's units: both heads are the same. */
const HALF = '9 3.5 151 119';

const CHANGES =
  'Changed for Rebelote: one court of svg-cards 4.0.2, its upper half, without frame, index and ' +
  'pips.';

/** The drawings by the code of their card: `Kh`. */
export function cutCourts(sheet: string): ReadonlyMap<string, string> {
  const notice = (sheet.match(/<!--[^]*?-->/g) ?? []).filter((one) => !/-----/.test(one)).join('\n');
  const drawings = new Map<string, string>();
  for (const [rank, figure] of Object.entries(RANKS)) {
    for (const [suit, colour] of Object.entries(SUITS)) {
      drawings.set(rank + suit, notice + cut(sheet, `${colour}_${figure}`));
    }
  }
  return drawings;
}

function cut(sheet: string, id: string): string {
  const card = group(sheet, id)
    .replace(/<use[^>]*href="#(base|spade|heart|diamond|club|king|queen|jack)"[^>]*\/>/g, '')
    .replace(/<g style="fill:none;stroke:#000000;stroke-width:1">[^]*?<\/g>/, '')
    .replace(/<g><rect[^>]*\/><\/g>/g, '');
  const named = new Set([...card.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? ''));
  const figures = [...named].map((name) => group(sheet, name)).join('');
  const names = new RegExp(` id="(?!(${[...named].join('|')})")[^"]*"`, 'g');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="${HALF}"><!-- ${CHANGES} --><defs>${figures}</defs>${card}</svg>`
  ).replace(names, '');
}

/** A group of the sheet with all that is in it. */
function group(sheet: string, id: string): string {
  const from = sheet.indexOf(`<g id="${id}"`);
  if (from < 0) throw new Error(`svg-cards has no ${id}`);
  let depth = 0;
  for (const tag of sheet.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return sheet.slice(from, from + tag.index + tag[0].length);
  }
  throw new Error(`the group ${id} of svg-cards has no end`);
}
