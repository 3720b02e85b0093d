import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Program {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  address: string;
  stop: () => Promise<void>;
  /** Its current memory, in megabytes. */
  memory: () => number;
}

/** The checkout that the benchmarks belong to. */
export const projectDirectory = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the built server on this database and waits until it is ready, which includes its migrations. Another built
 * checkout can be given, such as one of an older version, and further settings.
 */
export async function startServer(
  databaseUrl: string,
  checkout = projectDirectory,
  settings: Record<string, string> = {},
): Promise<Program> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eptw-bench-files-'));
  const program = await start([path.join(checkout, 'server/dist/main.js')], '/readyz', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...program, stop };
}

/** Starts one of the benchmarks' own programs, written in TypeScript, and waits until it responds. */
export function startFloor(file: string, environment: Record<string, string>): Promise<Program> {
  return start(['--import', 'tsx', path.join(import.meta.dirname, file)], '/', environment);
}

async function start(command: string[], readyPath: string, environment: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd: projectDirectory,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, `${address}${readyPath}`);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  return { address, stop, memory: () => residentMegabytes(child) };
}

function residentMegabytes({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program ended with code ${child.exitCode} before it was ready.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${address} did not become ready within a minute.`);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
