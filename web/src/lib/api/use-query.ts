import { useQuery as useHeldQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toKey, type AnyOperation, type Operation } from './operation.ts';
import { queryClient } from './query-client.ts';
import {
  findQuery,
  getLastRequest,
  isUsed,
  readHeld,
  readQuery,
  toQueryOptions,
  willRepeat,
  type HeldResult,
} from './read-query.ts';

interface QueryOptions<Data> {
  /** Reads nothing while true. */
  skip?: boolean;
  /**
   * Where the data comes from; by default from what is held at once, and then from the server. 'cache-first' sends
   * nothing when there is a result, and 'network-only' shows nothing until the server has responded.
   */
  fetchPolicy?: 'cache-first' | 'cache-only' | 'network-only';
  /** Milliseconds after which the query is repeated, again and again, while the page is visible. */
  pollInterval?: number | ((data: Data | undefined) => number | undefined);
}

/** What a query has returned. */
export interface QueryResult<Data> {
  /** The last data for these variables; it stays while they are loaded again, and when that fails. */
  data: Data | undefined;
  /** When it came, by the device's clock; undefined before. */
  readAt?: Date | undefined;
  /** The data for other variables, before these. */
  previousData?: Data | undefined;
  /** Whether a request is under way, also for data that is shown already. */
  loading: boolean;
  /** Why the last request failed. */
  error?: Error | undefined;
  /** Sends the query again. Never rejects. */
  refetch: () => Promise<{ data?: Data | undefined }>;
}

/** Reads whatever is held. */
const always = { refetchOnMount: 'always' } as const;

const policies = {
  'cache-and-network': always,
  'network-only': always,
  'cache-first': { staleTime: Number.POSITIVE_INFINITY },
  'cache-only': { enabled: false },
} as const;

/** Stands for the query that is skipped. */
const nothing: AnyOperation = { kind: 'query', name: 'nothing', fields: [], text: '' };
const noVariables = {};

/** A query since a screen shows it. */
interface OpenedQuery {
  key: string;
  /** The newest request before. */
  openedAfter: number;
  previousData: unknown;
}

/** Reads data for a screen, and shows what other requests have returned of it. */
export function useQuery<Data>(
  operation: Operation<Data, Record<string, never>>,
  options?: QueryOptions<NoInfer<Data>>,
): QueryResult<Data>;
export function useQuery<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  options: QueryOptions<NoInfer<Data>> & { variables: NoInfer<Variables> },
): QueryResult<Data>;
export function useQuery(
  requested: AnyOperation,
  {
    variables: requestedVariables = noVariables,
    skip = false,
    fetchPolicy,
    pollInterval,
  }: QueryOptions<never> & { variables?: object } = {},
): QueryResult<unknown> {
  const operation = skip ? nothing : requested;
  const variables = skip ? noVariables : requestedVariables;
  const key = toKey(operation, variables);
  const policy = skip ? 'cache-only' : (fetchPolicy ?? 'cache-and-network');

  const [opened, setOpened] = useState<OpenedQuery>(() => ({
    key,
    openedAfter: getLastRequest(),
    previousData: undefined,
  }));
  const select = (held: HeldResult | undefined, { openedAfter }: OpenedQuery) =>
    held && (fetchPolicy !== 'network-only' || held.request > openedAfter) ? held : undefined;
  let current = opened;
  if (opened.key !== key) {
    const previousData = select(readHeld(opened.key), opened)?.data ?? opened.previousData;
    current = { key, openedAfter: getLastRequest(), previousData };
    setOpened(current);
  }

  const result = useHeldQuery<HeldResult>(
    {
      ...toQueryOptions(operation, variables),
      ...policies[policy],
      refetchInterval: ({ state }) =>
        (typeof pollInterval === 'function' ? pollInterval(state.data?.data as never) : pollInterval) ?? false,
    },
    queryClient,
  );

  const latest = useRef({ operation, variables });
  latest.current = { operation, variables };
  const refetch = useCallback(async () => {
    const query = findQuery(latest.current.operation, latest.current.variables);
    const held = await (isUsed(query) ? readQuery(query) : undefined)?.catch(() => undefined);
    return { data: held?.data };
  }, []);
  const reads = policies[policy] === always;
  useEffect(() => {
    // A request that was under way when the screen opened may miss what the user has just done. And what is held from
    // before the clock of the device was set back counts as fresh.
    if (reads) void refetch();
  }, [key, reads, refetch]);

  const held = select(result.data, current);
  const loading = result.isFetching || willRepeat(findQuery(operation, variables));
  return {
    data: held?.data,
    readAt: held && new Date(result.dataUpdatedAt),
    previousData: current.previousData,
    loading,
    error: loading ? undefined : (result.error ?? held?.error),
    refetch,
  };
}
