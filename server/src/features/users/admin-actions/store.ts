import type { AccountStatus } from '@eptw/domain/user/account-status';
import type { Role } from '@eptw/domain/user/role';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewRow } from '../../../database/tables.ts';
import type { GroupOption, SiteOption } from '../admin/store.ts';

/** An account that nobody else can change before the transaction is over. */
export interface LockedAccount {
  id: string;
  email: string;
  pendingEmail: string | null;
  fullName: string;
  role: Role;
  status: AccountStatus;
  company: string;
  phone: string;
  /** Whether the company is what the person claimed when registering, and no administrator has looked at it. */
  companyClaimed: boolean;
  /** Until when the address stays as it is, since its owner blocked a change; null when nobody did. */
  emailLockedUntil: Date | null;
  emailVerified: boolean;
  hasPassword: boolean;
  version: number;
  /** Who changed it last, and when; null when nobody did since it was made. */
  changedBy: string | null;
  changedAt: Date | null;
  sites: SiteOption[];
  groups: GroupOption[];
}

/** Locks an account that is not archived and reads it as it is then. */
export async function lockAccount(db: Database, id: string): Promise<LockedAccount | undefined> {
  // Rows that name the person, as whoever changed or recorded something, go on being written meanwhile.
  await db.selectFrom('person').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A statement of its own: the one that waited for the lock sees sites and groups as they were before.
  const account = await db
    .selectFrom('person')
    .leftJoin('person as changer', 'changer.id', 'person.changed_by')
    .select([
      'person.id',
      'person.email',
      'person.pending_email as pendingEmail',
      'person.full_name as fullName',
      'person.role',
      'person.status',
      'person.company',
      'person.phone',
      'person.company_claimed as companyClaimed',
      'person.email_kept_until as emailLockedUntil',
      'person.version',
      'person.changed_at as changedAt',
      'changer.full_name as changedBy',
      sql<boolean>`person.email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`person.password_hash is not null`.as('hasPassword'),
    ])
    .where('person.id', '=', id)
    .where('person.archived_at', 'is', null)
    .executeTakeFirst();
  if (!account) return undefined;
  const sites = await db
    .selectFrom('person_site')
    .innerJoin('site', 'site.id', 'person_site.site_id')
    .select(['site.id', 'site.code', sql<boolean>`site.archived_at is not null`.as('archived')])
    .where('person_site.person_id', '=', id)
    .orderBy('site.code')
    .execute();
  const groups = await db
    .selectFrom('mt_group_member')
    .innerJoin('mt_group', 'mt_group.id', 'mt_group_member.group_id')
    .select(['mt_group.id', 'mt_group.name', 'mt_group.site_id as siteId'])
    .where('mt_group_member.person_id', '=', id)
    .where('mt_group.archived_at', 'is', null)
    .orderBy('mt_group.name')
    .execute();
  return { ...account, sites, groups };
}

export async function insertAccounts(db: Database, people: readonly NewRow<'person'>[]): Promise<void> {
  await db.insertInto('person').values(people).execute();
}

/** What an administrator may write of an account. */
export type ManagedAccountChange = Partial<
  Pick<
    NewRow<'person'>,
    | 'email'
    | 'pending_email'
    | 'full_name'
    | 'role'
    | 'status'
    | 'company'
    | 'company_claimed'
    | 'phone'
    | 'archived_at'
  >
>;

/** Writes it, and who did it when. */
export async function saveAccount(
  db: Database,
  id: string,
  change: ManagedAccountChange,
  changed: { by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('person')
    .set({ ...change, changed_by: changed.by, changed_at: changed.at })
    .where('id', '=', id)
    .execute();
}

/** Has people belong to sites. Lists travel as two values, however long they are. */
export async function insertSites(db: Database, rows: readonly NewRow<'person_site'>[]): Promise<void> {
  await sql`insert into person_site (person_id, site_id) select * from unnest(
    ${rows.map((row) => row.person_id)}::uuid[], ${rows.map((row) => row.site_id)}::uuid[])`.execute(db);
}

/** Makes people members of groups; whoever is one already stays one. */
export async function insertMembers(db: Database, rows: readonly NewRow<'mt_group_member'>[]): Promise<void> {
  await sql`insert into mt_group_member (group_id, person_id) select * from unnest(
    ${rows.map((row) => row.group_id)}::uuid[], ${rows.map((row) => row.person_id)}::uuid[])
    on conflict do nothing`.execute(db);
}

export async function replaceSites(db: Database, personId: string, siteIds: readonly string[]): Promise<void> {
  await db.deleteFrom('person_site').where('person_id', '=', personId).execute();
  await insertSites(
    db,
    siteIds.map((siteId) => ({ person_id: personId, site_id: siteId })),
  );
}

/** Leaves these groups and joins the others. */
export async function changeGroups(
  db: Database,
  personId: string,
  { left, joined }: { left: readonly string[]; joined: readonly string[] },
): Promise<void> {
  if (left.length > 0)
    await db.deleteFrom('mt_group_member').where('person_id', '=', personId).where('group_id', 'in', left).execute();
  await insertMembers(
    db,
    joined.map((groupId) => ({ person_id: personId, group_id: groupId })),
  );
}

/** Whether somebody else has this address, in any case. */
export async function isAddressTaken(db: Database, email: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether there is a SuperAdmin besides this one who can sign in. Whoever asks at the same moment waits for this
 * transaction's end, so that two SuperAdmins cannot both count on the other.
 */
export async function hasOtherSuperAdmin(db: Database, exceptId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('super admins'))`.execute(db);
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'SuperAdmin')
    .where('status', '=', 'Approved')
    .where('email_verified_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
