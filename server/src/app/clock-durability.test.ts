import { defaultWorkPolicies } from '@eptw/domain/work-policy/work-policy-defaults';
import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '../database/job-queue.ts';
import { toConnectionString } from '../database/testing/server.ts';
import { verifyHistory } from '../features/history/service.ts';
import {
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  samplePermitData,
} from '../features/permits/testing/permits.ts';
import { createRandom } from '../features/permits/testing/population.ts';
import { act, signature } from '../features/work/testing/work.ts';
import { updateTemplate } from '../features/templates/testing/templates.ts';
import { killPrograms, startProgram } from '../testing/program.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const minute = 60_000;
const jobs = 24;

/** A round every half hour; the first one is missed 35 minutes after the start. */
const policy: WorkPolicy = {
  ...defaultWorkPolicies.general,
  // Nobody has to sign on before the start.
  roles: [],
  checks: [{ name: 'round', title: 'Round', kind: 'inspection', readings: [], everyMinutes: 30, graceMinutes: 5 }],
};

let app: TestApp;
const startedAt = new Map<string, number>();

/** Work that was started three hours ago and never checked since: nobody's clock has run. */
beforeAll(async () => {
  app = await startTestApp();
  const begin = Date.now() - 180 * minute;
  app.setClock(new Date(begin - minute));
  await updateTemplate(await app.as('superAdmin'), findTemplate('GP').id, { workPolicy: policy });
  const [requestor, pm, manager, facilities] = await Promise.all(
    (['requestor', 'pm', 'manager', 'facilities'] as const).map((person) => app.as(person)),
  );
  if (!requestor || !pm || !manager || !facilities) throw new Error('Four people are signed in.');
  const day = (ahead: number) => new Date(begin + ahead * 24 * 60 * minute).toISOString().slice(0, 10);
  for (let count = 0; count < jobs; count += 1) {
    const submission = fillForm('GP', { start: day(-1), end: day(3) });
    const { _id: id } = await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission }));
    await moveToStatus(pm, id, 'PendingApproval');
    await moveToStatus(manager, id, 'Approved');
    await moveToStatus(facilities, id, 'Approved');
    const at = begin + count * 1000;
    app.setClock(new Date(at));
    const { success, message } = await act(requestor, 'startWork', id, { signature });
    if (!success) throw new Error(message);
    startedAt.set(id, at);
  }
  app.setClock(undefined);
});

afterAll(async () => {
  killPrograms();
  await app.close();
});

/** When each missed check that the clock has written fell due, by permit. */
async function listMissedChecks(): Promise<Map<string, number[]>> {
  const rows = await app.database.db
    .selectFrom('history_entry')
    .select(['permit_id', 'at'])
    .where('action', '=', 'missCheck')
    .execute();
  const missed = new Map<string, number[]>();
  for (const { permit_id: id, at } of rows) missed.set(id, [...(missed.get(id) ?? []), at.getTime()]);
  return missed;
}

/** Lets the clock go no further than a permit. Returns what ends that. */
async function lockPermit(id: string): Promise<() => Promise<void>> {
  const transaction = await app.database.db.startTransaction().execute();
  await transaction.selectFrom('permit').select('id').where('id', '=', id).forUpdate().execute();
  return () => transaction.rollback().execute();
}

const random = createRandom(20_261_127);
/** How often the program is killed while it waits for a permit; after that, whenever the test sees what it has written. */
const certainInterruptions = 2;

test('whenever the program is killed within a pass of the clock, each deadline is written once, with its own time', async () => {
  const permitIds = [...startedAt.keys()];
  for (let round = 0; ; round += 1) {
    const before = (await listMissedChecks()).size;
    if (before === jobs) break;
    const target = before + 1 + Math.floor(random() * 9);
    const permitId = permitIds[target];
    const unlockPermit = permitId && round < certainInterruptions ? await lockPermit(permitId) : undefined;
    const program = await startProgram({
      DATABASE_URL: toConnectionString(app.database.settings),
      DATA_DIR: app.dataDirectory,
    });
    await addJobs(app.database.db, 'runWorkClock', [{}]);
    while ((await listMissedChecks()).size < Math.min(target, jobs)) await delay(1);
    await program.kill();
    if (unlockPermit) {
      expect((await listMissedChecks()).size).toBe(target);
      await unlockPermit();
    }
  }
  const missed = await listMissedChecks();
  for (const [id, at] of startedAt) expect(missed.get(id)).toEqual([at + 35 * minute]);
  const summaries = await app.database.db.selectFrom('permit_work').select(['phase', 'suspension']).execute();
  expect(new Set(summaries.map(({ phase, suspension }) => `${phase} ${suspension}`))).toEqual(
    new Set(['suspended Round missed']),
  );
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
});
