import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { LocalPostgres } from '../start.ts';

/** A separate application process that uses the embedded PostgreSQL. */
export interface UserProcess extends Pick<LocalPostgres, 'connection' | 'directory' | 'startedHere'> {
  /** Stops it cleanly and waits for that. */
  stop(): Promise<void>;
  /** Kills it without warning and waits for its exit. */
  kill(): Promise<void>;
  /** Waits until this row is confirmed as saved. */
  waitUntilSaved(number: number): Promise<void>;
  /** The last row confirmed as saved. */
  lastSaved(): number;
}

const running = new Set<ChildProcess>();

/** Starts the process without waiting. */
export function spawnUserProcess(dataDirectory: string, task = 'wait') {
  const program = path.join(import.meta.dirname, 'user-program.ts');
  const systemDirectory = path.join(dataDirectory, '..', 'system');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDirectory, systemDirectory, task], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/**
 * Starts the process and waits until it is ready.
 * @throws with its output when it exits first
 */
export async function startUserProcess(dataDirectory: string, task?: string): Promise<UserProcess> {
  const child = spawnUserProcess(dataDirectory, task);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = once(lines, 'line');
  const earlyExit = exited.then(() => Promise.reject(new Error(`The process ended early: ${errors}`)));
  const [line] = await Promise.race([ready, earlyExit]);
  earlyExit.catch(() => {});
  let lastSaved = 0;
  lines.on('line', (text) => (lastSaved = Number(text)));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    ...(JSON.parse(String(line)) as Pick<UserProcess, 'connection' | 'directory' | 'startedHere'>),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    waitUntilSaved: async (number) => {
      while (lastSaved < number) await once(lines, 'line');
    },
    lastSaved: () => lastSaved,
  };
}

/** Kills processes that a failed test left behind. */
export function killUserProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
