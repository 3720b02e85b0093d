import { useLocation } from 'react-router';

/** A list that screens are opened from, as it stood then. */
export interface OpenedFrom {
  /** With its filters and its page. */
  address: string;
  /** What the list is called. */
  title: string;
}

/** In this tab: which list each screen was opened from, by the key of its place in the browser's history. */
const storageKey = 'eptw.opened-from';
const maxStored = 200;

function readStoredOrigins(): [key: string, from: OpenedFrom][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, OpenedFrom][];
  } catch {
    return [];
  }
}

/** The list that the screen at this place of the history was opened from; absent when its address was opened directly. */
export function findOpenedFrom(key: string): OpenedFrom | undefined {
  return readStoredOrigins().find(([storedKey]) => storedKey === key)?.[1];
}

/** Keeps, over a reload too, which list the screen at this place of the history was opened from. */
export function storeOpenedFrom(key: string, from: OpenedFrom): void {
  const others = readStoredOrigins().filter(([storedKey]) => storedKey !== key);
  sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, from]].slice(-maxStored)));
}

/** The list that the current screen was opened from, directly or over other screens. */
export function useOpenedFrom(): OpenedFrom | undefined {
  return findOpenedFrom(useLocation().key);
}
