/** A table in play: the socket, the fold over its frames, and what the person does. */
import { cardName } from '../cards/names';
import { number, spoken, t } from '../i18n/catalogue.svelte';
import type { HandCard, HintFrame, Reply, Room, TableView } from '../net/protocol';
import { drawn, TableSocket, type Line, type Link, type Order } from '../net/socket';
import type { Seen } from '../people/proof';
import { notify, ring } from '../shell/bell';
import { preferences } from '../shell/preferences.svelte';
import { may, timeLeft, WARNINGS, type TimeLeft } from '../state/people';
import { placeOf, type Place } from '../state/place';
import { promptOf } from '../state/prompt';
import { due, EMPTY, forcedAction, reduce, turnOf, type Message, type TableState } from '../state/table';

/** How long a computer thinks before its chip says so, and before it is spoken of. */
const THINKS = 400;
const THINKS_LONG = 3000;
const FORCED = 700;
const BACK = 2000;
const NOTICED = 5000;
const SECOND = 1000;

type Timer = 'tick' | 'hold' | 'think' | 'forced' | 'back' | 'clock';

/** What concerns the people of a table and not a position: none of it has a `seq`. */
export type Wish = Exclude<Order, { type: 'act' | 'next' | 'undo' | 'ask_hint' }>;

const address = (table: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
};

/** A hint with what its card should bring, where that was reckoned. */
function weighed(hint: HintFrame): HintFrame {
  const card = hint.cards.find((one) => hint.action.startsWith(one.card));
  if (card === undefined) return hint;
  const marks = Math.round(card.marks) || 0;
  const n = marks > 0 ? `+${number(marks)}` : number(marks);
  return { ...hint, text: `${hint.text} ${t('table.hint_worth', { n })}` };
}

export class Game {
  state = $state.raw<TableState>(EMPTY);
  /** Whether the word of the belote goes with the card, for those who say it themselves. */
  saysBelote = $state(false);
  /** What was added to the last shuffle; empty before. */
  added = $state('');
  /** The clock that runs, second by second. */
  time = $state.raw<TimeLeft | null>(null);
  /** Seconds until the server deals by itself. */
  nextIn = $state<number | null>(null);
  /** What was promised before each deal, and what this page added to it. */
  readonly seen = new Map<number, Seen>();
  readonly table: string;
  readonly #socket: TableSocket;
  readonly #timers = new Map<Timer, number>();
  /** What was asked of the server last: a second tap asks nothing. */
  #ordered = '';
  /** The view in which the person was reminded of an announce. */
  #reminded = -1;
  /** The deal to which this page has added its number. */
  #addedTo = 0;

