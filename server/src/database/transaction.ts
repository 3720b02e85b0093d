import type { Database } from './connect.ts';

/** Runs in a transaction of its own, or in the one that the caller is in already. */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
