/** The guest that the server knows by its cookie. */
import { get } from '../../net/http';

export interface Guest {
  name: string;
  language: string | null;
  settings: Readonly<Record<string, unknown>>;
}

export const fetchGuest = (): Promise<Guest> => get<Guest>('/api/me');
