import type { Database } from '../../database/connect.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { chainOrigin, verifyEntries, type BrokenAuditEntry } from './hash-chain.ts';
import { listEntriesAfter } from './store.ts';

const batchSize = 1_000;

/** Verifies the audit log up to its end or its first broken entry. Holds one batch in memory. */
export async function verifyAuditChain(db: Database): Promise<{ entries: number; broken?: BrokenAuditEntry }> {
  return inSnapshot(db, async (snapshot) => {
    let position = chainOrigin;
    for (;;) {
      const entries = await listEntriesAfter(snapshot, position.sequence, batchSize);
      if (entries.length === 0) return { entries: position.sequence };
      const { end, broken } = verifyEntries(position, entries);
      if (broken) return { entries: end.sequence, broken };
      position = end;
    }
  });
}
