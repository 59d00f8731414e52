/** What the pages ask of the server over HTTP, by name. */
import type {
  ChipsShown,
  Opened,
  PhraseShown,
  RoomCard,
  RoomListed,
  RoomOpened,
  RulesetShown,
  TableListed,
  VariantShown,
} from './answers';
import { get, post, read } from './http';

export const variants = (): Promise<VariantShown[]> => read('/api/variants');
export const tables = (): Promise<TableListed[]> => get('/api/tables');

/** The canonical name of a variant with options changed, and what differs, in words. */
export const rules = (
  variant: string,
  options: Readonly<Record<string, string>>,
): Promise<RulesetShown> => post('/api/rulesets', { variant, options });

/** What differs from the variant in rules that have a name already. */
export const rulesOf = (ruleset: string): Promise<RulesetShown> =>
  post('/api/rulesets', { ruleset });

export const open = (ruleset: string, level: string): Promise<Opened> =>
  post('/api/tables', { ruleset, level });

/** Where the fields are that the score keeper asks for, in words. */
export const formPath = (ruleset: string): string =>
  `/api/score/form?ruleset=${encodeURIComponent(ruleset)}`;

/** The tables of people that may be joined or watched; `query` narrows them. */
export const rooms = (query: URLSearchParams): Promise<RoomListed[]> => get(`/api/rooms?${query}`);
export const room = (id: string): Promise<RoomCard> => get(`/api/rooms/${encodeURIComponent(id)}`);
export const quick = (asked: object): Promise<RoomOpened> => post('/api/rooms/quick', asked);
export const openRoom = (asked: object): Promise<RoomOpened> => post('/api/rooms', asked);
export const again = (id: string, places: 'kept' | 'drawn'): Promise<RoomOpened> =>
  post(`/api/rooms/${id}/rematch`, { places });
export const phrases = (): Promise<PhraseShown[]> => get('/api/phrases');
export const chips = (): Promise<ChipsShown> => get('/api/me/chips');
export const topUp = (): Promise<ChipsShown> => post('/api/me/chips/daily');
