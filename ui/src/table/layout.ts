/** Where everything lies on the table, in pixels, from the size of the window alone.
 *
 * The numbers are those found by looking at mocks at five sizes; a test holds them to that table.
 */
import type { Place } from '../state/place';
import type { Preferences } from '../state/preferences';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Phone upright, phone on its side, tablet upright, desk. */
export type Frame = 'A' | 'B' | 'C' | 'D';

export interface Layout {
  readonly frame: Frame;
  readonly height: number;
  readonly felt: Box;
  readonly bar: Box;
  readonly side: Box | null;
  readonly contract: Box;
  readonly tricks: Box;
  readonly chips: Readonly<Record<Exclude<Place, 'S'>, Box>>;
  readonly slots: Readonly<Record<Place, Box>>;
  readonly message: Box;
  readonly me: Box;
  readonly hand: Box;
  readonly card: { readonly w: number; readonly h: number; readonly pitch: number };
  readonly rows: 1 | 2;
  /** Where a bid panel may be; it stands on the bottom edge of this box. */
  readonly panel: Box;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const BAR = 48;
const PLATE = 48;
const SIDE_B = 304;
const SIDE_D = 360;
/** The least width that a finger hits. */
const TOUCH = 44;
const LOWEST_A = 520;
const RATIO = 1.4;

export function frameOf({ width, height }: Size): Frame {
  if (width < 600) return 'A';
  if (height < 600) return 'B';
  return width < 1100 ? 'C' : 'D';
}

type Choices = Pick<Preferences, 'size' | 'hand'>;

/** The layout of a window. */
export function layoutOf(size: Size, choices: Choices): Layout {
  const frame = frameOf(size);
  const height = frame === 'A' ? Math.max(size.height, LOWEST_A) : size.height;
  const side = sideOf(frame, size.width);
  const isLeft = choices.hand === 'left';
  const felt = { x: isLeft ? side : 0, y: 0, w: size.width - side, h: height };
  const column = { x: isLeft ? 0 : felt.w, y: frame === 'B' ? 0 : BAR, w: side, h: height };
  const hand = handOf(frame, felt, choices.size);
  const me = meOf(frame, felt, hand.box);
  const message = messageOf(frame, felt, me, column);
  const bar = frame === 'B' ? { ...column, h: BAR } : { x: 0, y: 0, w: size.width, h: BAR };
  const shift = (box: Box): Box => ({ ...box, x: box.x + felt.x });
  const cluster = clusterOf(frame, felt, hand.box.h, { me, message });
  const plate = plateOf(frame, felt.w);
  const top = frame === 'B' ? 6 : BAR + 8;
  return {
    frame,
    height,
    felt,
    bar,
    side: side === 0 ? null : { ...column, h: height - column.y },
    contract: shift({ x: 8, y: top, w: plate, h: PLATE }),
    tricks: shift({ x: felt.w - 8 - plate, y: top, w: plate, h: PLATE }),
    chips: mapped(cluster.chips, shift),
    slots: mapped(cluster.slots, shift),
    message: frame === 'B' ? message : shift(message),
    me: shift(me),
    hand: shift(hand.box),
    card: hand.card,
    rows: hand.rows,
    panel: panelOf(frame, shift, { felt, me, hand: hand.box, column }),
  };
}

const mapped = <K extends string>(
  boxes: Readonly<Record<K, Box>>,
  change: (box: Box) => Box,
): Record<K, Box> =>
  Object.fromEntries(
    Object.entries<Box>(boxes).map(([key, box]) => [key, change(box)]),
  ) as Record<K, Box>;

/** A narrow phone on its side gives part of the column to the hand: eight cards of 44 px. */
function sideOf(frame: Frame, width: number): number {
  if (frame === 'D') return SIDE_D;
  return frame === 'B' ? Math.max(240, Math.min(SIDE_B, width - 404)) : 0;
}

const NARROW = 356;

const plateOf = (frame: Frame, width: number): number => {
  if (frame === 'C' || frame === 'D') return 152;
  return width < NARROW ? 92 : 108;
};

const chipOf = (frame: Frame, width: number): number => {
  if (frame === 'C' || frame === 'D') return 176;
  if (width >= NARROW) return 122;
  return width < 320 ? 92 : 104;
};

const LARGEST: Readonly<Record<Frame, Readonly<Record<Preferences['size'], number>>>> = {
  A: { small: 48, normal: 92, large: 110 },
  B: { small: 56, normal: 80, large: 92 },
  C: { small: 76, normal: 92, large: 92 },
  D: { small: 84, normal: 104, large: 124 },
};

function handOf(frame: Frame, felt: Box, size: Preferences['size']) {
  const rows = frame === 'A' && !(size === 'small' && felt.w >= 360) ? 2 : 1;
  const most = LARGEST[frame][size];
  const isTight = rows === 1 && frame === 'A';
  const fitting = isTight ? 48 : rows === 2 ? (felt.w - 28) / 4 : (felt.w - 44) / 8;
  const least = frame === 'B' ? TOUCH : 0;
  const w = Math.min(Math.max(fitting, least), rows === 2 && size === 'small' ? 92 : most);
  // Where eight cards with gaps would be narrower than a finger, the gaps go first.
  const pitch = isTight || fitting < least ? Math.min(w + 4, (felt.w - 8 - w) / 7) : w + 4;
  const h = w * RATIO;
  const total = 8 + (rows === 2 ? stripOf(w) : 0) + h;
  const bottom = frame === 'B' ? 6 : 8;
  const width = rows === 2 ? 4 * w + 12 : 7 * pitch + w;
  const x = (felt.w - width) / 2;
  return {
    rows: rows as 1 | 2,
    card: { w, h, pitch },
    box: { x, y: felt.h - bottom - total, w: width, h: total },
  };
}

/** What shows of the back row. */
export const stripOf = (width: number): number => Math.max(0.66 * width, 53);

function meOf(frame: Frame, felt: Box, hand: Box): Box {
  const w = frame === 'C' || frame === 'D' ? 520 : felt.w - 16;
  return { x: (felt.w - w) / 2, y: hand.y - (frame === 'B' ? 4 : 6) - 32, w, h: 32 };
}

function messageOf(frame: Frame, felt: Box, me: Box, column: Box): Box {
  if (frame !== 'B') return { x: me.x, y: me.y - 50, w: me.w, h: 44 };
  return { x: column.x + 8, y: felt.h - 68, w: column.w - 16, h: 60 };
}

function clusterOf(frame: Frame, felt: Box, hand: number, at: { me: Box; message: Box }) {
  const top = frame === 'B' ? 6 : BAR + 8;
  const end = frame === 'B' ? at.me.y - 8 : at.message.y - 8;
  const chip = chipOf(frame, felt.w);
  const w = trickWidth(frame, felt, hand);
  const h = w * RATIO;
  const y = top + Math.max(0, 0.42 * (end - top - 60 - 2 * h));
  const left = (felt.w - 3 * w - 8) / 2;
  const cross = y + PLATE + 8;
  const isTight = left < chip + 16;
  // Where the chips stand over their cards, those make room for plates, chips and 8 px.
  const lowest = isTight && frame === 'B' ? top + 2 * PLATE + 10 : 0;
  const middle = Math.max(cross + 0.7 * w + 2, lowest);
  const slot = (step: number, down: number): Box => ({ x: left + step * (w + 4), y: down, w, h });
  const beside = isTight ? middle - 8 - PLATE : middle + h / 2 - PLATE / 2;
  const reach = frame === 'D' ? left - 16 - chip : 8;
  const box = (x: number, down: number): Box => ({ x, y: down, w: chip, h: PLATE });
  return {
    slots: {
      N: slot(1, cross),
      W: slot(0, middle),
      E: slot(2, middle),
      S: slot(1, cross + h + 4),
    },
    chips: {
      N: box((felt.w - chip) / 2, y),
      W: box(reach, beside),
      E: box(felt.w - reach - chip, beside),
    },
  };
}

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

function trickWidth(frame: Frame, felt: Box, hand: number): number {
  const { w, h } = felt;
  if (frame === 'A') return between(56, Math.min(0.29 * w, (h - 220 - hand) / 2.8), 128);
  if (frame === 'B') return Math.min((h - 116 - hand) / 2.8, (w - 24) / 3, 128);
  if (frame === 'C') return Math.min(128, (w - 416) / 3, (h - 220 - hand) / 2.8);
  return between(90, Math.min(0.16 * w, (h - 240 - hand) / 2.8), 132);
}

function panelOf(
  frame: Frame,
  shift: (box: Box) => Box,
  at: { felt: Box; me: Box; hand: Box; column: Box },
): Box {
  if (frame === 'A') return { x: 0, y: BAR, w: at.felt.w, h: at.hand.y - BAR };
  if (frame === 'B') return { x: at.column.x, y: BAR, w: at.column.w, h: at.felt.h - BAR };
  return shift({ x: at.me.x, y: BAR, w: at.me.w, h: at.me.y - 8 - BAR });
}

/** The chips at the sides while I call: on a desk the panel would cover them, they are higher. */
export function besideAuction({ frame, chips, contract }: Layout): Layout['chips'] {
  if (frame !== 'D') return chips;
  const y = contract.y + contract.h + 8;
  const higher = (box: Box): Box => ({ ...box, y: Math.min(box.y, y) });
  return { N: chips.N, W: higher(chips.W), E: higher(chips.E) };
}

/** Before the match: four places round the code, and a panel for what may be done about them. */
export function waitingBoxes(
  layout: Layout,
): Readonly<Record<Place | 'code' | 'message' | 'panel', Box>> {
  const { chips, felt, side } = layout;
  const { w, h } = chips.N;
  const middle = felt.x + felt.w / 2;
  // Between the places at the sides the code has room, or stands below them.
  const isTight = chips.E.x - chips.W.x - w < 196;
  const code = { x: middle - 90, y: chips.W.y + (isTight ? h + 4 : h / 2 - 32), w: 180, h: 64 };
  const even = side === null ? code.y + code.h + 28 : 2 * chips.W.y - chips.N.y;
  const S = { x: middle - w / 2, y: isTight ? code.y + code.h + 4 : even, w, h };
  const low = S.y + h + 12;
  const wide = Math.min(felt.w - 16, 520);
  const below = { x: middle - wide / 2, y: low, w: wide, h: layout.height - low - 8 };
  const beside = side === null ? below : { ...side, y: BAR, h: layout.height - BAR };
  const room = Math.min(400, felt.w - (isTight ? 16 : 2 * w + 32));
  const message = { x: middle - room / 2, y: code.y + 10, w: room, h: 44 };
  return { ...chips, S, code, message, panel: beside };
}

/** A row of the panel of bids with the gap below it, its edges, and a hint of three lines. */
const ROW = 48;
const CALL_ROW = 54;
const EDGES = 17;
const HINT = 69;
/** Six values of 44 px beside each other. */
const GRID_WIDTH = 300;

/** Whether a grid of values has room: it leaves the chips at the sides in sight. */
export function hasGrid(
  layout: Layout,
  { rows, extra, isHint }: { rows: number; extra: boolean; isHint: boolean },
): boolean {
  if (layout.frame === 'B') return layout.panel.w >= GRID_WIDTH;
  const { panel } = layout;
  const chips = besideAuction(layout);
  const room = panel.y + panel.h - (chips.W.y + chips.W.h);
  const grid = rows * ROW + 2;
  return grid + 2 * CALL_ROW - 6 + (extra ? 50 : 0) + (isHint ? HINT : 0) + EDGES <= room;
}

/** Where each of the cards of the hand lies, lifted or not; the back row comes first. */
export function handSpots(count: number, layout: Layout): { x: number; y: number }[] {
  const { hand, card, rows, felt } = layout;
  const front = hand.y + hand.h - card.h;
  const back = rows === 1 || count <= 4 ? 0 : Math.floor(count / 2);
  const across = count - back;
  const width = (across - 1) * card.pitch + card.w;
  const left = felt.x + (felt.w - width) / 2;
  return Array.from({ length: count }, (_, number) =>
    number < back
      ? { x: left + number * card.pitch, y: hand.y + 8 }
      : { x: left + (number - back) * card.pitch, y: front },
  );
}
