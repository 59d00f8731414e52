/** Answers that a page can do with from last time, when the server cannot be reached. */
import { spoken } from '../i18n/catalogue.svelte';
import { keep, recall } from '../shell/store';
import { Failure, get } from './http';

/** What the server answers, or without a connection what it answered last time in this language. */
export async function getOrKept<T>(path: string): Promise<T> {
  const name = `answer ${spoken()} ${path}`;
  try {
    const answer = await get<T>(path);
    keep(name, answer);
    return answer;
  } catch (failure) {
    const kept = recall(name);
    if (kept === null || !(failure instanceof Failure) || failure.code !== 'Offline') throw failure;
    return kept as T;
  }
}
