import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** An operating-system account, by numeric ids. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account that PostgreSQL must run as, or undefined for the current one. PostgreSQL refuses to run as root, so
 * root uses the owner of an existing cluster, and for a new cluster `postgres`, else `nobody`.
 */
export function chooseAccount(clusterDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(clusterDirectory)) {
    const { uid, gid } = statSync(clusterDirectory);
    if (uid !== 0) return { uid, gid };
  }
  return findAccount('postgres') ?? findAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(':').map(Number);
  if (uid === undefined || gid === undefined) return undefined;
  // macOS gives nobody the id -2; file ownership needs the unsigned number.
  return { uid: uid >>> 0, gid: gid >>> 0 };
}

/** Spawn options that run a child process as the account. Spawning needs signed numbers, unlike file ownership. */
export function toSpawnIds(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

/**
 * Whether the account can enter the directory. Tested by trying rather than computed from mode bits, because access
 * lists and mount options matter too.
 */
export function canEnter(account: Account | undefined, directory: string): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$0"', directory], {
    ...toSpawnIds(account),
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}
