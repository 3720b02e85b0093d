import { createStore, useStore } from './store.ts';

const storageKey = 'eptw.letter-keys';

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

const store = createStore(readChoice());

/** Whether single letters act on a page; people who speak to their device or press keys by accident turn that off. */
export const letterKeysAreOn: () => boolean = store.get;

/** Whether single letters act on a page, kept current. */
export function useLetterKeys(): boolean {
  return useStore(store);
}

/** Turns single-letter keys on or off on this device. */
export function setLetterKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
  store.set(isOn);
}
