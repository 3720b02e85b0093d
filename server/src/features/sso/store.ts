import type { Database } from '../../database/connect.ts';
import type { NewRow, Row } from '../../database/tables.ts';

/** Adds an attempt, and clears away those whose time is over. */
export async function insertAttempt(db: Database, attempt: NewRow<'sign_on_attempt'>, now: Date): Promise<void> {
  await db.deleteFrom('sign_on_attempt').where('expires_at', '<=', now).execute();
  await db.insertInto('sign_on_attempt').values(attempt).execute();
}

/** Takes a browser's attempt away, for one caller alone; nothing when there is none that is still good. */
export async function consumeAttempt(
  db: Database,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<Row<'sign_on_attempt'> | undefined> {
  return db
    .deleteFrom('sign_on_attempt')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Adds a result, and clears away those whose time is over. */
export async function insertResult(db: Database, result: NewRow<'sign_on_result'>, now: Date): Promise<void> {
  await db.deleteFrom('sign_on_result').where('expires_at', '<=', now).execute();
  await db.insertInto('sign_on_result').values(result).execute();
}

/** Takes a result away, for one caller alone; nothing when there is none that is still good. */
export async function consumeResult(
  db: Database,
  codeHash: Buffer,
  now: Date,
): Promise<Row<'sign_on_result'> | undefined> {
  return db
    .deleteFrom('sign_on_result')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
