import type { AreaStopFactsFragment } from '../generated/fragments.ts';

/** A stop of all work at Fab 10N as the API returns it: a fire alarm, eight minutes ago. */
export function createAreaStop(more: Partial<AreaStopFactsFragment> = {}): AreaStopFactsFragment {
  return {
    _id: 'stop-1',
    site: 'site-north',
    siteName: 'Fab 10N',
    timeZone: 'Asia/Singapore',
    kind: 'fire',
    reason: 'Fire alarm',
    setBy: 'Sofia Tan',
    setAt: new Date(Date.now() - 8 * 60_000).toISOString(),
    mustered: true,
    ...more,
  };
}
