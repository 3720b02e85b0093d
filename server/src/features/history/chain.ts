import { chainStart, createHashChain } from '../../database/hash-chain.ts';
import type { ChainedPermit, HistoryFacts, SealedEntry } from './types.ts';

/** Seals the entries of a permit's history. */
export const historyChain = createHashChain<HistoryFacts>((entry) => [
  entry.permit_id,
  entry.sequence,
  entry.at.toISOString(),
  entry.actor_id,
  entry.actor_name,
  entry.actor_role,
  entry.group_name ?? null,
  entry.action,
  entry.from_status ?? null,
  entry.to_status,
  entry.reason ?? null,
  entry.changes.map((change) => [change.form, change.name, change.label, change.before, change.after]),
  // What only some entries have stands behind a marker, or the others would no longer match their hashes.
  ...(entry.lapsed.length > 0 ? ['lapsed', entry.lapsed.map(({ name, capacity }) => [name, capacity])] : []),
  ...(entry.work ? ['work', sortMembers(entry.work)] : []),
]);

/** Objects with their members in order: PostgreSQL does not keep the order in which they were written. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}

/** The first error in a permit's history: where and what. */
export interface BrokenEntry {
  number: string;
  sequence: number;
  problem: string;
}

/**
 * Verifies one permit's entries, given in order. Undefined if the chain is intact and ends at the permit's version.
 */
export function findFirstBroken(
  { number, status, version }: ChainedPermit,
  entries: readonly SealedEntry[],
): BrokenEntry | undefined {
  const { end, broken } = historyChain.verify(chainStart, entries);
  if (broken) return { number, ...broken };
  const last = entries.at(-1);
  if (!last || end.sequence < version) return { number, sequence: end.sequence + 1, problem: 'the entry is missing' };
  if (end.sequence > version || last.to_status !== status)
    return { number, sequence: end.sequence, problem: 'the permit does not match its last entry' };
  return undefined;
}
