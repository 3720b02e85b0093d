import type { Query } from '@tanstack/react-query';
import { execute } from './execute.ts';
import { toKey, type AnyOperation } from './operation.ts';
import { queryClient } from './query-client.ts';
import { forgetReadAhead } from './read-ahead.ts';

/** What a query has returned, as it is held. */
export interface HeldResult {
  data: unknown;
  /** Why a part of the data is missing. */
  error?: Error;
  /** The number of the request; a later one has a larger number. */
  request: number;
}

/** A query as TanStack Query holds it. */
export type HeldQuery = Query<HeldResult>;

let lastRequest = 0;

/** Returns the number of the newest request. */
export const getLastRequest = (): number => lastRequest;

/** The queries whose request is about to be sent, once its causer has ended: it misses no change. */
const beingSent = new Set<string>();

/** When the request of each query that is under way was sent. */
const sentAt = new Map<string, number>();

/** Milliseconds after which a request may never return, for somebody who wants the result now. */
const mayHangAfterMs = 8_000;

/** The queries that are repeated once their request has returned. */
const repeats = new WeakMap<HeldQuery, Promise<HeldResult | undefined>>();

interface HeldOptions {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<HeldResult>;
  /** The names of the fields that it reads. */
  meta: { fields: readonly string[] };
}

/** Returns how TanStack Query finds and sends a query. */
export function toQueryOptions(operation: AnyOperation, variables: object, takesLong = false): HeldOptions {
  const key = toKey(operation, variables);
  return {
    queryKey: [operation.name, variables],
    meta: { fields: operation.fields },
    async queryFn({ signal }) {
      lastRequest += 1;
      const request = lastRequest;
      sentAt.set(key, performance.now());
      beingSent.add(key);
      queueMicrotask(() => beingSent.delete(key));
      const { data, error } = await execute({ operation, variables, signal, takesLong });
      if (data === undefined) throw error ?? new Error(`${operation.name} returned nothing.`);
      return { data, request, ...(error && { error }) };
    },
  };
}

/** Returns the query with these variables, whether it has been sent or not. */
export function findQuery(operation: AnyOperation, variables: object): HeldQuery {
  return queryClient.getQueryCache().build(queryClient, toQueryOptions(operation, variables));
}

/** Returns what is held under a key. */
export const readHeld = (key: string): HeldResult | undefined =>
  queryClient.getQueryCache().get<HeldResult>(key)?.state.data;

/** Whether a screen shows a query, or something waits for it, in the same session. */
export const isUsed = (query: HeldQuery): boolean =>
  query.getObserversCount() > 0 && queryClient.getQueryCache().get(query.queryHash) === (query as unknown);

/** Whether a query is sent again as soon as its request has returned. */
export const willRepeat = (query: HeldQuery): boolean => repeats.has(query);

/**
 * Sends a query: after the request that is under way has returned, because that may miss the change for which it is
 * sent again. All who want that meanwhile share it, so that under many changes each result is shown and the last one
 * is the newest. Rejects when it fails; returns undefined when everybody has left before it was sent.
 */
export function readQuery(query: HeldQuery): Promise<HeldResult | undefined> {
  if (beingSent.has(query.queryHash)) return query.fetch();
  forgetReadAhead(query.queryHash);
  if (query.state.fetchStatus === 'idle') return query.fetch();
  const known = repeats.get(query);
  if (known) return known;
  const repeat = query
    .fetch()
    .catch(() => undefined)
    .then(() => {
      repeats.delete(query);
      return isUsed(query) ? query.fetch() : undefined;
    });
  repeats.set(query, repeat);
  return repeat;
}

/**
 * Sends a query again because the user asks for it: a request that has hung for a while is dropped. A younger one is not,
 * or whoever presses again and again on a slow network would never get a result.
 */
export function retryQuery(query: HeldQuery): Promise<HeldResult | undefined> {
  const isUnderWay = query.state.fetchStatus !== 'idle';
  if (!isUnderWay || performance.now() - (sentAt.get(query.queryHash) ?? 0) < mayHangAfterMs) return readQuery(query);
  forgetReadAhead(query.queryHash);
  void query.cancel({ silent: true });
  return query.fetch();
}

/**
 * Shows what is known of a query now. A request that is under way may have been answered before: its response is
 * dropped, and it is sent again.
 */
export function writeHeld(query: HeldQuery, data: unknown): void {
  const { data: held, fetchStatus } = query.state;
  query.setData({ data, request: held?.request ?? 0, ...(held?.error && { error: held.error }) }, { manual: true });
  if (fetchStatus !== 'idle') query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
}
