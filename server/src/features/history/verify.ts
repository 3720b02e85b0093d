import type { Database } from '../../database/connect.ts';
import { inSnapshot } from '../../database/transaction.ts';
import type { Row } from '../../database/tables.ts';
import { findFirstBroken, type BrokenEntry } from './chain.ts';
import { listChainedPermits, listHistories } from './store.ts';

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
