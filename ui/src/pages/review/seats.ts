/** Where the seats of a deal sit on the page: the first of the record south, the turn as it goes. */
import { t } from '../../i18n/catalogue.svelte';

export type Place = 'south' | 'east' | 'north' | 'west';

const PLACES: readonly Place[] = ['south', 'east', 'north', 'west'];

export const placeOf = (seat: number, isClockwise: boolean): Place =>
  PLACES[(isClockwise ? 4 - seat : seat) % 4] ?? 'south';

export const seatName = (seat: number, isClockwise: boolean): string =>
  t(`review.${placeOf(seat, isClockwise)}`);
