import { beforeEach, describe, expect, test } from 'vitest';
import type { Hello, Reply, TableView } from '../../src/net/protocol';
import { FIRST_WAIT, LONGEST_WAIT, SILENCE, TableSocket } from '../../src/net/socket';
import { FakeLine } from './line';

const update = { type: 'update', view: { seq: 7 } as TableView, happened: [] };
const hello: Hello = { type: 'hello', language: 'fr', seq: 3, pace: 'natural' };

let lines: FakeLine[];
let timers: { run: () => void; wait: number }[];
let heard: Reply[];
let links: boolean[];
let socket: TableSocket;

const line = (): FakeLine => lines.at(-1) as FakeLine;
const types = (one: FakeLine): unknown[] => one.sent.map((frame) => frame['type']);

function fire(): void {
  timers.shift()?.run();
}

beforeEach(() => {
  lines = [];
  timers = [];
  heard = [];
  links = [];
  socket = new TableSocket({
    open: () => {
      lines.push(new FakeLine());
      return line();
    },
    hello: () => hello,
    onReply: (reply) => heard.push(reply),
    onLink: (isUp) => links.push(isUp),
    later: (run, wait) => timers.push({ run, wait }),
    never: () => (timers = []),
  });
  line().opens();
});

describe('a connection', () => {
  test('begins with a hello that says what the page knows', () => {
    expect(line().sent).toEqual([hello]);
  });

  test('is up only when the view has come', () => {
    expect(links).toEqual([]);
    line().says(update);
    expect(links).toEqual([true]);
  });

  test('hands every reply on', () => {
    line().says(update);
    line().says({ type: 'thinking', seat: 2 });
    expect(heard.map((reply) => reply.type)).toEqual(['update', 'thinking']);
  });
});

describe('a command', () => {
  test('given before the view waits for it', () => {
    socket.send({ type: 'next', seq: 3 });
    expect(types(line())).toEqual(['hello']);
    line().says(update);
    expect(types(line())).toEqual(['hello', 'next']);
  });

  test('without an answer is sent again after a reconnect, under the same id', () => {
    line().says(update);
    const id = socket.send({ type: 'act', seq: 7, action: 'Js' });
    line().breaks();
    fire();
    line().opens();
    line().says(update);
    expect(lines).toHaveLength(2);
    expect(line().sent[1]).toEqual({ type: 'act', seq: 7, action: 'Js', id });
  });

  test.each([
    { type: 'accepted', seq: 8 },
    { type: 'refused', reason: { code: 'MustRuff', text: 'Vous devez couper' } },
    { type: 'hint', action: 'Js', text: '', cards: [] },
  ])('answered by $type is not sent again', (answer) => {
    line().says(update);
    const id = socket.send({ type: 'act', seq: 7, action: 'Js' });
    line().says({ ...answer, id });
    line().breaks();
    fire();
    line().opens();
    line().says(update);
    expect(types(line())).toEqual(['hello']);
  });

  test('has an id of its own each time', () => {
    const ids = [1, 2].map(() => socket.send({ type: 'undo', seq: 7 }));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a lost connection', () => {
  test('is told at once and tried again after growing waits, up to the longest', () => {
    line().says(update);
    const waits: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      line().breaks();
      waits.push(timers.at(-1)?.wait ?? 0);
      fire();
    }
    expect(links[1]).toBe(false);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
    expect(LONGEST_WAIT).toBe(4000);
  });

  test('starts again with the shortest wait once it was up', () => {
    line().breaks();
    fire();
    line().opens();
    line().says(update);
    line().breaks();
    expect(timers.at(-1)?.wait).toBe(FIRST_WAIT);
  });

  test('is tried at once when the page wakes', () => {
    line().breaks();
    socket.wake();
    expect(lines).toHaveLength(2);
    expect(timers).toEqual([]);
  });
});

describe('a wake while the line looks open', () => {
  beforeEach(() => {
    line().says(update);
    socket.wake();
  });

  test('says hello again and watches for an answer', () => {
    expect(types(line())).toEqual(['hello', 'hello']);
    expect(timers.map((timer) => timer.wait)).toEqual([SILENCE]);
  });

  test('takes silence for a lost line', () => {
    fire();
    expect(links).toEqual([true, false]);
  });

  test('is content with any answer', () => {
    line().says(update);
    expect(timers).toEqual([]);
  });
});

test('a closed socket neither reconnects nor wakes', () => {
  socket.close();
  line().breaks();
  socket.wake();
  expect(lines).toHaveLength(1);
  expect(line().isClosed).toBe(true);
});
