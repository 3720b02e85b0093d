import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { CodePurpose, NewRow, Row } from '../../../database/tables.ts';

export async function insertCode(db: Database, code: NewRow<'security_code'>): Promise<void> {
  await db.insertInto('security_code').values(code).execute();
}

/** Withdraws unused codes of this kind. */
export async function withdrawCodes(db: Database, personId: string, purpose: CodePurpose, now: Date): Promise<void> {
  await db
    .updateTable('security_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Marks a valid code as used, for one caller only; undefined if there is none. */
export async function consumeCode(
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

/** Whether this code is valid, without using it. */
export async function isValidCode(db: Database, hash: Buffer, purpose: CodePurpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('security_code')
    .select('id')
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The columns of a user that mails and codes need. */
export type AccountRow = Pick<Row<'person'>, (typeof accountColumns)[number]>;

const accountColumns = [
  'id',
  'email',
  'pending_email',
  'email_kept_until',
  'full_name',
  'company',
  'status',
  'email_verified_at',
  'password_hash',
  'registration_browser',
  'first_page',
] as const;

function selectAccounts(db: Database) {
  return db.selectFrom('person').select(accountColumns).where('archived_at', 'is', null);
}

export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('id', '=', id).executeTakeFirst();
}

/** Finds an account by e-mail address, in any case. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  return selectAccounts(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function deleteExpiredCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('security_code').where('expires_at', '<', before).execute();
}

/** The account, locked until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type NewAccount = Pick<
  Row<'person'>,
  'email' | 'full_name' | 'company' | 'password_hash' | 'registration_browser'
> & { siteId: string };

/**
 * Creates a contractor's account at one site and returns its id; undefined if the address is taken, however it is
 * written. One
 * statement either way, so that its duration does not reveal which.
 */
export async function insertNewAccount(db: Database, account: NewAccount): Promise<string | undefined> {
  const { email, full_name, company, password_hash, registration_browser, siteId } = account;
  const { rows } = await sql<{ id: string }>`
    with account as (
      insert into person (email, full_name, company, company_claimed, password_hash, registration_browser, role, status)
      values (${email}, ${full_name}, ${company}, ${company !== ''}, ${password_hash}, ${registration_browser},
        'ContractorRequestor', 'Pending')
      on conflict do nothing
      returning id
    ), place as (
      insert into person_site (person_id, site_id) select id, ${siteId}::uuid from account
    )
    select id from account`.execute(db);
  return rows[0]?.id;
}

/** The columns of an account that its owner's actions change. */
export type AccountChange = Partial<
  Pick<
    Row<'person'>,
    | 'email'
    | 'pending_email'
    | 'email_kept_until'
    | 'full_name'
    | 'phone'
    | 'status'
    | 'email_verified_at'
    | 'password_hash'
    | 'first_page'
  >
>;

export async function updateAccount(db: Database, id: string, change: AccountChange): Promise<void> {
  await db.updateTable('person').set(change).where('id', '=', id).execute();
}

/** Whether this site can be chosen. The id may be any text. */
export async function isAvailableSite(db: Database, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const row = await db
    .selectFrom('site')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
