import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewRow, Row } from '../../../database/tables.ts';
import type { SetupProgress } from './types.ts';

export async function countSetup(db: Database): Promise<SetupProgress> {
  const { rows } = await sql<SetupProgress>`
    select
      (select count(*) from site where archived_at is null) as sites,
      (select count(*) from discipline where archived_at is null) as disciplines,
      (select count(*) from template where archived_at is null) as templates,
      (select count(*) from template join template_version on template_version.id = template.current_version_id
        where archived_at is null and as_parent_permit) as "parentTemplates",
      (select greatest(count(*) - 1, 0) from (select from person where archived_at is null limit 100) as counted) as users,
      (select count(*) from mt_group where archived_at is null) as groups,
      (select count(*) from mt_group where archived_at is null and permit_closer) as "permitClosers"`.execute(db);
  const [progress] = rows;
  if (!progress) throw new Error('Counting answered nothing');
  return progress;
}

/** Whether nobody has an account, not even an archived one. */
export async function isUninhabited(db: Database): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** The account with this address, in any case of its letters; locked until the transaction ends. */
export async function lockAccount(
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

/** Gives an account all rights, as somebody who may sign in. */
export async function promoteAccount(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('person')
    .set({ role: 'SuperAdmin', status: 'Approved', email_verified_at: now })
    .where('id', '=', id)
    .execute();
}
