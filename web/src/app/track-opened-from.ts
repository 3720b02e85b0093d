import type { Location, createBrowserRouter } from 'react-router';
import { findOpenedFrom, storeOpenedFrom, type OpenedFrom } from '../lib/opened-from.ts';
import { getScreenTitle } from '../lib/page-title.ts';

/**
 * Returns the list that a screen opened from this location belongs to: the location itself if it is a list, otherwise
 * the list it was opened from.
 */
function findOriginList({ pathname, search, key }: Location, lists: readonly string[]): OpenedFrom | undefined {
  return lists.includes(pathname) ? { address: pathname + search, title: getScreenTitle() } : findOpenedFrom(key);
}

/** Records for every screen which list it was opened from, however many screens are in between. */
export function trackOpenedFrom(router: ReturnType<typeof createBrowserRouter>, lists: readonly string[]): void {
  let current = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.key === current.key) return;
    // Back and forward lead to locations that are already recorded.
    const from = historyAction === 'POP' ? undefined : findOriginList(current, lists);
    if (from) storeOpenedFrom(location.key, from);
    current = location;
  });
}
