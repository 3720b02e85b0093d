/** Where a device keeps its key for a permit, until its worker has signed off. */
const storageKey = (token: string) => `eptw.deviceKey.${token}`;

/** The key of this device for a permit; null if it has none. */
export function readDeviceKey(token: string): string | null {
  return localStorage.getItem(storageKey(token));
}

/** Keeps or forgets the key of this device for a permit. */
export function storeDeviceKey(token: string, deviceKey: string | null): void {
  if (deviceKey === null) localStorage.removeItem(storageKey(token));
  else localStorage.setItem(storageKey(token), deviceKey);
}