  constructor(table: string, open: () => Line = () => new WebSocket(address(table))) {
    this.table = table;
    this.#socket = new TableSocket({
      open,
      hello: () => ({
        type: 'hello',
        language: spoken(),
        seq: this.state.view?.seq ?? 0,
        pace: preferences.get('pace'),
      }),
      onReply: (reply) => this.#hear(reply),
      onLink: (link) => this.#linked(link),
    });
  }

  close(): void {
    this.#socket.close();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  wake = (): void => this.#socket.wake();

  /** The language or the pace has changed. */
  greet = (): void => this.#socket.greet();

  get view(): TableView | null {
    return this.state.view;
  }

  get turn(): 'play' | 'call' | null {
    return turnOf(this.state);
  }

  get room(): Room | null {
    return this.state.room;
  }

  /** My seat, null for whoever looks on. */
  get mySeat(): number | null {
    const { room, view } = this.state;
    return room === null ? (view?.seat ?? null) : room.my_seat;
  }

  /** Where a seat is drawn, before the first card as well. */
  place(seat: number): Place {
    return placeOf(seat, this.view ?? { seat: this.mySeat ?? 0, clockwise: false });
  }

  /** The name of a seat: a person's own, a computer's by its place. */
  name(seat: number): string {
    const { room, view } = this.state;
    if (seat === this.mySeat) return t('place.me');
    return room?.seats[seat]?.name || view?.seats[seat]?.name || t(`place.${this.place(seat)}`);
  }

  /** How the two sides are called: whoever looks on belongs to neither. */
  get sides(): readonly [string, string] {
    return this.view?.spectator === true
      ? [t('people.side_first'), t('people.side_second')]
      : [t('table.us'), t('table.them')];
  }

  /** Ask for something that is about the people at the table. */
  wish(wish: Wish): void {
    this.#socket.send(wish);
  }

  /** Keep what was promised before a deal: nothing that is told later can change it. */
  #witness({ promise }: Room): void {
    if (promise === null || this.seen.has(promise.number)) return;
    this.seen.set(promise.number, { commitment: promise.commitment, added: '' });
  }

  /** Add a number of this browser's to the shuffle that is being prepared, once a deal. */
  #add({ promise, my_seat }: Room): void {
    if (promise?.entropy_wanted !== true || my_seat === null) return;
    if (promise.number === this.#addedTo) return;
    this.#addedTo = promise.number;
    this.added = drawn();
    this.seen.set(promise.number, { commitment: promise.commitment, added: this.added });
    this.wish({ type: 'entropy', deal: promise.number, bytes: this.added });
  }

  dispatch(message: Message): void {
    const before = this.state;
    this.state = reduce(before, message, performance.now());
    this.#keepTime(before);
    const isNew = before.view?.seq !== this.view?.seq;
    if (turnOf(this.state) !== null && isNew) this.#begin(before);
    if (isNew || before.held !== this.state.held) this.#force();
  }

  /** Tap on a card of my hand, or its key: play it, choose it, or say why it may not be played. */
  tap(held: HandCard): void {
    const { view, chosen, link } = this.state;
    if (view?.phase !== 'play') return;
    if (link === 'down') this.dispatch({ type: 'news', text: this.trouble });
    else if (this.turn === null) {
      this.dispatch({ type: 'choose', card: chosen === held.card ? null : held.card });
    } else if (!held.legal) this.#refuse(held);
    else if (this.#isReminder(view)) this.#remind(view);
    else if (preferences.get('play') === 'lift' && chosen !== held.card) {
      this.dispatch({ type: 'choose', card: held.card });
    } else this.#play(held);
  }

  /** A call, or a declaration. */
  act(action: string): void {
    const view = this.view;
    if (view === null || this.turn === null) return;
    const id = this.#socket.send({ type: 'act', seq: view.seq, action });
    this.dispatch({ type: 'sent', id, action });
  }

  next = (): void => this.#order('next');
  undo = (): void => this.#order('undo');

  hint(): void {
    if (this.state.hint !== null) this.dispatch(this.state.hint);
    else if (this.view?.can_hint === true) this.#order('ask_hint');
  }

  gather = (): void => this.dispatch({ type: 'gather' });
  recall = (): void => this.dispatch({ type: 'recall' });
  dismiss = (): void => this.dispatch({ type: 'dismiss' });

  #order(type: 'next' | 'undo' | 'ask_hint'): void {
    const view = this.view;
    const order = `${type} ${view?.seq}`;
    if (view === null || order === this.#ordered) return;
    if (type === 'next' && this.room !== null && !may(this.room, 'next')) return;
    this.#ordered = order;
    if (type === 'next' && this.room === null) {
      this.added = drawn();
      this.#socket.send({ type, seq: view.seq, entropy: this.added });
    } else this.#socket.send({ type, seq: view.seq });
  }

  #play(held: HandCard): void {
    const isSaid = held.says && (preferences.get('announce') === 'remind' || this.saysBelote);
    this.act(held.card + (isSaid ? '!' : ''));
    this.saysBelote = false;
  }

  #refuse(held: HandCard): void {
    const told = held.refusal ?? { code: 'NotLegal', text: t('table.refused') };
    this.dispatch({ type: 'choose', card: null });
    this.dispatch({ type: 'tell', told });
  }

  #isReminder(view: TableView): boolean {
    const isWanted = preferences.get('announce') === 'remind' && view.declares.length > 0;
    return isWanted && this.#reminded !== view.seq;
  }

  #remind(view: TableView): void {
    this.#reminded = view.seq;
    this.dispatch({ type: 'news', text: t('table.remind') });
  }

  #hear(reply: Reply): void {
    if (reply.type === 'refused') this.#ordered = '';
    if (reply.type !== 'thinking') {
      this.#stop('think');
      this.dispatch(reply.type === 'hint' ? weighed(reply) : reply);
      this.#attend(reply);
      return;
    }
    this.#after('think', THINKS, () => {
      this.dispatch(reply);
      this.#after('think', THINKS_LONG - THINKS, () => {
        const text = t('table.thinks', { who: this.name(reply.seat) });
        this.dispatch({ type: 'speak', text, isUrgent: false });
      });
    });
  }

  /** What a frame about people asks of this page. */
  #attend(reply: Reply): void {
    if (reply.type === 'room') {
      this.#witness(reply);
      this.#add(reply);
      this.#step(true);
    } else if (reply.type === 'noticed') {
      this.#after('back', NOTICED, this.dismiss);
    } else if (reply.type === 'said') {
      const text = `${this.name(reply.seat)} : ${reply.text}`;
      this.dispatch({ type: 'speak', text, isUrgent: false });
    }
  }

  /** Let the clocks of the table go on by a second; a new frame sets them. */
  #step = (isSet = false): void => {
    const { room, roomAt } = this.state;
    const elapsed = performance.now() - roomAt;
    const before = this.time;
    this.time = timeLeft(room, elapsed);
    const next = room?.next_in ?? null;
    this.nextIn = next === null ? null : Math.max(0, Math.ceil((next - elapsed) / SECOND));
    if (!isSet && this.time !== null && this.time.gone !== before?.gone) this.#warn(this.time);
    if (this.time === null && this.nextIn === null) this.#stop('clock');
    else this.#after('clock', SECOND - (elapsed % SECOND), this.#step);
  };

  #warn({ seat, phase, gone }: TimeLeft): void {
    if (phase !== 'grace' || !WARNINGS.includes(gone)) return;
    const text =
      seat === this.mySeat
        ? t('people.hurry', { n: gone })
        : t('people.gone_soon', { who: this.name(seat), n: gone });
    this.dispatch({ type: 'speak', text, isUrgent: seat === this.mySeat });
  }

  /** What is the matter with the connection. */
  get trouble(): string {
    return t(this.state.isStopped ? 'table.stopped' : 'table.lost');
  }

  #linked(link: Link): void {
    const before = this.state.link;
    const isUp = link === 'up';
    this.dispatch({ type: 'link', link });
    if (isUp && before === 'down') {
      this.dispatch({ type: 'news', text: t('table.back') });
      this.#after('back', BACK, this.dismiss);
    } else if (!isUp && before === 'up') {
      this.dispatch({ type: 'speak', text: this.trouble, isUrgent: true });
    }
    if (!isUp && this.state.closed !== null) this.#socket.close();
  }

  /** My turn has come: play what was chosen; say it to those who listen. */
  #begin(before: TableState): void {
    const { view, chosen } = this.state;
    if (view === null) return;
    const held = view.hand.find((one) => one.card === chosen);
    if (this.turn === 'play' && held !== undefined) return this.#playChosen(held, view);
    const legal = view.hand.filter((one) => one.legal);
    const isCall = this.turn === 'call';
    this.#speak(isCall ? t('table.your_call') : t('table.your_card', { n: legal.length }));
    // A card that will play itself, once the last trick is seen, calls for nobody.
    const forced = forcedAction({ ...this.state, held: null });
    if (preferences.get('forced') === 'no' || forced === null) this.#prompt(before);
  }

  #prompt(before: TableState): void {
    const prompt = promptOf(before, this.state, preferences.all, document.hidden);
    if (prompt.sounds) ring();
    const words = this.turn === 'call' ? t('table.your_call') : t('table.your_turn');
    if (prompt.notifies) notify(words, this.view?.title ?? '').catch(() => undefined);
  }

  /** Play what is forced, for those who want that, once they have seen the table. */
  #force(): void {
    this.#stop('forced');
    if (preferences.get('forced') === 'no') return;
    const action = forcedAction(this.state);
    if (action !== null) {
      this.#after('forced', FORCED, () => {
        if (this.state.link === 'up') this.act(action);
      });
    }
  }

  #playChosen(held: HandCard, view: TableView): void {
    if (!held.legal) this.#refuse(held);
    else if (this.#isReminder(view)) this.#remind(view);
    else if (preferences.get('play') === 'lift') {
      this.#speak(t('table.chosen', { card: cardName(held.card) }));
    } else this.#play(held);
  }

  #speak(text: string): void {
    this.dispatch({ type: 'speak', text, isUrgent: true });
  }

  /** Set the timers that the state asks for. */
  #keepTime(before: TableState): void {
    const { held } = this.state;
    if (held !== before.held) {
      this.#stop('hold');
      const stays = Number(preferences.get('trick'));
      if (held !== null && !Number.isNaN(stays)) this.#after('hold', stays * 1000, this.gather);
    }
    const next = due(this.state);
    if (next === null) this.#stop('tick');
    else this.#after('tick', next - performance.now() + 1, () => this.dispatch({ type: 'tick' }));
  }

  #after(timer: Timer, milliseconds: number, run: () => void): void {
    this.#stop(timer);
    this.#timers.set(timer, window.setTimeout(() => run(), milliseconds));
  }

  #stop(timer: Timer): void {
    const running = this.#timers.get(timer);
    if (running !== undefined) clearTimeout(running);
    this.#timers.delete(timer);
  }
}
