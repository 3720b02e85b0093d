import { readStored, store } from './storage.ts';

/** Where a device keeps its key for a permit, until its worker has signed off. */
const toStorageKey = (token: string) => `eptw.deviceKey.${token}`;

/** The key of this device for a permit; null if it has none. */
export function readDeviceKey(token: string): string | null {
  return readStored(toStorageKey(token));
}

/** Keeps or forgets the key of this device for a permit. */
export function storeDeviceKey(token: string, deviceKey: string | null): void {
  store(toStorageKey(token), deviceKey);
}
