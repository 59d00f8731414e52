/** The value and suit chosen in the panel: they stay until the deal ends. */

class Choice {
  level = $state<string | null>(null);
  strain = $state<string | null>(null);
}

let owner = '';
let current = new Choice();

/** The choice made so far in a deal. */
export function choice(table: string, deal: number): Choice {
  const key = `${table}/${deal}`;
  if (key !== owner) current = new Choice();
  owner = key;
  return current;
}
