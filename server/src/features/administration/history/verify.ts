import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import { beforeFirstAct, walkActs, type BrokenAct } from './chain.ts';
import { actsAfter } from './store.ts';

const batchSize = 1_000;

/** Walks the history of administration to its end or to its first broken entry. Holds one batch in memory. */
export async function verifyAdministration(db: Database): Promise<{ entries: number; broken?: BrokenAct }> {
  return inSnapshot(db, async (snapshot) => {
    let position = beforeFirstAct;
    for (;;) {
      const entries = await actsAfter(snapshot, position.sequence, batchSize);
      if (entries.length === 0) return { entries: position.sequence };
      const { end, broken } = walkActs(position, entries);
      if (broken) return { entries: end.sequence, broken };
      position = end;
    }
  });
}
