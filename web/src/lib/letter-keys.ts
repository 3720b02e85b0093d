import { readDeviceValue, saveDeviceValue } from './device-values.ts';
import { createStore, useStore } from './store.ts';

const storageKey = 'eptw.letter-keys';

const store = createStore(readDeviceValue(storageKey) !== false);

/** Whether single letters act on a page; people who speak to their device or press keys by accident turn that off. */
export const letterKeysAreOn: () => boolean = store.get;

/** Whether single letters act on a page, kept current. */
export function useLetterKeys(): boolean {
  return useStore(store);
}

/** Turns single-letter keys on or off on this device. */
export function setLetterKeys(isOn: boolean): void {
  saveDeviceValue(storageKey, isOn);
  store.set(isOn);
}
