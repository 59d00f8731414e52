/** The socket of one table: it comes back by itself, and no command is lost on the way. */
import type { Command, Frame, Hello, Reply } from './protocol';

/** What this client needs of a WebSocket, so that a test can stand in for one. */
export type Line = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** Whether the server listens; `stopped` when it said that it goes, and will be back. */
export type Link = 'up' | 'lost' | 'stopped';

export interface Dependencies {
  open(): Line;
  /** The first frame of every connection. */
  hello(): Hello;
  onReply(reply: Reply): void;
  onLink(link: Link): void;
  later?(run: () => void, milliseconds: number): number;
  never?(timer: number): void;
}

/** The server closes with this when it stops in good order. */
const SERVICE_RESTART = 1012;

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 4000;
/** How long a connection may stay silent after a wake before it is taken for dead. */
export const SILENCE = 2000;

/** A command without its id, which the socket gives. */
export type Order = { [C in Command as C['type']]: Omit<C, 'id'> }[Command['type']];

/**
 * 16 bytes of the browser's own chance, in hexadecimal: a name that no other command has, or what a
 * seat adds to a shuffle. `randomUUID` is missing where a house plays without HTTPS.
 */
export function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSocket {
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #retry: number | null = null;
  #watch: number | null = null;
  #isUp = false;
  #isClosed = false;
  readonly #unanswered = new Map<string, Command>();
  readonly #needs: Dependencies;

  constructor(needs: Dependencies) {
    this.#needs = needs;
    this.#connect();
  }

  /** Send a command, now or when the line is back; the id tells its answer. */
  send(order: Order): string {
    const command = { ...order, id: drawn() } as Command;
    this.#unanswered.set(command.id, command);
    if (this.#isUp) this.#write(command);
    return command.id;
  }

  /** Say hello again, for another language or pace. */
  greet(): void {
    if (this.#isUp) this.#write(this.#needs.hello());
  }

  /** The page is seen again or the network is back: try at once, and test a line that looks open. */
  wake(): void {
    if (this.#isClosed) return;
    if (!this.#isUp) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else if (this.#watch === null) {
      this.greet();
      this.#watch = this.#later(() => this.#lose(), SILENCE);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
    this.#drop();
  }

  #connect(): void {
    this.#cancel();
    this.#drop();
    const line = this.#needs.open();
    this.#line = line;
    line.onopen = () => line.send(JSON.stringify(this.#needs.hello()));
    line.onmessage = ({ data }) => this.#read(data);
    line.onclose = ({ code }) => this.#lose(code);
  }

  #read(data: unknown): void {
    const reply = JSON.parse(String(data)) as Reply;
    if (this.#watch !== null) this.#never(this.#watch);
    this.#watch = null;
    if ('id' in reply && reply.id !== null) this.#unanswered.delete(reply.id);
    this.#needs.onReply(reply);
    // The table comes first: only then is it known that the server listens.
    if (!this.#isUp && (reply.type === 'update' || reply.type === 'room')) this.#restored();
  }

  #restored(): void {
    this.#isUp = true;
    this.#wait = FIRST_WAIT;
    this.#needs.onLink('up');
    for (const command of this.#unanswered.values()) this.#write(command);
  }

  #lose(code?: number): void {
    this.#cancel();
    this.#drop();
    if (this.#isClosed) return;
    this.#isUp = false;
    this.#needs.onLink(code === SERVICE_RESTART ? 'stopped' : 'lost');
    this.#retry = this.#later(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #cancel(): void {
    if (this.#retry !== null) this.#never(this.#retry);
    if (this.#watch !== null) this.#never(this.#watch);
    this.#retry = this.#watch = null;
  }

  #write(frame: Frame): void {
    this.#line?.send(JSON.stringify(frame));
  }

  #later(run: () => void, milliseconds: number): number {
    return (this.#needs.later ?? ((go, wait) => window.setTimeout(go, wait)))(run, milliseconds);
  }

  #never(timer: number): void {
    (this.#needs.never ?? ((one) => window.clearTimeout(one)))(timer);
  }
}
