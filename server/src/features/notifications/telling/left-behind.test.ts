import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addJobs } from '../../../database/job-queue.ts';
import type { Scope } from '../../../graphql/context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPermit, type SentPermit } from '../../permits/raising/service.ts';
import { actorOf } from '../../permits/testing/population.ts';
import { permitData } from '../../permits/testing/permits.ts';
import { tellOfChanges } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Raises a permit the way a process does that is killed right after the commit: nobody hears of it. */
beforeEach(async () => {
  const events = { ...app.services.events, publish: async () => {} };
  const scope: Scope = { ...app.services, events, actor: actorOf(app, 'requestor') };
  await createPermit(scope, permitData(app.ids) as unknown as SentPermit, null);
});

const notices = () => app.database.db.selectFrom('permit_notice').selectAll().execute();

async function toldPeople(): Promise<string[]> {
  const rows = await app.database.db.selectFrom('notification').select('person_id').execute();
  await app.database.db.deleteFrom('notification').execute();
  return rows.map((row) => row.person_id).toSorted();
}

const asked = () => [app.ids.people.pm, app.ids.people.supervisor].toSorted();

it('the job that comes every minute tells of a change whose process died', async () => {
  expect(await notices()).toHaveLength(1);
  expect(await toldPeople()).toEqual([]);
  await addJobs(app.services.db, 'notify', [{}]);
  await app.mails();
  expect(await toldPeople()).toEqual(asked());
  expect(await notices()).toEqual([]);
});

it('two processes that tell at once tell once, and so does one that tells again', async () => {
  const left = await notices();
  await Promise.all([tellOfChanges(app.services), tellOfChanges(app.services)]);
  await app.database.db
    .insertInto('permit_notice')
    .values(left.map((notice) => ({ ...notice, content: JSON.stringify(notice.content) })))
    .execute();
  await tellOfChanges(app.services);
  expect(await toldPeople()).toEqual(asked());
});
