/** Requests to the server: one way in and out, every failure a named one with its sentence. */
import { spoken, t } from '../i18n/catalogue.svelte';
import type { Me } from './answers';
import { connection } from './connection.svelte';

/** A refusal of the server, or the lack of an answer, in words for people. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
    this.name = 'Failure';
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a person is told about a failure, whatever was thrown. */
export const sentence = (failure: unknown): string =>
  failure instanceof Failure ? failure.text : t('error.unexpected');

let introduction: Promise<Me> | null = null;

/** The first request makes the guest and its cookie; the others wait, or there would be two guests. */
export async function introduced(): Promise<Me> {
  introduction ??= json<Me>(answered('GET', '/api/me'));
  try {
    return await introduction;
  } catch (failure) {
    introduction = null;
    throw failure;
  }
}

async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  await introduced();
  return answered(method, path, body);
}

async function answered(method: Method, path: string, body?: unknown): Promise<Response> {
  const address = new URL(path, location.origin);
  if (!address.searchParams.has('language')) address.searchParams.set('language', spoken());
  const isText = typeof body === 'string';
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = isText ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': isText ? 'text/plain' : 'application/json' };
  }
  const answer = await fetch(address, init).catch(() => {
    connection.tell(false);
    throw new Failure('Offline', t('error.offline'));
  });
  connection.tell(true);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Failure> {
  const said: unknown = await answer.json().catch(() => null);
  if (typeof said === 'object' && said !== null && 'code' in said && 'text' in said) {
    return new Failure(String(said.code), String(said.text));
  }
  return new Failure(`Status${answer.status}`, t('error.unexpected'));
}

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  return (response.status === 204 ? undefined : await response.json()) as T;
};

/** What anybody may read: it is asked for at once, before the guest is known. */
export const read = <T>(path: string): Promise<T> => json<T>(answered('GET', path));
export const get = <T>(path: string): Promise<T> => json<T>(request('GET', path));
export const post = <T>(path: string, body?: unknown): Promise<T> =>
  json<T>(request('POST', path, body));
export const put = <T>(path: string, body: unknown): Promise<T> =>
  json<T>(request('PUT', path, body));
export const remove = <T>(path: string): Promise<T> => json<T>(request('DELETE', path));

/** An answer that is not JSON: a record, an export. */
export const text = async (path: string): Promise<string> => (await request('GET', path)).text();
