import { useState } from 'react';
import { readDeviceValue, saveDeviceValue } from '../../lib/device-values.ts';
import type { ListState } from '../../lib/list-state.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

/** Named filters, search text and sorting. */
export interface SavedView {
  name: string;
  state: Pick<ListState, 'search' | 'filters' | 'sortBy' | 'sortOrder'>;
}

/**
 * The signed-in user's saved views of a list, stored on this device. Saving under an existing name replaces the view.
 */
export function useSavedViews(listName: string) {
  const storageKey = `eptw.views:${useSignedInUser()._id}:${listName}`;
  const [views, setViews] = useState(() => (readDeviceValue(storageKey) as SavedView[] | undefined) ?? []);

  function store(next: SavedView[]) {
    saveDeviceValue(storageKey, next);
    setViews(next);
  }

  return {
    views,
    save: (name: string, { search, filters, sortBy, sortOrder }: ListState) =>
      store([
        ...views.filter((view) => view.name !== name),
        { name, state: { search, filters, sortOrder, ...(sortBy && { sortBy }) } },
      ]),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}
