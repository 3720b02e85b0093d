import { createHash } from 'node:crypto';
import type { RecordedAction } from '@eptw/domain/permit/actions';
import type { LapsedApproval, NewRow, RecordedChange, Row } from '../../database/tables.ts';

/** An entry of a permit's history before it is sealed. */
export interface HistoryFacts extends Omit<
  NewRow<'history_entry'>,
  'at' | 'changes' | 'lapsed' | 'work' | 'previous_hash' | 'hash'
> {
  at: Date;
  changes: RecordedChange[];
  /** The details of an entry of the work log; null in any other. */
  work: Record<string, unknown> | null;
  /** Approvals that the action made lapse. */
  lapsed: LapsedApproval[];
}

/** The predecessor's hash in the first entry of every chain. */
export const chainStart = '0'.repeat(64);

/**
 * The canonical text of an entry: its values in a fixed order, instants in UTC with milliseconds. Append any new kind
 * of value at the end, behind its own marker, or old hashes no longer match.
 */
function toCanonicalText(entry: HistoryFacts, previousHash: string): string {
  return JSON.stringify([
    previousHash,
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
    ...(entry.lapsed.length > 0 ? ['lapsed', entry.lapsed.map(({ name, capacity }) => [name, capacity])] : []),
    ...(entry.work ? ['work', sortMembers(entry.work)] : []),
  ]);
}

/** Objects with their members in order: PostgreSQL does not keep the order in which they were written. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sortMembers(member)]));
}

/** SHA-256 of an entry and its predecessor's hash, in hexadecimal. */
export function hashEntry(entry: HistoryFacts, previousHash: string): string {
  return createHash('sha256').update(toCanonicalText(entry, previousHash)).digest('hex');
}

/** The last entry of a chain so far. */
export type ChainEnd = Pick<Row<'history_entry'>, 'sequence' | 'hash'>;

/** The last entry of a permit's history. */
export interface LastHistoryEntry {
  sequence: number;
  hash: string;
  /** Null for what the clock or another change wrote. */
  actorId: string | null;
  actorName: string;
  action: RecordedAction;
  /** ISO 8601. */
  at: string;
}

/** A sealed entry as the last one of its history. */
export function toLastEntry(entry: SealedEntry): LastHistoryEntry {
  const { sequence, hash, actor_id: actorId, actor_name: actorName, action, at } = entry;
  return { sequence, hash, actorId: actorId ?? null, actorName, action, at: at.toISOString() };
}

/** An entry as stored, under the names of the table's columns. */
export interface SealedEntry extends HistoryFacts {
  previous_hash: string;
  hash: string;
}

/** The entry that continues a chain, or starts a new one. */
export function sealNextEntry(
  facts: Omit<HistoryFacts, 'sequence' | 'lapsed' | 'work'> & Partial<Pick<HistoryFacts, 'lapsed' | 'work'>>,
  end?: ChainEnd,
): SealedEntry {
  const entry = { lapsed: [], work: null, ...facts, sequence: (end?.sequence ?? 0) + 1 };
  const previousHash = end?.hash ?? chainStart;
  return { ...entry, previous_hash: previousHash, hash: hashEntry(entry, previousHash) };
}

/** What a chain must match in its permit. Every change of a permit writes one entry and increments its version. */
export interface ChainedPermit {
  id: string;
  number: string;
  status: string;
  version: number;
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
  permit: ChainedPermit,
  entries: readonly Row<'history_entry'>[],
): BrokenEntry | undefined {
  let previousHash = chainStart;
  let sequence = 0;
  for (const entry of entries) {
    sequence += 1;
    const createBrokenEntry = (problem: string): BrokenEntry => ({ number: permit.number, sequence, problem });
    if (entry.sequence !== sequence) return createBrokenEntry('the entry is missing');
    if (entry.previous_hash !== previousHash) return createBrokenEntry('it does not match the entry before it');
    if (entry.hash !== hashEntry(entry, previousHash))
      return createBrokenEntry('its content was changed after it was written');
    previousHash = entry.hash;
  }
  const last = entries.at(-1);
  if (!last || sequence < permit.version)
    return { number: permit.number, sequence: sequence + 1, problem: 'the entry is missing' };
  if (sequence > permit.version || last.to_status !== permit.status)
    return { number: permit.number, sequence, problem: 'the permit does not match its last entry' };
  return undefined;
}
