import type { Database } from '../../../database/connect.ts';
import { foldChanges } from './store.ts';

/** Few enough that a statement holds its locks for less than a second. */
const atOnce = 20_000;

/** Moves what has changed since the last time into the totals that boards are read from. */
export async function foldPermitCounts(db: Database): Promise<void> {
  let folded: number;
  do folded = await foldChanges(db, atOnce);
  while (folded === atOnce);
}
