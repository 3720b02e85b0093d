import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPermitOrThrow, fillForm, samplePermitData, submitPermit } from '../testing/permits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2027-10-25T08:00:00Z'));
});
afterAll(() => app.close());

async function raise(timeZone: string, period: Record<string, string>) {
  const { db } = app.database;
  await db.updateTable('site').set({ time_zone: timeZone }).where('id', '=', app.ids.sites.west).execute();
  const submission = { ...fillForm('GP'), ...period };
  const { _id: id } = await createPermitOrThrow(
    await app.as('requestor'),
    samplePermitData(app.ids, { site: app.ids.sites.west, submission }),
  );
  const row = await db
    .selectFrom('permit')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { start: row.starts_at?.toISOString(), end: row.ends_at?.toISOString() };
}

it.each([
  ['Europe/London', '2027-10-31', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ['America/New_York', '2027-11-07', '2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'],
])('half past one in %s on %s ends a period at %s and begins one at %s', async (timeZone, day, end, start) => {
  const early = { startDate: '2027-10-28', startTime: '08:00', dateEnd: day, endTime: '01:30' };
  expect(await raise(timeZone, early)).toMatchObject({ end });
  const late = { startDate: day, startTime: '01:30', dateEnd: '2027-11-08', endTime: '17:00' };
  expect(await raise(timeZone, late)).toMatchObject({ start });
});

it.each([
  [{ startDate: '1926-11-25' }, /The start is in a year that cannot be right/],
  [{ dateEnd: '9999-11-25' }, /The end is in a year that cannot be right/],
])('a period of a year that cannot be right is refused: %j', async (change, refusal) => {
  const submission = { ...fillForm('GP'), ...change };
  const result = await submitPermit(await app.as('requestor'), samplePermitData(app.ids, { submission }));
  expect(result).toMatchObject({
    success: false,
    code: 'BAD_INPUT',
    message: expect.stringMatching(refusal) as string,
  });
});
