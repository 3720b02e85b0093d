import { sql } from 'kysely';
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

/** A person as far as single sign-on looks at them. */
export type SsoAccountRow = Pick<
  Row<'person'>,
  'id' | 'email' | 'full_name' | 'role' | 'status' | 'email_verified_at' | 'sign_on_issuer' | 'sign_on_subject'
>;

/** Who somebody is to the issuer. */
export interface SubjectIdentifier {
  issuer: string;
  subject: string;
}

/** Lets nobody else sign on with this address before the transaction is over. */
export async function lockAddress(db: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('single sign-on'), hashtext(${email.toLowerCase()}))`.execute(db);
}

function selectAccounts(db: Database) {
  return db
    .selectFrom('person')
    .select(['id', 'email', 'full_name', 'role', 'status', 'email_verified_at', 'sign_on_issuer', 'sign_on_subject']);
}

/** The account of this person at the issuer, held still for the transaction. */
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

/** The account with this address, in any case, held still for the transaction. */
export async function findByAddress(db: Database, email: string): Promise<SsoAccountRow | undefined> {
  return selectAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether there was an account of this person, or with this address, that was deleted. */
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
