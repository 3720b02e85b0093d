import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountFor, runAs } from './account.ts';
import { postmasterPid } from './postmaster.ts';
import { startUserProcess } from './testing/user-process.ts';
import { killPostmaster, openWorkplace, query, until, type Workplace } from './testing/workplace.ts';

let workplace: Workplace;
beforeEach(() => {
  workplace = openWorkplace();
});
afterEach(() => workplace.close());

test('a start after the application was killed attaches to the PostgreSQL that it left running', async () => {
  const killed = await startUserProcess(workplace.dataDirectory);
  const server = postmasterPid(killed.directory);
  await killed.kill();
  const postgres = await workplace.start();
  expect(postgres.startedHere).toBe(false);
  expect(postmasterPid(postgres.directory)).toBe(server);
  await postgres.stop();
  expect(existsSync(path.join(postgres.directory, 'postmaster.pid'))).toBe(false);
});

test('a start after application and PostgreSQL were killed has every row that was answered as saved', async () => {
  let saved = 0;
  for (let round = 0; round < 3; round += 1) {
    const writer = await startUserProcess(workplace.dataDirectory, 'write');
    await writer.savedUpTo(saved + 200);
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

test('a PostgreSQL that is killed under a running application comes back by itself', async () => {
  const postgres = await workplace.start();
  await query(postgres, 'create table kept as select 1 as row');
  const killed = postmasterPid(postgres.directory);
  killPostmaster(postgres.directory);
  await until(() =>
    query(postgres, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  expect(postmasterPid(postgres.directory)).not.toBe(killed);
  expect(await query(postgres, 'select row from kept')).toEqual([[1]]);
});

test('a killed PostgreSQL whose number another process has got since does not block the start', async () => {
  const postgres = await workplace.start();
  await postgres.stop();
  const account = accountFor(postgres.directory);
  const stranger = spawn('sleep', ['60'], { ...runAs(account), stdio: 'ignore' });
  writeFileSync(path.join(postgres.directory, 'postmaster.pid'), `${stranger.pid}\n${postgres.directory}\n`);
  try {
    expect((await workplace.start()).startedHere).toBe(true);
  } finally {
    stranger.kill();
  }
  expect(readFileSync(path.join(postgres.directory, 'postmaster.pid'), 'utf8')).not.toMatch(`${stranger.pid}`);
});
