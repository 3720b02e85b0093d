import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { CodePurpose, NewRow, Row } from '../../../database/tables.ts';

export async function insertCode(db: Database, code: NewRow<'security_code'>): Promise<void> {
  await db.insertInto('security_code').values(code).execute();
}

/** Makes unused codes of this kind worthless. */
export async function withdrawCodes(db: Database, personId: string, purpose: CodePurpose, now: Date): Promise<void> {
  await db
    .updateTable('security_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Marks a good code as used, for one caller alone; nothing when there is none. */
export async function takeCode(
  db: Database,
  hash: Buffer,
  purpose: CodePurpose,
  now: Date,
): Promise<Row<'security_code'> | undefined> {
  return db
    .updateTable('security_code')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** A person as far as mails and codes need to know them. */
export type AccountRow = Pick<
  Row<'person'>,
  'id' | 'email' | 'pending_email' | 'full_name' | 'status' | 'email_verified_at' | 'password_hash'
>;

function accounts(db: Database) {
  return db
    .selectFrom('person')
    .select(['id', 'email', 'pending_email', 'full_name', 'status', 'email_verified_at', 'password_hash'])
    .where('archived_at', 'is', null);
}

export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/** By e-mail address, in any case. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return accounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function deleteExpiredCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('security_code').where('expires_at', '<', before).execute();
}
