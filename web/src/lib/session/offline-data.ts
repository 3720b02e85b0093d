const prefix = 'eptw.offline:';

/** Reads what was saved under a name; undefined when there is nothing, or it is unreadable. */
export function readOfflineData(name: string): unknown {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Saves data on this device for use without a connection, until the user signs out; undefined removes it. */
export function saveOfflineData(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage, the screen works as long as it stays open.
  }
}

/** Removes everything that was saved for use without a connection. */
export function clearOfflineData(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}
