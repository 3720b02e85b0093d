import type { Database } from '../../../database/connect.ts';
import { rollUpPendingChanges } from './store.ts';

/** Small enough for a statement to hold its locks for less than a second. */
const batchSize = 20_000;

/** Moves the changes since the last time into the rollups that boards read. */
export async function rollUpPermitCounts(db: Database): Promise<void> {
  let folded: number;
  do folded = await rollUpPendingChanges(db, batchSize);
  while (folded === batchSize);
}
