import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAccount, toSpawnIds } from './account.ts';
import { readPostmasterPid } from './postmaster.ts';
import { startUserProcess } from './testing/user-process.ts';
import { killPostmaster, openTestWorkspace, query, waitUntil, type TestWorkspace } from './testing/workspace.ts';

let workplace: TestWorkspace;
beforeEach(() => {
  workplace = openTestWorkspace();
});
afterEach(() => workplace.close());

test('a start after the application was killed attaches to the PostgreSQL that is still running', async () => {
  const killed = await startUserProcess(workplace.dataDirectory);
  const server = readPostmasterPid(killed.directory);
  await killed.kill();
  const postgres = await workplace.start();
  expect(postgres.startedHere).toBe(false);
  expect(readPostmasterPid(postgres.directory)).toBe(server);
  await postgres.stop();
  expect(existsSync(path.join(postgres.directory, 'postmaster.pid'))).toBe(false);
});

test('a start after application and PostgreSQL were killed has every row that was confirmed as saved', async () => {
  let saved = 0;
  for (let round = 0; round < 3; round += 1) {
    const writer = await startUserProcess(workplace.dataDirectory, 'write');
    await writer.waitUntilSaved(saved + 200);
    const dying = writer.kill();
    killPostmaster(writer.directory);
    await dying;
    const postgres = await workplace.start();
    expect(postgres.startedHere).toBe(true);
    const [[rows] = []] = await query(postgres, 'select count(*)::int from saved');
    expect(rows).toBeGreaterThanOrEqual(writer.lastSaved());
    saved = Number(rows);
    await postgres.stop();
  }
});

test('a PostgreSQL that is killed under a running application restarts automatically', async () => {
  const postgres = await workplace.start();
  await query(postgres, 'create table kept as select 1 as row');
  const killed = readPostmasterPid(postgres.directory);
  killPostmaster(postgres.directory);
  await waitUntil(() =>
    query(postgres, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  expect(readPostmasterPid(postgres.directory)).not.toBe(killed);
  expect(await query(postgres, 'select row from kept')).toEqual([[1]]);
});

test('a killed PostgreSQL whose process id was reused does not block the start', async () => {
  const postgres = await workplace.start();
  await postgres.stop();
  const account = chooseAccount(postgres.directory);
  const foreignProcess = spawn('sleep', ['60'], { ...toSpawnIds(account), stdio: 'ignore' });
  writeFileSync(path.join(postgres.directory, 'postmaster.pid'), `${foreignProcess.pid}\n${postgres.directory}\n`);
  try {
    expect((await workplace.start()).startedHere).toBe(true);
  } finally {
    foreignProcess.kill();
  }
  expect(readFileSync(path.join(postgres.directory, 'postmaster.pid'), 'utf8')).not.toMatch(`${foreignProcess.pid}`);
});
