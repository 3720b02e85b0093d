import type { Database } from './connect.ts';

/** Something to do when a transaction has committed. It must not throw. */
export type AfterCommit = (db: Database) => void;

const pendingFollowUps = new WeakMap<Database, AfterCommit[]>();

/**
 * Runs in a transaction of its own, or in the one that the caller is in already. What `runAfterCommit` was asked for
 * begins before this returns, and not at all when the transaction fails.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  const following: AfterCommit[] = [];
  const result = await db.transaction().execute(async (transaction) => {
    pendingFollowUps.set(transaction, following);
    return work(transaction);
  });
  for (const followUp of following) followUp(db);
  return result;
}

/** Reads everything as it was at one moment, whatever others write meanwhile. Within a transaction, as that one sees it. */
export async function inSnapshot<Result>(db: Database, read: (snapshot: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** A snapshot that stays open until `end` is called, for what is read piece by piece. */
export async function openSnapshot(db: Database): Promise<{ snapshot: Database; end: () => Promise<void> }> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return { snapshot, end: () => snapshot.rollback().execute() };
}

/** Has something done after the commit of a transaction that `inTransaction` runs. Answers false for any other. */
export function runAfterCommit(transaction: Database, followUp: AfterCommit): boolean {
  const following = pendingFollowUps.get(transaction);
  following?.push(followUp);
  return following !== undefined;
}
