/** The browser's own store, which may be refused: then nothing is kept and nothing breaks. */

export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`rebelote.${name}`) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keep a value; false where the browser refuses, which only means that it is gone next time. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`rebelote.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`rebelote.${name}`);
  } catch {
    // Nothing was kept where the browser refuses.
  }
}
