import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewRow, Row } from '../../../database/tables.ts';

/** Whether there are no accounts at all, not even archived ones. */
export async function hasNoAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The account with this address, in any case, locked until the transaction ends. */
export async function lockAccountByEmail(
  db: Database,
  email: string,
): Promise<Pick<Row<'person'>, 'id' | 'role' | 'status' | 'full_name' | 'password_hash'> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('super admins'))`.execute(db);
  return db
    .selectFrom('person')
    .select(['id', 'role', 'status', 'full_name', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertAccount(db: Database, account: NewRow<'person'>): Promise<string> {
  const { id } = await db.insertInto('person').values(account).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Makes an account an approved Super Admin. */
export async function promoteAccount(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('person')
    .set({ role: 'SuperAdmin', status: 'Approved', email_verified_at: now })
    .where('id', '=', id)
    .execute();
}
