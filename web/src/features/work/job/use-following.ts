import { useEffect, useRef } from 'react';
import type { Work } from './work.ts';

const pollMs = 30_000;
/** Before the work is asked for again because an answer was outdated. */
const repeatAfterMs = 1_000;

/** What changes of the work under a permit. */
type FollowedWork = Pick<Work, 'condition' | 'version'> & Partial<Pick<Work, 'crew' | 'childPermits'>>;

interface Followed {
  /** What the last answer said; undefined before it, and where no work is followed. */
  work: FollowedWork | undefined;
  /** The version of the permit on screen. */
  version: number;
  refresh: () => Promise<void>;
}

/** Loads the work again when the page is shown again. */
function useShownRefresh(refresh: () => Promise<void>): void {
  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [refresh]);
}

/**
 * Loads the work again when the permit has another version. An answer that was on its way when the permit changed is
 * outdated, too: then it asks once more.
 */
function useVersionRefresh(work: Followed['work'], version: number, refresh: () => Promise<void>): void {
  const requestedVersion = useRef<number>(undefined);
  useEffect(() => {
    if (!work || version <= work.version) return undefined;
    const wait = requestedVersion.current === version ? repeatAfterMs : 0;
    requestedVersion.current = version;
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [work, version, refresh]);
}

/** Whether something can change without the permit: the condition, or who is on the job or on its child permits. */
function mayChange({ condition, crew = [], childPermits = [] }: FollowedWork): boolean {
  return (condition !== null && condition !== 'finished') || crew.length + childPermits.length > 0;
}

/** Returns how often work is asked for again: twice a minute until it is finished and everybody is signed off. */
export function findPollInterval(answer: { work: { item: FollowedWork | null } } | undefined): number | undefined {
  const work = answer?.work.item;
  return work && mayChange(work) ? pollMs : undefined;
}

/** Asks for the work again when the page is shown again, and when the permit has another version. */
export function useFollowing({ work, version, refresh }: Followed): void {
  useShownRefresh(refresh);
  useVersionRefresh(work, version, refresh);
}
