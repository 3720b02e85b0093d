import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs, type TaskName } from '../database/job-queue.ts';
import { createFilledDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { createLog } from '../observability/log.ts';
import { noObservability } from '../observability/observability.ts';
import { createJobs, type Jobs, type Tasks } from './jobs.ts';

let database: TestDatabase;
let jobs: Jobs;
const done: TaskName[] = [];

beforeAll(async () => {
  database = await createFilledDatabase();
  const names: readonly TaskName[] = ['deliverTextMessage', 'deliverMail', 'runWorkClock'];
  const tasks = Object.fromEntries(names.map((name) => [name, async () => void done.push(name)])) as unknown as Tasks;
  const log = createLog({ logLevel: 'error' });
  jobs = createJobs({ settings: database.settings, tasks, log, watch: noObservability });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('text messages wait for the clock and for mails, so that an SMS gateway that hangs delays neither', async () => {
  const { db } = database;
  await addJobs(db, 'deliverTextMessage', [{ textMessageId: 'one' }, { textMessageId: 'two' }]);
  await addJobs(db, 'deliverMail', [{ mailId: 'one' }]);
  await addJobs(db, 'runWorkClock', [{}]);
  await jobs.runDue();
  expect(done).toEqual(['deliverMail', 'runWorkClock', 'deliverTextMessage', 'deliverTextMessage']);
});
