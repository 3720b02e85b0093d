import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, whoever owns it. A killed one that was not reaped counts too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process is a running PostgreSQL server, rather than a zombie or another process that reuses the id.
 * Linux only.
 */
export function isRunningPostgres(pid: number): boolean {
  try {
    const [, command, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return command === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}
