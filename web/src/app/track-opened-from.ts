import type { Location, createBrowserRouter } from 'react-router';
import { findOpenedFrom, storeOpenedFrom, type OpenedFrom } from '../lib/opened-from.ts';
import { getScreenTitle } from '../lib/page-title.ts';

/** The list that screens opened from this place come from: this place itself, or what it was opened from. */
function findOriginList({ pathname, search, key }: Location, lists: readonly string[]): OpenedFrom | undefined {
  return lists.includes(pathname) ? { address: pathname + search, title: getScreenTitle() } : findOpenedFrom(key);
}

/** Remembers for every screen which of the lists it was opened from, however many screens lie between them. */
export function trackOpenedFrom(router: ReturnType<typeof createBrowserRouter>, lists: readonly string[]): void {
  let here = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === here.key) return;
    // Back and forward lead to places that know it already.
    const from = historyAction === 'POP' ? undefined : findOriginList(here, lists);
    if (from) storeOpenedFrom(location.key, from);
    here = location;
  });
}
