/* What is stored on this device under names, and must be there at once. A browser may refuse: then what is on screen
 * works as long as it stays open. */

/** Reads the value under a name; undefined when there is none, or it is unreadable. */
export function readDeviceValue(name: string): unknown {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value under a name; undefined removes it. Returns whether that succeeded. */
export function saveDeviceValue(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
