import { useLocation } from 'react-router';

/** A list that screens are opened from, as it was at that moment. */
export interface OpenedFrom {
  /** Includes its filters and page. */
  address: string;
  /** The list's title. */
  title: string;
}

/** In this tab: the list that each screen was opened from, by the key of its entry in the browser's history. */
const storageKey = 'eptw.opened-from';
const maxStored = 200;

function readStoredOrigins(): [key: string, from: OpenedFrom][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, OpenedFrom][];
  } catch {
    return [];
  }
}

/**
 * Returns the list that the screen at this history entry was opened from; undefined when its address was opened
 * directly.
 */
export function findOpenedFrom(key: string): OpenedFrom | undefined {
  return readStoredOrigins().find(([storedKey]) => storedKey === key)?.[1];
}

/** Stores which list the screen at this history entry was opened from; it survives a reload. */
export function storeOpenedFrom(key: string, from: OpenedFrom): void {
  const others = readStoredOrigins().filter(([storedKey]) => storedKey !== key);
  sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, from]].slice(-maxStored)));
}

/** Returns the list that the current screen was opened from, directly or through other screens. */
export function useOpenedFrom(): OpenedFrom | undefined {
  return findOpenedFrom(useLocation().key);
}
