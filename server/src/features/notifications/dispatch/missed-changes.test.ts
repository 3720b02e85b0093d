import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addJobs } from '../../../database/job-queue.ts';
import type { ActorContext } from '../../../app-context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPermit, type CreatePermitInput } from '../../permits/create/service.ts';
import { toActor } from '../../permits/testing/population.ts';
import { samplePermitData } from '../../permits/testing/permits.ts';
import { dispatchPermitNotices } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Raises a permit as a process does that is killed right after the commit: no event is published. */
beforeEach(async () => {
  const events = { ...app.context.events, publish: async () => {} };
  const context: ActorContext = { ...app.context, events, actor: toActor(app, 'requestor') };
  await createPermit(context, samplePermitData(app.ids) as unknown as CreatePermitInput, null);
});

const listNotices = () => app.database.db.selectFrom('permit_notice').selectAll().execute();

async function listNotifiedUsers(): Promise<string[]> {
  const rows = await app.database.db.selectFrom('notification').select('person_id').execute();
  await app.database.db.deleteFrom('notification').execute();
  return rows.map((row) => row.person_id).toSorted();
}

const listExpectedReviewers = () => [app.ids.users.pm, app.ids.users.supervisor].toSorted();

it('the job that runs every minute dispatches a change whose process was killed', async () => {
  expect(await listNotices()).toHaveLength(1);
  expect(await listNotifiedUsers()).toEqual([]);
  await addJobs(app.context.db, 'notify', [{}]);
  await app.mails();
  expect(await listNotifiedUsers()).toEqual(listExpectedReviewers());
  expect(await listNotices()).toEqual([]);
});

it('concurrent and repeated dispatching notifies once', async () => {
  const left = await listNotices();
  await Promise.all([dispatchPermitNotices(app.context), dispatchPermitNotices(app.context)]);
  await app.database.db
    .insertInto('permit_notice')
    .values(left.map((notice) => ({ ...notice, content: JSON.stringify(notice.content) })))
    .execute();
  await dispatchPermitNotices(app.context);
  expect(await listNotifiedUsers()).toEqual(listExpectedReviewers());
});
