import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readPostmasterPid } from '../postmaster.ts';
import { type LocalPostgres, startLocalPostgres } from '../start.ts';
import { killUserProcesses } from './user-process.ts';

/** A temporary directory for one test, with everything that the test starts in it. */
export interface TestWorkspace {
  directory: string;
  dataDirectory: string;
  systemDirectory: string;
  /** Starts PostgreSQL for this process; it is always stopped at the end. */
  start(dataDirectory?: string): Promise<LocalPostgres>;
  close(): Promise<void>;
}

/** Below /tmp rather than the configured temporary directory, which may be too deep for a socket. */
export function openTestWorkspace(): TestWorkspace {
  const directory = mkdtempSync('/tmp/eptw-test-');
  chmodSync(directory, 0o755);
  const dataDirectory = path.join(directory, 'data');
  const systemDirectory = path.join(directory, 'system');
  const started: LocalPostgres[] = [];
  const clusters = new Set([path.join(dataDirectory, 'postgres', 'cluster')]);
  return {
    directory,
    dataDirectory,
    systemDirectory,
    start: async (chosen = dataDirectory) => {
      const postgres = await startLocalPostgres({ dataDirectory: chosen, systemDirectory, log: () => {} });
      started.push(postgres);
      clusters.add(postgres.directory);
      return postgres;
    },
    close: async () => {
      killUserProcesses();
      await Promise.all(started.map((postgres) => postgres.stop()));
      clusters.forEach(killPostmaster);
      rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Kills the cluster's server without warning, if one runs. Its sessions end on their own. */
export function killPostmaster(cluster: string): void {
  const pid = readPostmasterPid(cluster);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Runs one statement on a new connection. */
export async function query(postgres: Pick<LocalPostgres, 'connection'>, text: string): Promise<unknown[][]> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the condition holds, or the test times out. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(10);
}
