import { toKey, type Operation } from './operation.ts';
import { queryClient } from './query-client.ts';
import { readQuery, writeHeld, type HeldResult, type HeldQuery } from './read-query.ts';

/** Removes all results; responses that are still on their way are dropped. */
export function clearResults(): void {
  queryClient.clear();
}

/** Returns what an operation has returned for any variables, the newest first. */
export function listResults<Data, Variables>({ name }: Operation<Data, Variables>): Data[] {
  return queryClient
    .getQueriesData<HeldResult>({ queryKey: [name] })
    .flatMap(([, held]) => held ?? [])
    .toSorted((one, other) => other.request - one.request)
    .map(({ data }) => data as Data);
}

/**
 * Changes the held result of a query to what a command came back with, and shows it on all screens. A result that is
 * only just being read is read again.
 */
export function updateResult<Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  update: (current: Data) => Data,
): void {
  const query = queryClient.getQueryCache().get(toKey(operation, variables)) as HeldQuery | undefined;
  const held = query?.state.data;
  if (query && held) writeHeld(query, update(held.data as Data));
  else if (query?.isActive()) readQuery(query).catch(() => undefined);
}
