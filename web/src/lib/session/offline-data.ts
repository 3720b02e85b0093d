import { readDeviceValue, saveDeviceValue } from '../device-values.ts';

const prefix = 'eptw.offline:';
const unsentPrefix = 'eptw.unsent:';

/** Reads what was saved under a name; undefined when there is nothing, or it is unreadable. */
export function readOfflineData(name: string): unknown {
  return readDeviceValue(prefix + name);
}

/** Saves data on this device for use without a connection, until the user signs out; undefined removes it. */
export function saveOfflineData(name: string, value: unknown): void {
  saveDeviceValue(prefix + name, value);
}

/** Removes everything that was saved for use without a connection, but what is still to be sent. */
export function clearOfflineData(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}

/** Reads what is still to be sent under a name; undefined when there is nothing, or it is unreadable. */
export function readUnsentData(name: string): unknown {
  return readDeviceValue(unsentPrefix + name);
}

/** Returns the names that begin like this under which something is still to be sent. */
export function listUnsentNames(start: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix + start));
    return names.map((key) => key.slice(unsentPrefix.length));
  } catch {
    // Without storage, nothing was saved.
    return [];
  }
}

/**
 * Saves what is still to be sent, also beyond signing out: the next session of the same user sends it. The name
 * contains the user's id; undefined removes it.
 */
export function saveUnsentData(name: string, value: unknown): void {
  saveDeviceValue(unsentPrefix + name, value);
}
