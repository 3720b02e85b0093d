import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, toSpawnIds } from './account.ts';
import type { PostgresHome } from './home-directory.ts';
import { isAlive } from './process.ts';

export const superuser = 'eptw';

/** The environment of every PostgreSQL program: none of our variables, and messages in English. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };

const majorVersion = '18';
const markerName = 'eptw-cluster.json';

/**
 * Makes sure that the home contains a cluster of ours, and returns its random identifier. A new one is created
 * elsewhere and renamed into place, so that a killed start leaves nothing half-finished there, and two simultaneous
 * first starts share one cluster. Anything that is not ours is never touched.
 * @throws a sentence for the operator when something else is in its place
 */
export async function openCluster(home: PostgresHome, program: string, durable: boolean): Promise<string> {
  removeLeftovers(home.directory);
  if (!isOccupied(home.cluster)) await createCluster(home, program, durable);
  refuseForeignCluster(home.cluster);
  if (home.account && statSync(home.cluster).uid === 0) changeOwner(home.cluster, home.account);
  // PostgreSQL refuses a cluster that other users can read, which one restored from a copy may be.
  chmodSync(home.cluster, 0o700);
  const marker: { id: string } = JSON.parse(readFileSync(path.join(home.cluster, markerName), 'utf8'));
  return marker.id;
}

function isOccupied(cluster: string): boolean {
  return existsSync(cluster) && !(statSync(cluster).isDirectory() && readdirSync(cluster).length === 0);
}

function refuseForeignCluster(cluster: string): void {
  const advice = 'Nothing was changed in it. Move it away, or set DATA_DIR to another directory.';
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new Error(`${cluster} should hold the database, but it contains something else. ${advice}`);
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== majorVersion) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${version} and this server comes with PostgreSQL ${majorVersion}. ${advice} ` +
        `To keep its rows, dump them with PostgreSQL ${version} and load them into the new database.`,
    );
  }
  if (!existsSync(path.join(cluster, markerName))) {
    throw new Error(`${cluster} holds a PostgreSQL database that this application did not make. ${advice}`);
  }
}

async function createCluster(home: PostgresHome, program: string, durable: boolean): Promise<void> {
  const temporaryDirectory = path.join(
    home.directory,
    `cluster.making-${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  mkdirSync(temporaryDirectory, { mode: 0o700 });
  if (home.account) chownSync(temporaryDirectory, home.account.uid, home.account.gid);
  await runInitdb(home, program, temporaryDirectory, durable);
  const marker = path.join(temporaryDirectory, markerName);
  writeFileSync(marker, `${JSON.stringify({ id: randomBytes(8).toString('hex') })}\n`, { mode: 0o600 });
  if (home.account) chownSync(marker, home.account.uid, home.account.gid);
  if (durable) [marker, temporaryDirectory].forEach(syncToDisk);
  try {
    renameSync(temporaryDirectory, home.cluster);
  } catch (error) {
    rmSync(temporaryDirectory, { recursive: true, force: true });
    if (!isOccupied(home.cluster)) throw error;
  }
  if (durable) syncToDisk(home.directory);
}

function runInitdb(home: PostgresHome, program: string, directory: string, durable: boolean): Promise<void> {
  const initdb = spawn(
    path.join(program, 'bin', 'initdb'),
    [
      ...['-D', directory, '-U', superuser, '-E', 'UTF8', '--no-instructions'],
      // The socket's directory is closed to other accounts; nothing listens on the network.
      ...['--auth-local=trust', '--auth-host=reject'],
      ...['--locale-provider=builtin', '--locale=C.UTF-8', '--builtin-locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...toSpawnIds(home.account), env: programEnvironment, cwd: home.directory, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    initdb.stdout.on('data', collect);
    initdb.stderr.on('data', collect);
    initdb.on('error', reject);
    initdb.on('close', (code) => {
      if (code === 0) return resolve();
      rmSync(directory, { recursive: true, force: true });
      reject(new Error(`PostgreSQL could not prepare ${home.cluster}:\n${output.trim()}`));
    });
  });
}

/** Removes leftovers of killed starts, but not what a living process is still creating. */
function removeLeftovers(homeDirectory: string): void {
  for (const name of readdirSync(homeDirectory)) {
    const maker = /\.making-(\d+)/.exec(name)?.[1];
    if (maker !== undefined && !isAlive(Number(maker))) {
      try {
        rmSync(path.join(homeDirectory, name), { recursive: true, force: true });
      } catch {
        // A program of the killed start is still writing there; the next start will remove it.
      }
    }
  }
}

/** Gives a cluster that root has copied or restored to the account; PostgreSQL could not open it otherwise. */
function changeOwner(target: string, account: Account): void {
  const isDirectory = statSync(target).isDirectory();
  if (isDirectory) readdirSync(target).forEach((name) => changeOwner(path.join(target, name), account));
  chownSync(target, account.uid, account.gid);
}

function syncToDisk(target: string): void {
  const handle = openSync(target, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
