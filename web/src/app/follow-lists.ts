import type { Location, createBrowserRouter } from 'react-router';
import { openedFrom, rememberOpenedFrom, type OpenedFrom } from '../lib/opened-from.ts';
import { screenTitle } from '../lib/page-title.ts';

/** The list that screens opened from this place come from: this place itself, or what it was opened from. */
function listAt({ pathname, search, key }: Location, lists: readonly string[]): OpenedFrom | undefined {
  return lists.includes(pathname) ? { address: pathname + search, title: screenTitle() } : openedFrom(key);
}

/** Remembers for every screen which of the lists it was opened from, however many screens lie between them. */
export function followLists(router: ReturnType<typeof createBrowserRouter>, lists: readonly string[]): void {
  let here = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === here.key) return;
    // Back and forward lead to places that know it already.
    const from = historyAction === 'POP' ? undefined : listAt(here, lists);
    if (from) rememberOpenedFrom(location.key, from);
    here = location;
  });
}
