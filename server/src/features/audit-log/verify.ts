import type { Database } from '../../database/connect.ts';
import { chainStart, type BrokenRow } from '../../database/hash-chain.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { auditChain } from './chain.ts';
import { listEntriesAfter } from './store.ts';

const batchSize = 1_000;

/** Verifies the audit log up to its end or its first broken entry. Holds one batch in memory. */
export async function verifyAuditChain(db: Database): Promise<{ entries: number; broken?: BrokenRow }> {
  return inSnapshot(db, async (snapshot) => {
    let position = chainStart;
    for (;;) {
      const entries = await listEntriesAfter(snapshot, position.sequence, batchSize);
      if (entries.length === 0) return { entries: position.sequence };
      const { end, broken } = auditChain.verify(position, entries);
      if (broken) return { entries: end.sequence, broken };
      position = end;
    }
  });
}
