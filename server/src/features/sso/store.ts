import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { NewRow, Row } from '../../database/tables.ts';

/** Inserts an attempt, and deletes expired ones. */
export async function insertAttempt(db: Database, attempt: NewRow<'sign_on_attempt'>, now: Date): Promise<void> {
  await db.deleteFrom('sign_on_attempt').where('expires_at', '<=', now).execute();
  await db.insertInto('sign_on_attempt').values(attempt).execute();
}

/** Deletes and returns a browser's attempt, for one caller only; undefined if it is missing or expired. */
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

/** Inserts a result, and deletes expired ones. */
export async function insertResult(db: Database, result: NewRow<'sign_on_result'>, now: Date): Promise<void> {
  await db.deleteFrom('sign_on_result').where('expires_at', '<=', now).execute();
  await db.insertInto('sign_on_result').values(result).execute();
}

/** Deletes and returns a result, for one caller only; undefined if it is missing or expired. */
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

/** The columns of a user that single sign-on needs. */
export type SsoAccountRow = Pick<
  Row<'person'>,
  | 'id'
  | 'email'
  | 'full_name'
  | 'role'
  | 'sign_on_role'
  | 'status'
  | 'email_verified_at'
  | 'sign_on_issuer'
  | 'sign_on_subject'
>;

/** The issuer's identifier of a user. */
export interface SubjectIdentifier {
  issuer: string;
  subject: string;
}

/** Prevents other single sign-ons with this address until the transaction ends. */
export async function lockAddress(db: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('single sign-on'), hashtext(${email.toLowerCase()}))`.execute(db);
}

function selectAccounts(db: Database) {
  return db
    .selectFrom('person')
    .select([
      'id',
      'email',
      'full_name',
      'role',
      'sign_on_role',
      'status',
      'email_verified_at',
      'sign_on_issuer',
      'sign_on_subject',
    ]);
}

/** The account linked to this subject, locked for the transaction. */
export async function findBySubject(
  db: Database,
  { issuer, subject }: SubjectIdentifier,
): Promise<SsoAccountRow | undefined> {
  return selectAccounts(db)
    .where('sign_on_issuer', '=', issuer)
    .where('sign_on_subject', '=', subject)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The account with this address, in any case, locked for the transaction. */
export async function findByAddress(db: Database, email: string): Promise<SsoAccountRow | undefined> {
  return selectAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an account with this subject or address was deleted. */
export async function wasAccountDeleted(
  db: Database,
  { issuer, subject }: SubjectIdentifier,
  email: string,
): Promise<boolean> {
  const bySubject = db
    .selectFrom('person')
    .select('id')
    .where('sign_on_issuer', '=', issuer)
    .where('sign_on_subject', '=', subject)
    .where('archived_at', 'is not', null);
  const byAddress = db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is not', null);
  return (await bySubject.unionAll(byAddress).limit(1).executeTakeFirst()) !== undefined;
}

export async function insertAccount(db: Database, person: NewRow<'person'>): Promise<string> {
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateAccount(db: Database, id: string, change: Partial<NewRow<'person'>>): Promise<void> {
  await db.updateTable('person').set(change).where('id', '=', id).execute();
}
