import pg from 'pg';

/** How to reach one database of the cluster, in the words that `pg` understands. */
export interface LocalConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** Any number that nothing else locks in the `postgres` database. */
const usersLock = 7318_0001;

/** What became of an attempt to become a user of the cluster. */
export type JoinResult =
  | { state: 'joined'; session: pg.Client }
  /** A server is there and about to accept or to vanish. */
  | { state: 'busy' }
  | { state: 'absent' };

/**
 * Becomes a user of the cluster. A user is a process that holds a shared advisory lock on a session of its own: the
 * server itself forgets a user that is killed, so that the count is always true.
 */
export async function joinUsers(connection: LocalConnection): Promise<JoinResult> {
  const session = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: 'eptw user',
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a session that breaks later would end the process.
  session.on('error', () => {});
  try {
    await session.connect();
    await session.query('select pg_advisory_lock_shared($1)', [usersLock]);
    return { state: 'joined', session };
  } catch (error) {
    session.end().catch(() => {});
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return { state: code === 'ENOENT' || code === 'ECONNREFUSED' ? 'absent' : 'busy' };
  }
}

/**
 * Stops being a user and tells whether nobody else is one. If so, nobody can become one before the session ends:
 * whoever tries waits for the exclusive lock that it now holds.
 */
export async function leaveUsers(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [usersLock]);
  const { rows } = await session.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [usersLock]);
  return rows[0]?.last === true;
}
