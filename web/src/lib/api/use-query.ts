import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Result } from './execute.ts';
import { createObservedQuery, type ObservedQuery } from './observed-query.ts';
import { toKey, type AnyOperation, type Operation } from './operation.ts';

interface QueryOptions {
  /** Reads nothing while true. */
  skip?: boolean;
  /**
   * Where the data comes from; by default from the cache at once, and then from the server. 'cache-first' sends
   * nothing when the cache has all of it, and 'no-cache' leaves the cache alone.
   */
  fetchPolicy?: 'cache-first' | 'cache-only' | 'network-only' | 'no-cache';
  /** Milliseconds after which the query is repeated, again and again. */
  pollInterval?: number;
  /** Whether a repetition is left out. */
  skipPollAttempt?: () => boolean;
}

/** What a query has returned. */
export interface QueryResult<Data> {
  /** The last data for these variables; it stays while they are loaded again, and when that fails. */
  data: Data | undefined;
  /** The data for other variables, before these. */
  previousData?: Data | undefined;
  /** Whether a request is under way, also for data that is shown already. */
  loading: boolean;
  /** Why the last request failed. */
  error?: Error | undefined;
  /** Sends the query again. */
  refetch: () => Promise<{ data?: Data | undefined }>;
  /** Repeats the query after each of these milliseconds. */
  startPolling: (milliseconds: number) => void;
  stopPolling: () => void;
}

/** Sends the query of a screen again and again; the functions keep their identity. */
function usePolling(refetch: () => Promise<Result<unknown>>, isSkipped: (() => boolean) | undefined) {
  const skipped = useRef(isSkipped);
  skipped.current = isSkipped;
  const polling = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopPolling = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const startPolling = (milliseconds: number) => {
      stopPolling();
      const poll = async () => {
        const own = timer;
        if (!skipped.current?.()) await refetch();
        if (timer === own) timer = setTimeout(() => void poll(), milliseconds);
      };
      timer = setTimeout(() => void poll(), milliseconds);
    };
    return { startPolling, stopPolling };
  }, [refetch]);
  useEffect(() => polling.stopPolling, [polling]);
  return polling;
}

/** Reads data for a screen, and shows what other requests have stored of it. */
export function useQuery<Data>(
  operation: Operation<Data, Record<string, never>>,
  options?: QueryOptions,
): QueryResult<Data>;
export function useQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  options: QueryOptions & { variables: NoInfer<Variables> },
): QueryResult<Data>;
export function useQuery(
  operation: AnyOperation,
  {
    variables = {},
    skip = false,
    fetchPolicy = 'cache-and-network' as never,
    pollInterval,
    skipPollAttempt,
  }: QueryOptions & { variables?: object } = {},
): QueryResult<unknown> {
  const policy = skip ? 'standby' : fetchPolicy;
  const [observed, setObserved] = useState<{ query: ObservedQuery; previousData: unknown }>(() => ({
    query: createObservedQuery(operation, variables, policy),
    previousData: undefined,
  }));
  let current = observed;
  if (observed.query.key !== toKey(operation, variables) || observed.query.policy !== policy) {
    const query = createObservedQuery(operation, variables, policy);
    current = { query, previousData: observed.query.get().data ?? observed.previousData };
    setObserved(current);
  }
  const latest = useRef(current.query);
  latest.current = current.query;
  const refetch = useMemo(() => () => latest.current.refetch(), []);
  const polling = usePolling(refetch, skipPollAttempt);
  useEffect(() => {
    if (pollInterval !== undefined) polling.startPolling(pollInterval);
  }, [pollInterval, polling]);
  const snapshot = useSyncExternalStore(current.query.subscribe, current.query.get);
  return { ...snapshot, previousData: current.previousData, refetch, ...polling };
}
