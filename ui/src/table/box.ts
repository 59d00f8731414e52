import type { Box } from './layout';

/** A box as inline style: where the layout puts a part of the table. */
export const at = ({ x, y, w, h }: Box): string =>
  `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** The same, free to grow with larger letters. */
export const atLeast = ({ x, y, w, h }: Box): string =>
  `left:${x}px;top:${y}px;width:${w}px;min-height:${h}px`;
