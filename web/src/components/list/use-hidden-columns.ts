import { useState } from 'react';
import { readDeviceValue, saveDeviceValue } from '../../lib/device-values.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

function readKeys(storageKey: string): readonly string[] {
  const stored = readDeviceValue(storageKey);
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/** The keys of the columns that the signed-in user has hidden in a list, stored on this device like saved views. */
export function useHiddenColumns(listName: string | undefined) {
  const storageKey = `eptw.hidden-columns:${useSignedInUser()._id}:${listName ?? ''}`;
  const [hidden, setHidden] = useState(() => readKeys(storageKey));

  function hide(keys: readonly string[]) {
    saveDeviceValue(storageKey, keys);
    setHidden(keys);
  }

  return { hidden, hide };
}
