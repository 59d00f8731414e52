import { describe, expect, test } from 'vitest';
import {
  besideAuction,
  handSpots,
  hasGrid,
  layoutOf,
  waitingBoxes,
  type Box,
  type Layout,
} from '../../src/table/layout';

const NORMAL = { size: 'normal', hand: 'right' } as const;

type Row = Record<string, [number, number, number, number]>;
const MEASURED: Record<string, Row> = {
  '360x640': {
    contract: [8, 56, 108, 48], tricks: [244, 56, 108, 48], N: [119, 56, 122, 48],
    W: [8, 118, 122, 48], E: [230, 118, 122, 48], cross: [47, 112, 266, 245],
    message: [8, 365, 344, 44], me: [8, 415, 344, 32], hand: [8, 453, 344, 179],
  },
  '390x844': {
    contract: [8, 56, 108, 48], tricks: [274, 56, 108, 48], N: [134, 103, 122, 48],
    W: [8, 185, 122, 48], E: [260, 185, 122, 48], cross: [21, 159, 347, 321],
    message: [8, 554, 374, 44], me: [8, 604, 374, 32], hand: [8, 642, 374, 194],
  },
  '844x390': {
    contract: [8, 6, 108, 48], tricks: [424, 6, 108, 48], N: [209, 6, 122, 48],
    W: [8, 130, 122, 48], E: [410, 130, 122, 48], cross: [170, 62, 200, 183],
    me: [8, 253, 524, 32], hand: [8, 289, 524, 95],
  },
  '768x1024': {
    contract: [8, 56, 152, 48], tricks: [608, 56, 152, 48], N: [296, 199, 176, 48],
    W: [8, 397, 176, 48], E: [584, 397, 176, 48], cross: [204, 255, 360, 333],
    message: [124, 793, 520, 44], me: [124, 843, 520, 32], hand: [8, 881, 752, 135],
  },
  '1440x900': {
    contract: [8, 56, 152, 48], tricks: [920, 56, 152, 48], N: [452, 122, 176, 48],
    W: [146, 341, 176, 48], E: [758, 341, 176, 48], cross: [338, 178, 404, 374],
    message: [280, 650, 520, 44], me: [280, 700, 520, 32], hand: [110, 738, 860, 154],
  },
};

const sizeOf = (name: string) => {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
};

