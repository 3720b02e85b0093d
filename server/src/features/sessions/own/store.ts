import type { Database } from '../../../database/connect.ts';

/** When a session started and was last used. */
export interface SessionTimes {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** A user's sessions that have not been ended, the last used first; some may be idle too long. */
export async function listOpenSessions(db: Database, personId: string): Promise<SessionTimes[]> {
  return db
    .selectFrom('session')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Whether the account has a password; one that only uses single sign-on has none. */
export async function hasPassword(db: Database, personId: string): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return password_hash !== null;
}
