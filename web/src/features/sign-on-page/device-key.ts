import { readStored, store } from './storage.ts';

/** Where a device keeps its key for a permit, until its worker has signed off. */
const toStorageKey = (token: string) => `eptw.deviceKey.${token}`;

/** Where it keeps the keys of everybody who signed on with it: a crew may share a telephone. */
const toKeysKey = (token: string) => `eptw.deviceKeys.${token}`;

/** More workers than share a telephone. */
const maximumKeys = 50;

/** The key of this device for a permit; null if it has none. */
export function readDeviceKey(token: string): string | null {
  return readStored(toStorageKey(token));
}

/** The keys of everybody who signed on with this device, the newest last. */
export function readDeviceKeys(token: string): string[] {
  return (readStored(toKeysKey(token)) ?? '').split(' ').filter(Boolean);
}

/** Keeps or forgets the key of this device for a permit. Those of others who signed on with it stay. */
export function storeDeviceKey(token: string, deviceKey: string | null): void {
  const before = readDeviceKey(token);
  store(toStorageKey(token), deviceKey);
  const keys = readDeviceKeys(token).filter((key) => key !== deviceKey && (deviceKey !== null || key !== before));
  const stored = [...keys, ...(deviceKey === null ? [] : [deviceKey])].slice(-maximumKeys);
  store(toKeysKey(token), stored.length === 0 ? null : stored.join(' '));
}
