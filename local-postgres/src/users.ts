import pg from 'pg';

/** Connection settings for one database of the cluster, as `pg` takes them. */
export interface LocalConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** Any number that nothing else locks in the `postgres` database. */
const usersLock = 7318_0001;

/** The result of an attempt to become a user of the cluster. */
export type JoinResult =
  | { state: 'joined'; session: pg.Client }
  /** A server exists and is about to accept connections or to stop. */
  | { state: 'busy' }
  | { state: 'absent' };

/**
 * Becomes a user of the cluster. A user is a process that holds a shared advisory lock on a session: the server
 * releases the lock of a user that is killed, so the count is always right.
 */
export async function joinUsers(connection: LocalConnection): Promise<JoinResult> {
  const session = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: 'eptw user',
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener, a session that breaks later would end the process.
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
 * Stops being a user and returns whether no other is left. If so, nobody can become one before the session ends,
 * because the session now holds the exclusive lock.
 */
export async function leaveUsers(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [usersLock]);
  const { rows } = await session.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [usersLock]);
  return rows[0]?.last === true;
}
