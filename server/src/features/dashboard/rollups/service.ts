import type { Database } from '../../../database/connect.ts';
import { rollUpPendingChanges } from './store.ts';

/** Few enough that a statement holds its locks for less than a second. */
const batchSize = 20_000;

/** Moves what has changed since the last time into the totals that boards are read from. */
export async function rollUpPermitCounts(db: Database): Promise<void> {
  let folded: number;
  do folded = await rollUpPendingChanges(db, batchSize);
  while (folded === batchSize);
}
