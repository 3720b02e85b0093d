import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPostmasterPid } from './postmaster.ts';
import { startUserProcess } from './testing/user-process.ts';
import { openTestWorkspace, query, waitUntil, type TestWorkspace } from './testing/workspace.ts';

let workplace: TestWorkspace;
beforeEach(() => {
  workplace = openTestWorkspace();
});
afterEach(() => workplace.close());

test('the first of two applications to stop leaves PostgreSQL running, the last one stops it', async () => {
  const starter = await startUserProcess(workplace.dataDirectory);
  const other = await startUserProcess(workplace.dataDirectory);
  expect([starter.startedHere, other.startedHere]).toEqual([true, false]);
  await starter.stop();
  expect(await query(other, 'select 1')).toEqual([[1]]);
  await other.stop();
  expect(readPostmasterPid(other.directory)).toBeUndefined();
});

test('a killed application does not keep PostgreSQL alive', async () => {
  const postgres = await workplace.start();
  const killed = await startUserProcess(workplace.dataDirectory);
  await killed.kill();
  await waitUntil(async () => {
    const [[users] = []] = await query(
      postgres,
      "select count(*)::int from pg_stat_activity where application_name = 'eptw user'",
    );
    return users === 1;
  });
  await postgres.stop();
  expect(readPostmasterPid(postgres.directory)).toBeUndefined();
});

test('applications that stop and start at the same time never find PostgreSQL gone', async () => {
  let postgres = await workplace.start();
  for (let round = 0; round < 5; round += 1) {
    const [, next] = await Promise.all([postgres.stop(), workplace.start()]);
    expect(await query(next, 'select 1')).toEqual([[1]]);
    postgres = next;
  }
});

test('PostgreSQL is in a separate process group, so that a Ctrl-C for the application does not reach it', async () => {
  const postgres = await workplace.start();
  const server = readPostmasterPid(postgres.directory);
  const group = spawnSync('ps', ['-o', 'pgid=', '-p', String(server)], { encoding: 'utf8' }).stdout.trim();
  expect(group).toBe(String(server));
});
