import { readFileSync } from 'node:fs';

/** Whether a process with this number exists, whoever owns it. A killed one that nobody has reaped counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL server that really runs, and neither a corpse that nobody has reaped nor a
 * later user of the number. Linux only.
 */
export function isRunningPostgres(pid: number): boolean {
  try {
    const [, command, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return command === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}
