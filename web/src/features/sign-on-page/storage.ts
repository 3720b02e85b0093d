/* What the page keeps on the device. A browser may forbid that: then the page works, and forgets. */

/** A kept text; null if there is none. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A worker whose device keeps nothing signs off with the PIN.
  }
}
