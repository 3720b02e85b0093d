import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { installBinaries } from './binaries.ts';
import { openCluster, superuser } from './cluster.ts';
import { type PostgresHome, openPostgresHome } from './home-directory.ts';
import { withLaunchLock } from './lock.ts';
import { clearDeadPostmaster, type LaunchedServer, launch, readPostmasterPid, stopPostmaster } from './postmaster.ts';
import { openSocketDirectory, socketPort } from './socket.ts';
import { type LocalConnection, joinUsers, leaveUsers } from './users.ts';

export interface LocalPostgresOptions {
  /** Created if missing. The database is in its folder `postgres`. */
  dataDirectory: string;
  log: (line: string) => void;
  /** Created if missing. */
  database?: string;
  /** For a database whose data directory the PostgreSQL account cannot reach. */
  systemDirectory?: string;
  /** False only for throwaway test databases: saved rows then do not survive a crash of the machine. */
  durable?: boolean;
}

export interface LocalPostgres {
  /** For `pg`: the host is the directory of a unix socket. */
  connection: LocalConnection;
  /** The location of the cluster. */
  directory: string;
  /** Why the cluster is not in the requested data directory. */
  moved?: string;
  /** False when the server was running already. */
  startedHere: boolean;
  /** Stops using the server, and stops the server unless another process uses it. */
  stop(): Promise<void>;
}

/** A running server with this process counted as a user. */
interface JoinedServer {
  session: pg.Client;
  startedHere: boolean;
}

interface PostgresSetup {
  home: PostgresHome;
  program: string;
  clusterId: string;
  socketDirectory: string;
  connection: LocalConnection;
  durable: boolean;
}

/** How long a server may keep failing to start for transient reasons, in milliseconds. */
const startTimeoutMs = 60_000;

/**
 * Makes sure that the embedded PostgreSQL of the data directory runs, and counts this process as a user: creates the
 * cluster on the first start, attaches to a running server, and recovers one that was killed. While in use, a server
 * that dies is started again.
 * @throws a sentence for the operator, with the end of PostgreSQL's log if there is one
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const { log, database = 'eptw' } = options;
  const setup = await prepareSetup(options, database);
  if (setup.home.moved !== undefined) log(setup.home.moved);
  let running = await startOrAttach(setup);
  let stopping: Promise<void> | undefined;
  let recovery = Promise.resolve();

  const watch = () => {
    running.session.once('end', () => {
      if (!stopping) recovery = recover();
    });
  };
  const recover = async () => {
    log('The connection to PostgreSQL was lost; restarting it');
    while (!stopping) {
      try {
        running = await startOrAttach(setup);
        watch();
        log('PostgreSQL is back');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await delay(1_000);
      }
    }
  };

  watch();
  await createDatabase(setup.connection);
  log(`PostgreSQL ${running.startedHere ? 'started' : 'was running already'} in ${setup.home.directory}`);
  return {
    connection: setup.connection,
    directory: setup.home.cluster,
    ...(setup.home.moved === undefined ? {} : { moved: setup.home.moved }),
    startedHere: running.startedHere,
    stop: () => (stopping ??= recovery.then(() => stopUsing(setup.home, running.session))),
  };
}

async function prepareSetup(options: LocalPostgresOptions, database: string): Promise<PostgresSetup> {
  if (process.platform === 'win32') {
    throw new Error('The PostgreSQL that comes with the server needs Linux or macOS. On Windows, set DATABASE_URL.');
  }
  const { dataDirectory, systemDirectory = '/var/lib/eptw', durable = true } = options;
  const home = openPostgresHome(path.resolve(dataDirectory), systemDirectory);
  const program = installBinaries(home.directory);
  const clusterId = await openCluster(home, program, durable);
  const socketDirectory = openSocketDirectory(home, clusterId);
  const connection = { host: socketDirectory, port: socketPort, user: superuser, database };
  return { home, program, clusterId, socketDirectory, connection, durable };
}

function startOrAttach(setup: PostgresSetup): Promise<JoinedServer> {
  return withLaunchLock(setup.clusterId, async () => {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const outcome = await tryToStartOrAttach(setup);
      if ('session' in outcome) return outcome;
      if (!isTransientFailure(outcome.failure) || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start in ${setup.home.directory}. The end of its log:\n${outcome.failure}`);
      }
      await delay(200);
    }
  });
}

/** Joins a running server, or starts one and waits for it, however long its recovery takes. */
async function tryToStartOrAttach(setup: PostgresSetup): Promise<JoinedServer | { failure: string }> {
  let launched: LaunchedServer | undefined;
  for (;;) {
    const joining = await joinUsers(setup.connection);
    if (joining.state === 'joined') {
      const startedHere = launched !== undefined && readPostmasterPid(setup.home.cluster) === launched.child.pid;
      return { session: joining.session, startedHere };
    }
    if (joining.state === 'absent' && launched === undefined) {
      clearDeadPostmaster(setup.home.cluster, setup.socketDirectory);
      launched = launch(setup.home, setup.program, setup.socketDirectory, setup.durable);
    }
    if (launched === undefined) await delay(25);
    else if (await hasExited(launched)) return { failure: launched.output() };
  }
}

function hasExited(launched: LaunchedServer): Promise<boolean> {
  return Promise.race([launched.exited.then(() => true), delay(25, false)]);
}

/** Right after a kill, the old server's sessions, shared memory or socket may take a moment to disappear. */
function isTransientFailure(failure: string): boolean {
  return /shared memory block .* is still in use|lock file .* already exists|could not bind/.test(failure);
}

async function createDatabase(connection: LocalConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const existing = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (existing.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Another process has created it in the meantime, or is creating it (which shows as a unique violation).
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

async function stopUsing(home: PostgresHome, session: pg.Client): Promise<void> {
  const last = await leaveUsers(session).catch(() => false);
  if (last) await stopPostmaster(home.cluster);
  await session.end().catch(() => {});
}
