/* What the page keeps on the device. A browser may forbid that: then the page works, and forgets. */

/** A stored text; null if there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A worker whose device keeps nothing signs off with the PIN.
  }
}
