/** Whether a deal is the one that was promised before it: the browser hashes the secret again. */
import type { Proof } from '../net/protocol';

/** What this page saw and did before a deal. */
export interface Seen {
  readonly commitment: string;
  /** The number that this page added, empty if it added none. */
  readonly added: string;
}

export type Verdict = 'fair' | 'unseen' | 'false';

/** The promise that a secret makes, in hexadecimal, as the explanation of fair deals has it. */
export async function promiseOf(table: string, { number, secret }: Proof): Promise<string> {
  const text = `rebelote-deal-1|${table}|${number}|${secret}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `unseen` is a sound proof of a deal that was promised before this page was open. */
export async function judge(table: string, proof: Proof, seen?: Seen): Promise<Verdict> {
  if ((await promiseOf(table, proof)) !== proof.commitment) return 'false';
  if (seen === undefined) return 'unseen';
  const isKept = seen.commitment === proof.commitment;
  const isAdded = seen.added === '' || proof.entropies.includes(seen.added);
  return isKept && isAdded ? 'fair' : 'false';
}
