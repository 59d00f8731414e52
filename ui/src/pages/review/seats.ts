/** Where the seats of a record sit on the page, seat 0 at the bottom, and what they are called. */
import { t } from '../../i18n/catalogue.svelte';
import { placeOf, type Place } from '../../state/place';

export const placed = (seat: number, clockwise: boolean): Place => placeOf(seat, { seat: 0, clockwise });

export const seatName = (seat: number, clockwise: boolean): string =>
  t(`place.${placed(seat, clockwise)}`);
