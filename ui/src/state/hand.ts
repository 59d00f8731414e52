/** My hand as it lies: a card that was played leaves its hole until the trick is gathered. */

/** The slots after the hand changed; `isOpen` while a trick lies on the table. */
export function slotsAfter(
  slots: readonly (string | null)[],
  hand: readonly string[],
  isOpen: boolean,
): (string | null)[] {
  const kept = slots.map((card) => (card !== null && hand.includes(card) ? card : null));
  const isSame = kept.filter((card) => card !== null).join() === hand.join();
  return isOpen && isSame ? kept : [...hand];
}

/** Turn the order within each suit around, suits staying where they are. */
export function weakFirst(cards: readonly (string | null)[]): (string | null)[] {
  const groups: (string | null)[][] = [];
  let suit: string | undefined;
  for (const card of cards) {
    const own = card?.[1] ?? suit;
    if (groups.length === 0 || own !== suit) groups.push([]);
    suit = own;
    groups.at(-1)?.push(card);
  }
  return groups.flatMap((group) => group.reverse());
}