function crossOf({ slots }: Layout): Box {
  const { N, S, W, E } = slots;
  return { x: W.x, y: N.y, w: E.x + E.w - W.x, h: S.y + S.h - N.y };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe.each(Object.keys(MEASURED))('at %s', (name) => {
  const layout = layoutOf(sizeOf(name), NORMAL);
  const boxes: Record<string, Box> = {
    ...layout.chips,
    contract: layout.contract,
    tricks: layout.tricks,
    cross: crossOf(layout),
    message: layout.message,
    me: layout.me,
    hand: layout.hand,
  };

  test.each(Object.entries(MEASURED[name] ?? {}))('%s lies where it was measured', (part, at) => {
    const box = boxes[part] as Box;
    const off = [box.x, box.y, box.w, box.h].map((value, i) => Math.abs(value - (at[i] ?? 0)));
    expect(Math.max(...off), JSON.stringify(box)).toBeLessThanOrEqual(1.5);
  });
});

const SIZES = [
  '320x568', '344x700', '360x640', '390x844', '412x915', '599x900', '600x360', '667x375',
  '740x360', '844x390', '915x412', '1000x599', '600x900', '768x1024', '1024x768', '1099x700',
  '1100x620', '1280x800', '1366x768', '1440x900', '1920x1080', '2560x1440',
];

describe.each(SIZES)('at %s nothing covers anything', (name) => {
  test.each(['right', 'left'] as const)('for the %s hand', (hand) => {
    const layout = layoutOf(sizeOf(name), { size: 'normal', hand });
    const { contract, tricks, chips, slots, me } = layout;
    const named = Object.entries({ contract, tricks, me, handBox: layout.hand, ...chips });
    const cards = Object.entries(slots).map(([place, box]) => [`slot ${place}`, box] as const);
    const all = [...named, ...cards];
    const wrong = all.flatMap(([a, one], i) =>
      all.slice(i + 1).filter(([, two]) => overlaps(one, two)).map(([b]) => `${a} on ${b}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(SIZES)('before the match the places, the code and the panel stand apart at %s', (name) => {
  const { message: _, ...boxes } = waitingBoxes(layoutOf(sizeOf(name), NORMAL));
  const all = Object.entries(boxes);
  const wrong = all.flatMap(([a, one], i) =>
    all.slice(i + 1).filter(([, two]) => overlaps(one, two)).map(([b]) => `${a} on ${b}`),
  );
  expect(wrong).toEqual([]);
  expect(boxes.panel.h).toBeGreaterThanOrEqual(160);
});

test('the column changes sides with the hand, and the felt with it', () => {
  const { side, felt, contract } = layoutOf(sizeOf('844x390'), { size: 'normal', hand: 'left' });
  expect([side?.x, felt.x, contract.x]).toEqual([0, 304, 312]);
});

test('eight cards lie in two rows of four on a phone, the first four behind', () => {
  const layout = layoutOf(sizeOf('360x640'), NORMAL);
  const spots = handSpots(8, layout);
  expect(spots.map((spot) => Math.round(spot.y))).toEqual([461, 461, 461, 461, 516, 516, 516, 516]);
  expect(spots[0]?.x).toBe(spots[4]?.x);
});

test('four cards or fewer lie in the front row', () => {
  const layout = layoutOf(sizeOf('360x640'), NORMAL);
  expect(new Set(handSpots(4, layout).map((spot) => spot.y)).size).toBe(1);
});

test('the small size shows eight cards at 360 with 44 px each, inside the window', () => {
  const layout = layoutOf(sizeOf('360x640'), { size: 'small', hand: 'right' });
  const spots = handSpots(8, layout);
  expect(layout.rows).toBe(1);
  expect(layout.card.pitch).toBeGreaterThanOrEqual(43.4);
  expect((spots.at(-1)?.x ?? 0) + layout.card.w).toBeLessThanOrEqual(360);
});

test.each(['600x360', '640x360', '659x340'])('on its side at %s every card is 44 px wide', (name) => {
  const size = sizeOf(name);
  const layout = layoutOf(size, NORMAL);
  const spots = handSpots(8, layout);
  expect(layout.card.pitch).toBeGreaterThanOrEqual(44);
  expect(layout.card.w).toBeGreaterThanOrEqual(44);
  expect(spots[0]?.x).toBeGreaterThanOrEqual(4);
  expect((spots.at(-1)?.x ?? 0) + layout.card.w).toBeLessThanOrEqual(layout.felt.w - 4);
});

const GRID = { rows: 3, extra: false, isHint: false };

test.each([
  ['360x640', GRID, true],
  ['360x640', { ...GRID, isHint: true }, false],
  ['360x640', { ...GRID, extra: true }, false],
  ['390x844', { ...GRID, extra: true, isHint: true }, true],
  ['320x568', GRID, false],
  ['600x360', GRID, false],
  ['844x390', { ...GRID, extra: true, isHint: true }, true],
  ['1440x900', { ...GRID, extra: true, isHint: true }, true],
] as const)('at %s the grid of values is there where it covers no chip: %j', (name, what, isThere) => {
  expect(hasGrid(layoutOf(sizeOf(name), NORMAL), what)).toBe(isThere);
});

test.each(['1440x900', '1100x620'])('on a desk of %s the chips are above the bids', (name) => {
  const layout = layoutOf(sizeOf(name), NORMAL);
  const chips = besideAuction(layout);
  expect(chips.W.y).toBeLessThanOrEqual(layout.contract.y + layout.contract.h + 8);
  expect(chips.N).toEqual(layout.chips.N);
});
