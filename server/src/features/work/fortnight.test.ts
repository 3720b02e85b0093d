import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { verifyHistory } from '../history/service.ts';
import { createPermitOrThrow, fillForm, moveToStatus, samplePermitData } from '../permits/testing/permits.ts';
import { runWorkClock } from '../work-log/clock.ts';
import { publishWorkPolicies } from './testing/policies.ts';
import { act, readWork, signature } from './testing/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await publishWorkPolicies(await app.as('superAdmin'), ['GP']);
  // The clocks of this site go back on 26 October 2098.
  const { db } = app.database;
  await db.updateTable('site').set({ time_zone: 'Europe/London' }).where('id', '=', app.ids.sites.west).execute();
});
afterAll(() => app.close());

const hour = 3_600_000;
const begin = new Date('2098-10-20T07:30:00Z').getTime();

function setHours(hours: number): void {
  app.setClock(new Date(begin + hours * hour));
}

/** General work of a fortnight at a site, approved and started when both sites have begun their day. */
async function startWork(site: 'north' | 'west'): Promise<string> {
  setHours(-48);
  const submission = fillForm('GP', { start: '2098-10-20', end: '2098-11-03' });
  const { _id: id } = await createPermitOrThrow(
    await app.as('requestor'),
    samplePermitData(app.ids, { site: app.ids.sites[site], submission }),
  );
  await moveToStatus(await app.as('pm'), id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), id, 'Approved');
  await moveToStatus(await app.as(site === 'north' ? 'facilities' : 'closerWest'), id, 'Approved');
  setHours(0);
  const { success, message } = await act(await app.as('requestor'), 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return id;
}

async function revalidate(person: TestUser, id: string): Promise<string | null | undefined> {
  return (await act(await app.as(person), 'revalidateWork', id, { signature })).item?.label;
}

it('a fortnight at two sites, across a change of the clocks, with a day on which nobody comes', async () => {
  const [north, west] = [await startWork('north'), await startWork('west')];
  const labels: Record<'north' | 'west', (string | null | undefined)[]> = { north: [], west: [] };
  for (let passed = 1; passed <= 15 * 24; passed += 1) {
    setHours(passed);
    // Revalidated an hour before it is due; nobody comes to the north on the fifth day.
    if (passed % 23 === 0) {
      if (passed !== 5 * 23 && passed < 345) labels.north.push(await revalidate('supervisor', north));
      labels.west.push(await revalidate('supervisorWest', west));
    }
    await runWorkClock(app.context);
  }
  const read = async (person: TestUser, id: string) => (await readWork(await app.as(person), id)).item;
  const [inNorth, inWest] = [await read('supervisor', north), await read('supervisorWest', west)];

  expect(inNorth?.log.filter(({ event }) => event === 'missRevalidation').map(({ at }) => at)).toEqual([
    '2098-10-25T03:30:00.000Z',
  ]);
  expect(inWest?.log.filter(({ event }) => event === 'missRevalidation')).toEqual([]);
  // Revalidated at half past three in the night before, in summer time, for 24 hours.
  expect(labels.west).toContain('Live until Sun 02:30');
  expect([inNorth, inWest].map((work) => work?.condition)).toEqual(['expired', 'expired']);
  // A quarter to six in the evening: in Singapore, and in London after the change.
  const ends = [inNorth, inWest].map((work) => work?.log.find(({ event }) => event === 'expireWork')?.at);
  expect(ends).toEqual(['2098-11-03T09:45:00.000Z', '2098-11-03T17:45:00.000Z']);
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
});
