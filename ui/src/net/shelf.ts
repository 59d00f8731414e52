/** Answers that a page can do with from last time, when the server cannot be reached. */
import { spoken } from '../i18n/catalogue.svelte';
import { keep, recall } from '../shell/store';
import type { VariantShown } from './answers';
import { formPath } from './api';
import { Failure, read } from './http';

/** Where the list of the games is. */
export const GAMES = '/api/variants';

const nameOf = (path: string): string => `answer ${spoken()} ${path}`;

/** What the server answers, or without a connection what it answered last time in this language. */
export async function getOrKept<T>(path: string): Promise<T> {
  const name = nameOf(path);
  try {
    const answer = await read<T>(path);
    keep(name, answer);
    return answer;
  } catch (failure) {
    const kept = recall(name);
    if (kept === null || !(failure instanceof Failure) || failure.code !== 'Offline') throw failure;
    return kept as T;
  }
}

/** Keep what the score keeper needs to begin any game where there is no network. */
export async function stockScore(): Promise<void> {
  await stock([GAMES]);
  const games = recall(nameOf(GAMES)) as VariantShown[] | null;
  await stock((games ?? []).map((one) => formPath(one.id)));
}

/** Ask for the answers that are not kept yet. */
async function stock(paths: readonly string[]): Promise<void> {
  const lacking = paths.filter((path) => recall(nameOf(path)) === null);
  await Promise.allSettled(lacking.map((path) => getOrKept(path)));
}
