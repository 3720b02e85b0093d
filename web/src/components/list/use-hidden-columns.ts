import { useState } from 'react';
import { useSignedInUser } from '../../lib/session/use-session.ts';

function readKeys(storageKey: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** The keys of the columns that the signed-in user has hidden in a list, stored on this device like saved views. */
export function useHiddenColumns(listName: string | undefined) {
  const storageKey = `eptw.hidden-columns:${useSignedInUser()._id}:${listName ?? ''}`;
  const [hidden, setHidden] = useState(() => readKeys(storageKey));

  function hide(keys: readonly string[]) {
    localStorage.setItem(storageKey, JSON.stringify(keys));
    setHidden(keys);
  }

  return { hidden, hide };
}
