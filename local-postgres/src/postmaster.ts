import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { toSpawnIds } from './account.ts';
import { programEnvironment } from './cluster.ts';
import type { PostgresHome } from './home-directory.ts';
import { isRunningPostgres } from './process.ts';
import { socketPort } from './socket.ts';

/** A server process that was just started, with its log output since. */
export interface LaunchedServer {
  child: ChildProcess;
  exited: Promise<void>;
  output: () => string;
}

const maxLogBytes = 10_000_000;
const logTailBytes = 4_000;

/**
 * The process id of the cluster's server, from PostgreSQL's own lock file. The file is removed when the server stops.
 */
export function readPostmasterPid(cluster: string): number | undefined {
  return Number.parseInt(readLockFile(cluster) ?? '', 10) || undefined;
}

function toLockFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function readLockFile(cluster: string): string | undefined {
  try {
    return readFileSync(toLockFile(cluster), 'utf8');
  } catch (error) {
    // Checking for the file before reading it would leave a race.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Starts the server in a separate process group: a Ctrl-C in the terminal reaches only this process, which stops the
 * server after its own work. The server logs to a file, which outlives this process.
 */
export function launch(home: PostgresHome, program: string, socketDirectory: string, durable: boolean): LaunchedServer {
  const logFile = path.join(home.directory, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) renameSync(logFile, `${logFile}.old`);
  const log = openSync(logFile, 'a+', 0o600);
  if (home.account) fchownSync(log, home.account.uid, home.account.gid);
  const before = fstatSync(log).size;
  const child = spawn(
    path.join(program, 'bin', 'postgres'),
    ['-D', home.cluster, ...formatSettings(socketDirectory, durable).flatMap((setting) => ['-c', setting])],
    {
      ...toSpawnIds(home.account),
      env: programEnvironment,
      cwd: home.directory,
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  const exited = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
  return { child, exited, output: () => readLogTail(logFile, before) };
}

function formatSettings(socketDirectory: string, durable: boolean): string[] {
  return [
    'listen_addresses=',
    `port=${socketPort}`,
    `unix_socket_directories=${socketDirectory}`,
    'shared_buffers=128MB',
    'max_connections=100',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
}

function readLogTail(file: string, position: number): string {
  const handle = openSync(file, 'r');
  const size = fstatSync(handle).size;
  const start = Math.max(position, size - logTailBytes);
  const text = Buffer.alloc(Math.max(0, size - start));
  readSync(handle, text, 0, text.length, start);
  closeSync(handle);
  return text.toString('utf8').trim();
}

/** Asks the server to end its sessions and stop, and waits until it has released the cluster. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = readPostmasterPid(cluster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  while (readPostmasterPid(cluster) === pid) await delay(10);
}

/**
 * Removes the process from the lock file when it is no longer a PostgreSQL server: a killed server that was not
 * reaped (a container without an init process), or a reused process id. PostgreSQL would take either for a living
 * server and never start again. The rest of the file stays, because it leads PostgreSQL to the shared memory that
 * leftover sessions may still use. Call only under the launch lock.
 */
export function clearDeadPostmaster(cluster: string, socketDirectory: string): void {
  const pid = readPostmasterPid(cluster);
  if (process.platform !== 'linux' || pid === undefined || isRunningPostgres(pid)) return;
  // Read again now that the process has ended: a server that has just stopped by itself removed the file.
  const content = readLockFile(cluster);
  if (content === undefined) return;
  const [, ...rest] = content.split('\n');
  writeFileSync(toLockFile(cluster), [impossiblePid, ...rest].join('\n'));
  rmSync(path.join(socketDirectory, `.s.PGSQL.${socketPort}.lock`), { force: true });
}

/** Above the largest process id on Linux. */
const impossiblePid = '999999999';
