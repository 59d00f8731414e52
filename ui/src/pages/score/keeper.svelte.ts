/** The score keeper's games on this device: every change is kept at once, and marked when it can be. */
import { Failure, post, sentence } from '../../net/http';
import { getOrKept } from '../../net/shelf';
import { keep, recall } from '../../shell/store';
import type { Form, KeptMatch } from '../../net/answers';
import type { Entry, Game } from '../../state/score';
import * as score from '../../state/score';

const NAME = 'score';
const AGAIN_MS = 15_000;

/** A name for a game of this device; it is never sent, so that it need not be hard to guess. */
const newId = (now: number): string => `${now.toString(36)}-${Math.random().toString(36).slice(2)}`;

/** What became of the last try to have the open game marked. */
export type Marking = 'idle' | 'asking' | 'offline' | 'refused';

export class Keeper {
  book = $state.raw(score.readBook(recall(NAME)));
  isKept = $state(true);
  marking = $state<Marking>('idle');
  refusal = $state('');
  private again: ReturnType<typeof setTimeout> | undefined;

  get game(): Game | null {
    return score.openGame(this.book);
  }

  start(form: Form, names: [string, string]): void {
    const now = Date.now();
    this.put(score.startGame(this.book, { id: newId(now), form, names, now }));
  }

  show(id: string | null): void {
    this.put(score.showGame(this.book, id));
    void this.reword();
  }

  remove(id: string): void {
    this.put(score.removeGame(this.book, id));
  }

  add(entry: Entry): void {
    this.change((game) => score.addEntry(game, entry, Date.now()));
  }

  replace(index: number, entry: Entry): void {
    this.change((game) => score.replaceEntry(game, index, entry, Date.now()));
  }

  undo(): void {
    this.change((game) => score.undo(game, Date.now()));
  }

  redo(): void {
    this.change((game) => score.redo(game, Date.now()));
  }

  /** Have the open game marked; without a connection it is tried again later. */
  async ask(isAlways = false): Promise<void> {
    const game = this.game;
    clearTimeout(this.again);
    if (game === null || !(isAlways || score.isWaiting(game))) return;
    this.marking = 'asking';
    const sent = game.entries;
    try {
      const body = { ruleset: game.ruleset, deals: sent };
      const answer = await post<KeptMatch>('/api/score', body);
      this.put(score.change(this.book, game.id, (one) => score.withAnswer(one, sent, answer)));
      this.marking = 'idle';
    } catch (failure) {
      const isOffline = failure instanceof Failure && failure.code === 'Offline';
      this.marking = isOffline ? 'offline' : 'refused';
      this.refusal = sentence(failure);
      if (isOffline) this.again = setTimeout(() => void this.ask(), AGAIN_MS);
      return;
    }
    // Another deal may have been entered while the server was thinking.
    if (this.game?.id === game.id && score.isWaiting(this.game)) await this.ask();
  }

  /** Have the open game said in the language spoken now. */
  async reword(): Promise<void> {
    const game = this.game;
    if (game === null) return;
    const path = `/api/score/form?ruleset=${encodeURIComponent(game.ruleset)}`;
    const form = await getOrKept<Form>(path).catch(() => game.form);
    this.put(score.change(this.book, game.id, (one) => ({ ...one, form, title: form.title })));
    await this.ask(game.entries.length > 0);
  }

  stop(): void {
    clearTimeout(this.again);
  }

  private change(by: (game: Game) => Game): void {
    const { open } = this.book;
    if (open === null) return;
    this.put(score.change(this.book, open, by));
    void this.ask();
  }

  private put(book: score.Book): void {
    this.book = book;
    this.isKept = keep(NAME, book);
  }
}
