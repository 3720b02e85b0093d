import { createListeners, type ReadableStore } from '../store.ts';
import { execute, type Result } from './execute.ts';
import { toKey, type AnyOperation } from './operation.ts';
import { forgetResults, getGeneration, onResult, readResult, writeResult } from './results.ts';

/** Where the data of a query comes from; 'standby' reads nothing. */
export type FetchPolicy = 'cache-and-network' | 'cache-first' | 'cache-only' | 'network-only' | 'no-cache' | 'standby';

/** What a screen shows of a query. */
export interface QuerySnapshot {
  data: unknown;
  loading: boolean;
  error: Error | undefined;
}

/** A query that a screen shows. */
export interface ObservedQuery extends ReadableStore<QuerySnapshot> {
  operation: AnyOperation;
  key: string;
  policy: FetchPolicy;
  refetch: () => Promise<Result<unknown>>;
}

const onScreen = new Set<ObservedQuery>();

/** Creates the query of a screen: it is sent once the screen subscribes, and cancelled when it ends that. */
export function createObservedQuery(operation: AnyOperation, variables: object, policy: FetchPolicy): ObservedQuery {
  const key = toKey(operation, variables);
  const isSent =
    policy !== 'standby' && policy !== 'cache-only' && !(policy === 'cache-first' && readResult(key) !== undefined);
  const { subscribe, notify } = createListeners();
  let requests = isSent ? 1 : 0;
  let isFirst = true;
  let hasRead = policy !== 'network-only';
  let ownData: unknown;
  let error: Error | undefined;
  let subscribers = 0;
  let controller = new AbortController();
  let snapshot: QuerySnapshot | undefined;

  function getData(): unknown {
    if (policy === 'standby') return undefined;
    if (policy === 'no-cache') return ownData;
    return hasRead ? readResult(key) : undefined;
  }

  function change() {
    snapshot = undefined;
    notify();
  }

  async function load(): Promise<Result<unknown>> {
    const generation = getGeneration();
    const { signal } = controller;
    if (!isFirst || !isSent) requests += 1;
    isFirst = false;
    error = undefined;
    change();
    const result = await execute({ operation, variables, signal });
    if (signal.aborted) return result;
    requests -= 1;
    error = result.error;
    if (result.data !== undefined && generation === getGeneration()) {
      hasRead = true;
      if (policy === 'no-cache') ownData = result.data;
      else writeResult(key, result.data);
    }
    change();
    return result;
  }

  const query: ObservedQuery = {
    operation,
    key,
    policy,
    refetch: load,
    get() {
      snapshot ??= { data: getData(), loading: requests > 0, error };
      return snapshot;
    },
    subscribe(listener) {
      const stop = subscribe(listener);
      subscribers += 1;
      let stopFollowing = () => {};
      if (subscribers === 1) {
        stopFollowing = policy === 'no-cache' ? stopFollowing : onResult(key, change);
        onScreen.add(query);
        if (controller.signal.aborted) controller = new AbortController();
        if (isSent) void load();
      }
      return () => {
        stop();
        subscribers -= 1;
        if (subscribers > 0) return;
        stopFollowing();
        onScreen.delete(query);
        controller.abort();
        requests = isSent ? 1 : 0;
        isFirst = true;
        snapshot = undefined;
      };
    },
  };
  return query;
}

/** Sends these queries on screen again. */
export async function refetchObserved(isIncluded: (query: ObservedQuery) => boolean): Promise<void> {
  const queries = [...onScreen].filter((query) => !['standby', 'cache-only'].includes(query.policy));
  await Promise.all(queries.filter(isIncluded).map((query) => query.refetch()));
}

/** Forgets what these operations have returned, where it is not on screen. */
export function forgetUnobserved(names: readonly string[]): void {
  forgetResults(names, new Set([...onScreen].map(({ key }) => key)));
}

/** Refetches all queries on screen. One that has just failed is left to its screen unless the connection was lost. */
export function refetchOnScreen(connectionWasLost: boolean): void {
  void refetchObserved((query) => connectionWasLost || query.get().error === undefined);
}
