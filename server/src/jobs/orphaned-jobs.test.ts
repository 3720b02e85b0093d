import { access } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '../database/job-queue.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** As when a process took the job this many minutes ago. */
async function lockJobMinutesAgo(minutes: number): Promise<void> {
  await sql`update graphile_worker._private_jobs
    set locked_by = 'a process that was killed', locked_at = now() - make_interval(mins => ${minutes})`.execute(
    server.context.db,
  );
}

test('a job of a killed process is run by another one, once nobody can still be running it', async () => {
  const { files, db } = server.context;
  await files.write('gone.txt', Buffer.from('gone'));
  const isThere = () =>
    access(path.join(server.dataDirectory, 'files', 'gone.txt')).then(
      () => true,
      () => false,
    );
  const release = async () => {
    await addJobs(db, 'releaseJobs', [{}]);
    await server.mails();
    await server.mails();
  };
  await addJobs(db, 'removeFile', [{ name: 'gone.txt' }]);
  await lockJobMinutesAgo(14);
  await release();
  expect(await isThere()).toBe(true);
  await lockJobMinutesAgo(16);
  await release();
  expect(await isThere()).toBe(false);
});
