import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { spawnUserProcess, startUserProcess } from './testing/user-process.ts';
import { openTestWorkspace, query, waitUntil, type TestWorkspace } from './testing/workspace.ts';

let workplace: TestWorkspace;
beforeEach(() => {
  workplace = openTestWorkspace();
});
afterEach(() => {
  vi.unstubAllEnvs();
  return workplace.close();
});

test('the first start creates a durable cluster with the settings that the application relies on', async () => {
  const postgres = await workplace.start();
  expect(postgres.directory).toBe(path.join(workplace.dataDirectory, 'postgres', 'cluster'));
  expect(postgres.startedHere).toBe(true);
  expect(postgres.moved).toBeUndefined();
  const [settings] = await query(
    postgres,
    `select current_database(), current_setting('fsync'), current_setting('synchronous_commit'),
      current_setting('listen_addresses'), current_setting('shared_buffers'), current_setting('max_connections'),
      current_setting('jit'), current_setting('timezone'), current_setting('server_encoding')`,
  );
  expect(settings).toEqual(['eptw', 'on', 'on', '', '128MB', '100', 'off', 'UTC', 'UTF8']);
});

test('two simultaneous first starts both succeed and share one cluster', async () => {
  const [one, other] = await Promise.all([
    startUserProcess(workplace.dataDirectory),
    startUserProcess(workplace.dataDirectory),
  ]);
  expect(one.startedHere).not.toBe(other.startedHere);
  expect(one.connection).toEqual(other.connection);
  await query(one, 'create table shared as select 42 as answer');
  expect(await query(other, 'select answer from shared')).toEqual([[42]]);
  expect(readdirSync(path.join(workplace.dataDirectory, 'postgres')).filter((name) => name.includes('making'))).toEqual(
    [],
  );
});

test('a first start that is killed while it prepares the cluster does not block the next', async () => {
  const home = path.join(workplace.dataDirectory, 'postgres');
  const listUnfinishedClusters = () =>
    existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('cluster.')) : [];
  const killed = spawnUserProcess(workplace.dataDirectory);
  await waitUntil(() => listUnfinishedClusters().some((name) => existsSync(path.join(home, name, 'PG_VERSION'))));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(listUnfinishedClusters()).toHaveLength(1);
  const postgres = await workplace.start();
  expect(await query(postgres, 'select 1')).toEqual([[1]]);
});

test('other files in the data directory are left alone', async () => {
  mkdirSync(workplace.dataDirectory);
  const notes = path.join(workplace.dataDirectory, 'notes.txt');
  writeFileSync(notes, 'mine');
  await workplace.start();
  expect(readFileSync(notes, 'utf8')).toBe('mine');
});

test('a data directory that is itself a PostgreSQL cluster is refused and left unchanged', async () => {
  mkdirSync(workplace.dataDirectory);
  writeFileSync(path.join(workplace.dataDirectory, 'PG_VERSION'), '16\n');
  await expect(workplace.start()).rejects.toThrow(/is itself the data directory of a PostgreSQL server/);
  expect(readdirSync(workplace.dataDirectory)).toEqual(['PG_VERSION']);
});

test.each([
  ['of another major version', { PG_VERSION: '16\n', 'postgresql.conf': '' }, /was made by PostgreSQL 16/],
  ['created by something else', { PG_VERSION: '18\n', 'postgresql.conf': '' }, /this application did not make/],
  ['that is not a cluster', { 'holiday.jpg': 'sand' }, /contains something else/],
])('a directory in place of the cluster %s is refused and left unchanged', async (_title, files, refusal) => {
  const cluster = path.join(workplace.dataDirectory, 'postgres', 'cluster');
  mkdirSync(cluster, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cluster, name), text);
  await expect(workplace.start()).rejects.toThrow(refusal);
  expect(readdirSync(cluster).sort()).toEqual(Object.keys(files).sort());
});

test('a server that cannot start is reported with the end of its log', async () => {
  const postgres = await workplace.start();
  await postgres.stop();
  writeFileSync(path.join(postgres.directory, 'postgresql.auto.conf'), "wal_level = 'nonsense'\n");
  await expect(workplace.start()).rejects.toThrow(/invalid value for parameter "wal_level": "nonsense"/);
});

test('a data directory too deep for a socket gets a separate private socket directory', async () => {
  const deep = path.join(workplace.dataDirectory, 'permits-'.repeat(10), 'to-work-'.repeat(10));
  const postgres = await workplace.start(deep);
  expect(postgres.directory.startsWith(deep)).toBe(true);
  expect(postgres.connection.host).toMatch(/^\/tmp\/eptw-[0-9a-f]{16}$/);
  expect(await query(postgres, 'select 1')).toEqual([[1]]);
  const again = await workplace.start(deep);
  expect(again.startedHere).toBe(false);
  onTestFinished(() => rmSync(postgres.connection.host, { recursive: true, force: true }));
});

test('PostgreSQL settings in our own environment are ignored', async () => {
  vi.stubEnv('PGPORT', '6000');
  vi.stubEnv('PGDATA', '/nowhere');
  const postgres = await workplace.start();
  expect(await query(postgres, 'select 1')).toEqual([[1]]);
});
