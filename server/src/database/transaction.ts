import type { Database } from './connect.ts';

/** Work to do after a transaction has committed. It must not throw. */
export type AfterCommit = (db: Database) => void;

const pendingFollowUps = new WeakMap<Database, AfterCommit[]>();

/**
 * Runs in a new transaction, or in the caller's if there is one; again after a deadlock. Work registered with
 * `runAfterCommit` starts before this returns, and not at all when the transaction fails.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runTransaction(db, work);
    } catch (error) {
      // Two that lock the same rows in another order: one of them has done nothing, and starts again.
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
    }
}

const mostAttempts = 4;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function runTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const following: AfterCommit[] = [];
  const result = await db.transaction().execute(async (transaction) => {
    pendingFollowUps.set(transaction, following);
    return work(transaction);
  });
  for (const followUp of following) followUp(db);
  return result;
}

/** Reads a consistent snapshot, whatever is written concurrently. Within a transaction, it reads what that one sees. */
export async function inSnapshot<Result>(db: Database, read: (snapshot: Database) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Opens a snapshot that stays open until `end` is called, for reading in pieces. */
export async function openSnapshot(db: Database): Promise<{ snapshot: Database; end: () => Promise<void> }> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return { snapshot, end: () => snapshot.rollback().execute() };
}

/**
 * Registers work for after the commit of a transaction that `inTransaction` runs. Returns false for any other
 * transaction.
 */
export function runAfterCommit(transaction: Database, followUp: AfterCommit): boolean {
  const following = pendingFollowUps.get(transaction);
  following?.push(followUp);
  return following !== undefined;
}
