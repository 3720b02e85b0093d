import { forgetUnobserved, refetchObserved } from './observed-query.ts';

/**
 * Refetches all queries on screen, or these, whose results are forgotten where they are not on screen: no screen opens
 * with what was before a change. Each screen shows the failure of its own query.
 */
export function refetchQueries(which: 'active' | readonly (string | { name: string })[]): void {
  const names = which === 'active' ? which : which.map((one) => (typeof one === 'string' ? one : one.name));
  if (names !== 'active') forgetUnobserved(names);
  void refetchObserved(({ operation }) => names === 'active' || names.includes(operation.name));
}

/** Refetches the queries on screen that read a field, and these; the current data stays until the next result. */
export function refetchReaders(field: string, others: readonly { name: string }[] = []): void {
  const names = others.map(({ name }) => name);
  void refetchObserved(({ operation: { name, fields } }) => fields.includes(field) || names.includes(name));
}
