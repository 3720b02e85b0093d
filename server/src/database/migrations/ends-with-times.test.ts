import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillForm, samplePermitData, createPermitOrThrow } from '../../features/permits/testing/permits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { up } from './0028-ends-with-times.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A one-day permit from 08:00, as the previous version wrote it: to the end of that day, whatever its end time. */
async function writtenBefore(endTime: string, status = 'Approved'): Promise<() => Promise<string | undefined>> {
  const { db } = app.database;
  const submission = {
    ...fillForm('GP', { start: '2099-03-02', end: '2099-03-02' }),
    startTime: '08:00',
    endTime: '18:30',
  };
  const { _id } = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids, { submission }));
  const ends_at = new Date('2099-03-02T15:59:59.999Z');
  await db
    .updateTable('filled_form')
    .set({ submission: JSON.stringify({ ...submission, endTime }) })
    .where('permit_id', '=', _id)
    .execute();
  await db
    .updateTable('permit')
    .set({ ends_at, status: status as 'Approved' })
    .where('id', '=', _id)
    .execute();
  return async () => {
    const row = await db.selectFrom('permit').select('ends_at').where('id', '=', _id).executeTakeFirst();
    return row?.ends_at?.toISOString();
  };
}

test('permits that are not finished end at their end time, also in the counts', async () => {
  const timed = await writtenBefore('17:00');
  const impossible = await writtenBefore('07:00');
  const finished = await writtenBefore('17:00', 'Completed');
  const unreadable = await writtenBefore('at 5 in the evening');
  await app.database.db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>));
  expect(await timed()).toBe('2099-03-02T09:00:00.000Z');
  expect(await impossible()).toBe('2099-03-02T15:59:59.999Z');
  expect(await finished()).toBe('2099-03-02T15:59:59.999Z');
  expect(await unreadable()).toBe('2099-03-02T15:59:59.999Z');
  const counted = await app.database.db.selectFrom('counted_permit').select('ends_at').execute();
  expect(counted.map(({ ends_at }) => ends_at?.toISOString())).toContain('2099-03-02T09:00:00.000Z');
});
