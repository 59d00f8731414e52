/** What cards, suits and strains are called, for people who listen to the page. */
import { t, type Key } from '../i18n/catalogue.svelte';
import { partsOf, type Suit } from './drawing';

/** `valet de cœur`. */
export function cardName(card: string): string {
  const { rank, suit } = partsOf(card);
  return t('card.name', { rank: t(`rank.${rank}` as Key), suit: suitName(suit) });
}

export const suitName = (suit: Suit): string => t(`suit.${suit}` as Key);

/** The suit of a strain, or null for no trump and all trumps. */
export function suitOf(strain: string | null): Suit | null {
  const letter = strain?.length === 1 ? strain.toLowerCase() : '';
  return letter === 's' || letter === 'h' || letter === 'd' || letter === 'c' ? letter : null;
}

/** `Cœur`, `Sans atout`: a strain as a title. */
export function strainName(strain: string): string {
  const suit = suitOf(strain);
  const name = suit === null ? t(`strain.${strain}` as Key) : suitName(suit);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
