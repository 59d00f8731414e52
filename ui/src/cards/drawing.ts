/** Our own deck as numbers: every shape of a card face, placed in a box of 100 by 140. */

export type Suit = 's' | 'h' | 'd' | 'c';
export type Rank = 'A' | 'T' | 'K' | 'Q' | 'J' | '9' | '8' | '7';
export type Letters = 'fr' | 'en' | 'bg' | 'hr' | 'nl';

export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];
export const RANKS: readonly Rank[] = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'];

/** A path in its own box, where it goes on the card, and whether it is drawn by its outline. */
export interface Shape {
  readonly path: string;
  readonly place: string;
  readonly isStroke: boolean;
}

interface Glyph {
  readonly width: number;
  readonly path: string;
}

/** The four pips, in a box of 100. */
export const PIPS: Readonly<Record<Suit, string>> = {
  h: 'M50 92C20 67 7 50 7 32C7 17 18 8 30 8C39 8 46 14 50 23C54 14 61 8 70 8C82 8 93 17 93 32C93 50 80 67 50 92Z',
  d: 'M50 4C58 21 70 38 86 50C70 62 58 79 50 96C42 79 30 62 14 50C30 38 42 21 50 4Z',
  s: 'M50 5C57 24 91 40 91 62C91 75 82 82 72 82C64 82 58 78 54 72C55 82 58 89 67 95L33 95C42 89 45 82 46 72C42 78 36 82 28 82C18 82 9 75 9 62C9 40 43 24 50 5Z',
  c: 'M50 6C62 6 71 15 71 26C71 33 68 38 64 42C67 40 70 39 74 39C85 39 94 48 94 60C94 72 85 80 74 80C65 80 58 76 54 69C55 81 58 89 67 95L33 95C42 89 45 81 46 69C42 76 35 80 26 80C15 80 6 72 6 60C6 48 15 39 26 39C30 39 33 40 36 42C32 38 29 33 29 26C29 15 38 6 50 6Z',
};

const K_GLYPH: Glyph = { width: 62, path: 'M10 4V96M55 6L12 58M27 42L57 96' };
const B_GLYPH: Glyph = {
  width: 62,
  path: 'M10 8V92H32C62 92 62 48 32 48C56 48 56 8 32 8ZM10 48H32',
};
const ZERO = 'M31 8C1 8 1 92 31 92C61 92 61 8 31 8Z';

/** The glyphs of the indices: strokes in a box 100 high. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 68, path: 'M7 96L34 6L61 96M16 66H52' },
  s: { width: 46, path: 'M39 52C36 38 9 38 9 54C9 69 38 63 38 80C38 98 9 98 6 83' },
  R: { width: 62, path: 'M10 96V8H32C60 8 60 54 32 54H10M34 54L57 96' },
  D: { width: 64, path: 'M10 8V92H26C66 92 66 8 26 8Z' },
  V: { width: 68, path: 'M7 4L34 94L61 4' },
  '1': { width: 36, path: 'M6 28L25 10V96' },
  '0': { width: 62, path: ZERO },
  '7': { width: 60, path: 'M6 9H53C40 34 28 60 24 96' },
  '8': {
    width: 62,
    path: 'M31 48C7 48 7 8 31 8C55 8 55 48 31 48C0 48 0 92 31 92C62 92 62 48 31 48Z',
  },
  '9': { width: 62, path: 'M54 34C54 64 8 64 8 34C8 0 54 0 54 34C54 70 46 92 14 92' },
  K: K_GLYPH,
  К: K_GLYPH,
  Q: { width: 66, path: `${ZERO}M38 68L61 99` },
  J: { width: 50, path: 'M41 4V66C41 98 10 98 7 72' },
  B: B_GLYPH,
  В: B_GLYPH,
  H: { width: 64, path: 'M10 4V96M54 4V96M10 50H54' },
  Д: { width: 72, path: 'M18 84C27 62 29 40 29 8H55V84M7 104V84H66V104' },
};

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Crown, coronet and feathered cap, in a box of 100 by 52. */
const HEADS: Readonly<Partial<Record<Rank, string>>> = {
  K: 'M10 52L3 12L29 31L50 2L71 31L97 12L90 52Z',
  Q: `M8 52L14 33H86L92 52Z${disc(18, 19, 11)}${disc(50, 13, 13)}${disc(82, 19, 11)}`,
  J: 'M6 52C6 28 26 22 50 24C74 24 94 34 94 52ZM52 19C58 6 76 -2 98 3C92 18 74 25 52 19Z',
};

