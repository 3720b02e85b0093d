import { hasNoAnswer } from './failure-message.ts';
import { queryClient } from './query-client.ts';
import { readQuery, retryQuery, type HeldQuery } from './read-query.ts';

const getName = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] as string;
const getFields = ({ meta }: HeldQuery) => (meta?.['fields'] ?? []) as readonly string[];

/** Sends these queries on screen again. Each screen shows the failure of its own query. */
function refetchOnScreen(isIncluded: (query: HeldQuery) => boolean, send = readQuery): void {
  for (const found of queryClient.getQueryCache().findAll({ type: 'active' })) {
    const query = found as unknown as HeldQuery;
    if (isIncluded(query)) send(query).catch(() => undefined);
  }
}

/** Sends all queries on screen again because the user asks for it, also those whose request hangs. */
export function retryQueries(): void {
  refetchOnScreen(() => true, retryQuery);
}

/**
 * Refetches all queries on screen, or these, whose results are forgotten where they are not on screen: no screen opens
 * with what was before a change.
 */
export function refetchQueries(which: 'active' | readonly (string | { name: string })[]): void {
  if (which === 'active') return refetchOnScreen(() => true);
  const names = which.map((one) => (typeof one === 'string' ? one : one.name));
  queryClient.removeQueries({
    predicate: (query) => query.getObserversCount() === 0 && names.includes(getName(query)),
  });
  refetchOnScreen((query) => names.includes(getName(query)));
}

/** Refetches the queries on screen that read a field, and these; the current data stays until the next result. */
export function refetchReaders(field: string, others: readonly { name: string }[] = []): void {
  const names = others.map(({ name }) => name);
  refetchOnScreen((query) => getFields(query).includes(field) || names.includes(getName(query)));
}

const findError = ({ state }: HeldQuery) => state.error ?? state.data?.error;

/** Sends the queries on screen again that the server has not answered: no screen shows a failure that has passed. */
export function refetchUnanswered(): void {
  refetchOnScreen((query) => hasNoAnswer(findError(query)));
}

/** Refetches all queries on screen. One that has just failed is left to its screen unless the connection was lost. */
export function refetchAfterGap(connectionWasLost: boolean): void {
  refetchOnScreen((query) => connectionWasLost || !findError(query));
}
