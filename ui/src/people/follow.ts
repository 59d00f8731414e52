/** The seat that somebody takes at the next table, who said so at the last one.
 *
 * It is kept here and not in the address: a link alone shall move nobody's stake.
 */

let wanted: { readonly table: string; readonly seat: number } | null = null;

export function follow(table: string, seat: number | null): void {
  wanted = seat === null ? null : { table, seat };
}

/** The seat to take at a table, told once. */
export function takeWanted(table: string): number | null {
  if (wanted?.table !== table) return null;
  const { seat } = wanted;
  wanted = null;
  return seat;
}
