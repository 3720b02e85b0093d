import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PostgresHome } from './home-directory.ts';

/** The port is only part of the socket's file name: nothing listens on the network. */
export const socketPort = 5432;

/** The longest socket path: the smaller of Linux (108) and macOS (104), less the terminating zero byte. */
const maxSocketPath = 103;

/**
 * Creates the private directory for the socket: in the home or, where that path is too long for a socket, one named
 * after the cluster below /tmp.
 * @throws when another user owns that name in /tmp
 */
export function openSocketDirectory(home: PostgresHome, clusterId: string): string {
  const preferred = path.join(home.directory, 'socket');
  const isShortEnough = Buffer.byteLength(path.join(preferred, `.s.PGSQL.${socketPort}`)) <= maxSocketPath;
  const directory = isShortEnough ? preferred : `/tmp/eptw-${clusterId}`;
  const owner = home.account?.uid ?? process.getuid?.();
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const stats = lstatSync(directory);
  if (!stats.isDirectory() || (stats.uid !== owner && stats.uid !== process.getuid?.())) {
    throw new Error(`${directory} is needed for the database's socket and belongs to another account. Remove it.`);
  }
  // Completes a start that was killed between creating the directory and changing its owner.
  if (home.account) chownSync(directory, home.account.uid, home.account.gid);
  chmodSync(directory, 0o700);
  return directory;
}
