import { sql } from 'kysely';
import type { GroupMembership } from '@eptw/domain/user/actor';
import type { Role } from '@eptw/domain/user/role';
import type { Database } from '../../database/connect.ts';

export interface SessionRow {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  personId: string;
  fullName: string;
  email: string;
  role: Role;
  company: string;
  siteIds: string[];
  groups: GroupMembership[];
}

/**
 * The session of this token, with the user as access rules see them; undefined if it ended or the user may not sign
 * in.
 */
export async function findSession(db: Database, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select session.id, session.created_at as "createdAt", session.last_seen_at as "lastSeenAt",
      person.id as "personId", person.full_name as "fullName", person.email, person.role, person.company,
      array(select site_id::text from person_site where person_id = person.id) as "siteIds",
      coalesce((
        select json_agg(json_build_object(
          'id', mt_group.id, 'name', mt_group.name, 'siteId', mt_group.site_id, 'permitCloser', mt_group.permit_closer))
        from mt_group_member join mt_group on mt_group.id = mt_group_member.group_id
        where mt_group_member.person_id = person.id and mt_group.archived_at is null
      ), '[]'::json) as groups
    from session join person on person.id = session.person_id
    where session.token_hash = ${tokenHash} and session.ended_at is null
      and person.archived_at is null and person.status = 'Approved'`.execute(db);
  return rows[0];
}

export async function insertSession(db: Database, personId: string, tokenHash: Buffer, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('session')
    .values({ person_id: personId, token_hash: tokenHash, created_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function recordSessionActivity(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', id).execute();
}

export async function endSessions(db: Database, ids: string[], now: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: now }).where('id', 'in', ids).where('ended_at', 'is', null).execute();
}

/** Ends the sessions of these users, except for one that may stay, and returns the ended ones. */
export async function endSessionsOfUsers(
  db: Database,
  personIds: readonly string[],
  except: string | null,
  now: Date,
): Promise<string[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('person_id', 'in', personIds)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Those of these sessions that have not ended, were used after one time, and started after the other. */
export async function findActiveSessions(
  db: Database,
  ids: string[],
  seenSince: Date,
  begunSince: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>=', seenSince)
    .where('created_at', '>=', begunSince)
    .execute();
  return rows.map((row) => row.id);
}

/** The account to sign in to, by e-mail address in any case. */
export async function findUserToSignIn(db: Database, email: string) {
  return db
    .selectFrom('person')
    .select(['id', 'password_hash', 'status', 'email_verified_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes sessions that have not been used since then: they have ended or are long idle. */
export async function deleteUnusedSessions(db: Database, unusedSince: Date): Promise<void> {
  await db.deleteFrom('session').where('last_seen_at', '<', unusedSince).execute();
}
