import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** An operating-system account, as numbers. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account that PostgreSQL must run as, or undefined to run it as ourselves.
 * PostgreSQL refuses to run as root, so root hands it to whoever owns the cluster already, and for a new cluster
 * to `postgres`, else to `nobody`.
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
  // macOS writes nobody as -2; file ownership wants the unsigned number.
  return { uid: uid >>> 0, gid: gid >>> 0 };
}

/** Spawn options that make a child run as the account. Spawning wants signed numbers, unlike file ownership. */
export function toSpawnIds(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {};
}

/**
 * Whether the account can enter the directory. Tried for real rather than worked out from mode bits,
 * because access lists and mount options have a say too.
 */
export function canEnter(account: Account | undefined, directory: string): boolean {
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$0"', directory], {
    ...toSpawnIds(account),
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}
