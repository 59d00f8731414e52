/** The browser's own store, which may be refused: then nothing is kept and nothing breaks. */

export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`rebelote.${name}`) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`rebelote.${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden store only means that the value is asked for again next time.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`rebelote.${name}`);
  } catch {
    // As above.
  }
}
