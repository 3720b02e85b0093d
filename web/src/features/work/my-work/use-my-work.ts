import { useEffect, useState } from 'react';
import { staleAfterMs } from '@eptw/domain/work/records/last-known';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { GetMyWorkDocument, type GetMyWorkQuery } from '../../../generated/work/my-work.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { useNextChange } from './use-next-change.ts';
import { useStillRows } from './use-still-rows.ts';
import { getLastResponse } from '../../../lib/api/connection.ts';
import { useEachSecond } from '../../../lib/use-each-second.ts';

/** A job with what the viewer has to do with it. */
export type JobTask = GetMyWorkQuery['getMyWork']['items'][number];

/** The number of jobs in a group, on all pages. */
export type TaskGroupCount = GetMyWorkQuery['getMyWork']['groups'][number];

/** When the rows on this device were last loaded. Those of an earlier visit are shown while they are loading again. */
let lastLoadedAt: number | undefined;

/** When the rows were loaded, by the device's clock. */
function useLoadedAt(work: unknown, isAnswered: boolean): number {
  const [loadedAt, setLoadedAt] = useState(() => lastLoadedAt ?? Date.now());
  useEffect(() => {
    if (!isAnswered) return;
    lastLoadedAt = Date.now();
    setLoadedAt(lastLoadedAt);
  }, [work, isAnswered]);
  return loadedAt;
}

/** Loads a page of the viewer's work and keeps it current: with every permit that changes, and as time passes. */
export function useMyWork({ page, pageSize }: { page: number; pageSize: number }) {
  const variables = { limit: pageSize, offset: page - 1 };
  const { data, previousData, error, loading, refetch } = useQuery(GetMyWorkDocument, { variables });
  const refetchSoon = useRefetchOn(AnyPermitChangedDocument, () => void refetch());
  const work = (data ?? (error ? undefined : previousData))?.getMyWork;
  useNextChange(work?.items, refetchSoon);
  const [now, setNow] = useState(() => new Date());
  const loadedAt = useLoadedAt(work, !loading && error === undefined);
  useEffect(() => {
    // New rows are measured from the moment they arrive.
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [work]);
  const still = useStillRows(work?.items, `${page} ${pageSize}`);
  return {
    ...still,
    /** Of all pages. */
    count: work?.count ?? 0,
    groups: work?.groups ?? [],
    now,
    /** When the rows were last known, while the server does not respond. */
    lastKnown: useLastKnown(loadedAt),
    failed: error !== undefined && !work,
    retry: () => void refetch(),
  };
}

/**
 * When the rows that were loaded at this time were last known, by the device's clock; undefined while the server
 * responds. The list is loaded only when something changes, so the socket, which is tested all the time, counts too.
 */
function useLastKnown(loadedAt: number): number | undefined {
  return useEachSecond(() => {
    const respondedAt = Math.max(loadedAt, getLastResponse());
    return Date.now() - respondedAt > staleAfterMs ? respondedAt : undefined;
  });
}
