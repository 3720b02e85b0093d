import { useEffect } from 'react';
import type { Work } from './work.ts';

const pollMs = 30_000;

/** Whether the page is hidden: meanwhile nothing is asked. */
export const isPageHidden = (): boolean => document.hidden;

interface Followed {
  /** What the last answer said; undefined before it, and where no work is followed. */
  work: Pick<Work, 'condition' | 'version'> | undefined;
  /** The version of the permit on screen. */
  version: number;
  refresh: () => Promise<void>;
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Loads the work again when the page is shown again. */
function useShownRefresh(refresh: () => Promise<void>): void {
  useEffect(() => {
    const onShown = () => {
      if (!isPageHidden()) void refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [refresh]);
}

/**
 * Asks for the work again twice a minute until it is finished, when the page is shown again, and when the permit has
 * another version.
 */
export function useFollowing({ work, version, refresh, startPolling, stopPolling }: Followed): void {
  useShownRefresh(refresh);
  const isFollowed = work !== undefined && work.condition !== null && work.condition !== 'finished';
  useEffect(() => {
    if (!isFollowed) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isFollowed, startPolling, stopPolling]);
  const isOutdated = work !== undefined && version > work.version;
  useEffect(() => {
    if (isOutdated) void refresh();
  }, [isOutdated, version, refresh]);
}
