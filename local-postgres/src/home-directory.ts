import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, chooseAccount, canEnter } from './account.ts';

/** The location and the account of the embedded PostgreSQL. */
export interface PostgresHome {
  /** Contains the cluster, the program files, the socket and the log; owned by the account, closed to everyone else. */
  directory: string;
  cluster: string;
  account: Account | undefined;
  /** Why the home is not inside the requested data directory. */
  moved?: string;
}

const pointerName = 'postgres-directory.txt';
const originName = 'used-by.txt';

/**
 * Finds or creates the home: `<data directory>/postgres`, or, when root has to run PostgreSQL as an account that
 * cannot reach that, a separate directory for this data directory below `systemDirectory`.
 * @throws a sentence for the operator when neither is possible
 */
export function openPostgresHome(dataDirectory: string, systemDirectory: string): PostgresHome {
  mkdirSync(dataDirectory, { recursive: true });
  const requested = realpathSync(dataDirectory);
  refuseForeignDirectory(requested);
  const home = describeHome(requested);
  if (home.account && !grantAccess(home.account, requested)) return openSystemHome(requested, systemDirectory);
  return takeOwnership(home);
}

function describeHome(directory: string): PostgresHome {
  const cluster = path.join(directory, 'postgres', 'cluster');
  return { directory: path.dirname(cluster), cluster, account: chooseAccount(cluster) };
}

function refuseForeignDirectory(directory: string): void {
  if (existsSync(path.join(directory, 'PG_VERSION'))) {
    throw new Error(
      `${directory} is itself the data directory of a PostgreSQL server. Nothing was changed in it. ` +
        'Set DATA_DIR to a directory of its own, or DATABASE_URL to use that server.',
    );
  }
}

/**
 * Lets the account pass through a root-owned directory that is closed to it (as mktemp -d creates), and returns
 * whether it can now enter. Grants only passing through, not listing, and to one group where that removes no other
 * right.
 */
function grantAccess(account: Account, directory: string): boolean {
  if (canEnter(account, directory)) return true;
  const { uid, mode } = statSync(directory);
  if (uid !== 0 || !canEnter(account, path.dirname(directory))) return false;
  if ((mode & 0o070) === 0) {
    chownSync(directory, uid, account.gid);
    chmodSync(directory, (mode & 0o7777) | 0o010);
  } else {
    chmodSync(directory, (mode & 0o7777) | 0o001);
  }
  return canEnter(account, directory);
}

function openSystemHome(requested: string, systemDirectory: string): PostgresHome {
  mkdirSync(systemDirectory, { recursive: true, mode: 0o755 });
  const directory = findSystemDirectory(requested, systemDirectory);
  const home = describeHome(directory);
  if (home.account && !canEnter(home.account, directory)) {
    throw new Error(
      `PostgreSQL cannot run as root, and the account it would run as (uid ${home.account.uid}) reaches neither ` +
        `${requested} nor ${directory}. Set DATA_DIR to a directory that this account can reach.`,
    );
  }
  const moved =
    `The account that PostgreSQL runs as (uid ${home.account?.uid}) cannot reach ${requested}, ` +
    `so the database lives in ${directory}.`;
  return { ...takeOwnership(home), moved };
}

/**
 * The data directory stores the name of its system directory in a file, and the reverse, so that a fresh checkout at
 * an old path starts empty and a copied checkout does not share the original's rows.
 */
function findSystemDirectory(requested: string, systemDirectory: string): string {
  const pointer = path.join(requested, pointerName);
  const recordedHome = readLine(pointer);
  if (recordedHome !== undefined && existsSync(recordedHome)) {
    const origin = readLine(path.join(recordedHome, originName));
    const isCopy =
      origin !== undefined && origin !== requested && readLine(path.join(origin, pointerName)) === recordedHome;
    if (!isCopy) {
      if (origin !== requested) writeFileSync(path.join(recordedHome, originName), `${requested}\n`);
      return recordedHome;
    }
  }
  const newDirectory = path.join(systemDirectory, randomBytes(6).toString('hex'));
  mkdirSync(newDirectory, { mode: 0o755 });
  writeFileSync(path.join(newDirectory, originName), `${requested}\n`);
  try {
    writeFileSync(pointer, `${newDirectory}\n`, { flag: recordedHome === undefined ? 'wx' : 'w' });
    return newDirectory;
  } catch (error) {
    // Another process starting at the same moment has just chosen one: use it.
    const chosen = readLine(pointer);
    if (chosen !== undefined) return chosen;
    throw error;
  }
}

function readLine(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

function takeOwnership(home: PostgresHome): PostgresHome {
  mkdirSync(home.directory, { recursive: true, mode: 0o700 });
  if (home.account) chownSync(home.directory, home.account.uid, home.account.gid);
  const { uid } = statSync(home.directory);
  if (!home.account && uid !== process.getuid?.()) {
    throw new Error(
      `${home.directory} belongs to another account (uid ${uid}). ` +
        'Start as that account or as root, or set DATA_DIR to a directory of your own.',
    );
  }
  return home;
}