/** What is written in the corner, by language; the figures are the same for everybody. */
const INDICES: Readonly<Record<Letters, Readonly<Partial<Record<Rank, string>>>>> = {
  fr: { A: 'As', K: 'R', Q: 'D', J: 'V' },
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  bg: { A: 'A', K: 'К', Q: 'Д', J: 'В' },
  hr: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  nl: { A: 'A', K: 'H', Q: 'V', J: 'B' },
};

/** Thickness of a glyph's stroke, in the glyph's box. */
export const STROKE = 17;
const BETWEEN = 4;

/** The rank and suit of a card's code; unknown codes are a fault of the caller. */
export function partsOf(card: string): { rank: Rank; suit: Suit } {
  const [rank, suit] = card as Iterable<string>;
  if (!RANKS.includes(rank as Rank) || !SUITS.includes(suit as Suit)) {
    throw new RangeError(`not a card: ${card}`);
  }
  return { rank: rank as Rank, suit: suit as Suit };
}

/** The letters or figures of a rank: `R`, `10`, `As`. */
export const indexOf = (rank: Rank, letters: Letters): string =>
  INDICES[letters][rank] ?? (rank === 'T' ? '10' : rank);

const place = (x: number, y: number, across: number, down: number): string =>
  `matrix(${round(across)} 0 0 ${round(down)} ${round(x)} ${round(y)})`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The strokes of an index `cap` high; narrowed to `most`, and centred there when asked. */
function index(text: string, at: { x: number; y: number; cap: number; most: number }): Shape[] {
  const glyphs = [...text].map((letter) => GLYPHS[letter]).filter((glyph) => glyph !== undefined);
  const natural = glyphs.reduce((sum, glyph) => sum + glyph.width + BETWEEN, -BETWEEN);
  const down = at.cap / 100;
  const across = Math.min(down, at.most / natural);
  let x = at.x;
  return glyphs.map((glyph) => {
    const shape = { path: glyph.path, place: place(x, at.y, across, down), isStroke: true };
    x += (glyph.width + BETWEEN) * across;
    return shape;
  });
}

const pip = (suit: Suit, x: number, y: number, size: number): Shape => ({
  path: PIPS[suit],
  place: place(x, y, size / 100, size / 100),
  isStroke: false,
});

/** Whether a card has a court, drawn as its emblem here and as a portrait elsewhere. */
export const isCourt = (card: string): boolean => HEADS[partsOf(card).rank] !== undefined;

/** The upper half of a large face: its index and its pip. */
export function top(card: string, letters: Letters): Shape[] {
  const { rank, suit } = partsOf(card);
  const corner = index(indexOf(rank, letters), { x: 9, y: 10, cap: 44, most: 44 });
  return [...corner, pip(suit, 58, 12, 36)];
}

/** The shapes of a large face: index and pip on top, one big pip or a court below. */
export function face(card: string, letters: Letters): Shape[] {
  const { rank, suit } = partsOf(card);
  const head = HEADS[rank];
  const middle =
    head === undefined
      ? [pip(suit, 23, 76, 54)]
      : [
          { path: head, place: place(26, 70, 0.48, 21 / 52), isStroke: false },
          pip(suit, 28, 92, 44),
        ];
  return [...top(card, letters), ...middle];
}

/** The shapes of a small face, drawn under 56 px of width: the index over one pip. */
export function miniFace(card: string, letters: Letters): Shape[] {
  const { rank, suit } = partsOf(card);
  const text = indexOf(rank, letters);
  const cap = 58;
  const widths = [...text].map((letter) => GLYPHS[letter]?.width ?? 0);
  const natural = widths.reduce((sum, width) => sum + width + BETWEEN, -BETWEEN) * (cap / 100);
  const most = 80;
  const x = 50 - Math.min(natural, most) / 2;
  return [...index(text, { x, y: 10, cap, most }), pip(suit, 24, 78, 52)];
}
