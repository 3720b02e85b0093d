import type { Database } from '../../database/connect.ts';
import type { ChainEnd } from '../../database/hash-chain.ts';
import { inSnapshot } from '../../database/transaction.ts';
import type { Row } from '../../database/tables.ts';
import { findFirstBroken, historyChain, type BrokenEntry } from './chain.ts';
import { listChainedPermits, listHistories } from './store.ts';
import type { HistoryFacts, LastHistoryEntry, SealedEntry } from './types.ts';

/** The entry that continues a permit's history, or starts a new one. */
export function sealNextEntry(
  facts: Omit<HistoryFacts, 'lapsed' | 'work'> & Partial<Pick<HistoryFacts, 'lapsed' | 'work'>>,
  end?: ChainEnd,
): SealedEntry {
  return historyChain.seal({ lapsed: [], work: null, ...facts }, end);
}

/** A sealed entry as the last one of its history. */
export function toLastEntry(entry: SealedEntry): LastHistoryEntry {
  const { sequence, hash, actor_id: actorId, actor_name: actorName, action, at } = entry;
  return { sequence, hash, actorId: actorId ?? null, actorName, action, at: at.toISOString() };
}

export interface Verification {
  permits: number;
  entries: number;
  /** Each permit's first broken entry; empty if all chains are intact. */
  broken: BrokenEntry[];
}

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Verifies every permit's history: finds changed, missing and foreign entries, and entries cut off at the end. Holds
 * one batch in memory, and reads in one snapshot, so that concurrent changes do not look broken; within a transaction
 * it sees what that transaction sees.
 */
export async function verifyHistory(db: Database): Promise<Verification> {
  return inSnapshot(db, verifyAll);
}

async function verifyAll(db: Database): Promise<Verification> {
  const result: Verification = { permits: 0, entries: 0, broken: [] };
  let afterId = lowestId;
  for (;;) {
    const permits = await listChainedPermits(db, afterId, batchSize);
    const last = permits.at(-1);
    if (!last) return result;
    const ids = permits.map((permit) => permit.id);
    const entries = await listHistories(db, ids);
    const byPermit = groupByPermit(entries);
    result.broken.push(...permits.flatMap((permit) => findFirstBroken(permit, byPermit.get(permit.id) ?? []) ?? []));
    result.permits += permits.length;
    result.entries += entries.length;
    afterId = last.id;
  }
}

function groupByPermit(entries: readonly Row<'history_entry'>[]): Map<string, Row<'history_entry'>[]> {
  const byPermit = new Map<string, Row<'history_entry'>[]>();
  for (const entry of entries) {
    const own = byPermit.get(entry.permit_id);
    if (own) own.push(entry);
    else byPermit.set(entry.permit_id, [entry]);
  }
  return byPermit;
}
