/** The settings by what they are about, in the order of the page. */
import type { Name } from '../../state/preferences';

export const GROUPS: Readonly<Record<'cards' | 'table' | 'page', readonly Name[]>> = {
  cards: ['letters', 'suits', 'size', 'order'],
  table: ['hand', 'play', 'forced', 'trick', 'pace', 'announce'],
  page: ['theme', 'felt', 'motion'],
};
