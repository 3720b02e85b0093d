import { invalidYearMessage } from '@eptw/domain/time/month';
import { namedSites } from '@eptw/domain/report/initiatives';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { subscribeAs } from '../../../testing/subscribe-as.ts';
import { samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { populate, createRandom } from '../../permits/testing/population.ts';

let app: TestApp;

interface Answered {
  success: boolean;
  code: string;
  message: string;
  data: ({ month: string; sites: { code: string; permits: number }[] } & Record<keyof typeof namedSites, number>)[];
}

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await db
    .insertInto('site')
    .values([
      { code: 'LAB', name: 'Laboratory', time_zone: 'America/New_York' },
      { code: 'OLD', name: 'Old fab', archived_at: new Date() },
    ])
    .execute();
  await populate(app, { permits: 900, childPermits: 400 }, createRandom(3));
  // Spreads them over two years, 13 hours apart, so that every hour of the day occurs; `populate` makes one a minute.
  await sql`update permit set created_at = '2025-01-01T00:00:00Z'::timestamptz
    + make_interval(hours => 13 * split_part(number, '-', 3)::integer)`.execute(db);
  await sql`select recount_permits()`.execute(db);
});

afterAll(() => app.close());

async function queryInitiatives(person: TestUser, args: Record<string, unknown>): Promise<Answered> {
  const response = await (
    await app.as(person)
  ).query<{ getEptwInitiativesData: Answered }>(
    `query ($permitSite: String, $currentWeek: Int, $currentMonth: Int, $currentYear: Int) {
      getEptwInitiativesData(permitSite: $permitSite, currentWeek: $currentWeek, currentMonth: $currentMonth,
        currentYear: $currentYear) { success code message
        data { month ${Object.keys(namedSites).join(' ')} sites { code permits } } } }`,
    args,
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.getEptwInitiativesData;
}

/** Counts permits one by one, in the time zone of each site. */
async function recountPermits(year: number): Promise<Map<string, number>> {
  const rows = await app.database.db
    .selectFrom('permit')
    .innerJoin('site', 'site.id', 'permit.site_id')
    .select(['site.code', 'site.time_zone', 'permit.created_at'])
    .execute();
  const counts = new Map<string, number>();
  for (const { code, time_zone: timeZone, created_at: at } of rows) {
    const month = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at).slice(0, 7);
    if (month.startsWith(String(year))) counts.set(`${month} ${code}`, (counts.get(`${month} ${code}`) ?? 0) + 1);
  }
  return counts;
}

describe('the initiatives of a year', () => {
  it.each([2025, 2026])('of %d count the permits and child permits of every month and site', async (year) => {
    const { success, data } = await queryInitiatives('superAdmin', { permitSite: 'ALL', currentYear: year });
    expect(success).toBe(true);
    expect(data.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
    );
    const counts = data.flatMap(({ month, sites }) =>
      sites.filter(({ permits }) => permits > 0).map(({ code, permits }) => [`${month} ${code}`, permits] as const),
    );
    const counted = await recountPermits(year);
    expect(counted.size).toBeGreaterThan(12);
    expect(new Map(counts)).toEqual(counted);
  });

  it('have fields of their own for six sites, and list all sites', async () => {
    const { data } = await queryInitiatives('superAdmin', { currentYear: 2025 });
    const [january] = data;
    expect(january?.sites.map(({ code }) => code)).toEqual(['F10N', 'F10W', 'LAB']);
    const at = (code: string) => january?.sites.find((site) => site.code === code)?.permits;
    expect(january).toMatchObject({
      f10nPermits: at('F10N'),
      f10wPermits: at('F10W'),
      f10a1Permits: 0,
      f10a2Permits: 0,
      f10nxPermits: 0,
      f10xPermits: 0,
    });
    expect(january?.f10nPermits).toBeGreaterThan(0);
  });

  it('are the same for all users, whatever permits they can see', async () => {
    const { data } = await queryInitiatives('superAdmin', { currentYear: 2025 });
    for (const name of Object.keys(testUsers) as TestUser[])
      expect((await queryInitiatives(name, { currentYear: 2025 })).data).toEqual(data);
  });

  it('can be limited to one site, and ignore week and month', async () => {
    const all = await queryInitiatives('superAdmin', { currentYear: 2025 });
    const one = await queryInitiatives('superAdmin', {
      permitSite: 'F10W',
      currentWeek: 3,
      currentMonth: 1,
      currentYear: 2025,
    });
    expect(one.data.map(({ f10nPermits }) => f10nPermits)).toEqual(Array(12).fill(0));
    expect(one.data.map(({ f10wPermits }) => f10wPermits)).toEqual(all.data.map(({ f10wPermits }) => f10wPermits));
  });

  it('count months in the time zone of the site', async () => {
    const { db } = app.database;
    const lab = await db.selectFrom('site').select('id').where('code', '=', 'LAB').executeTakeFirstOrThrow();
    const [north, west] = await db.selectFrom('permit').select('id').orderBy('number').limit(2).execute();
    // The same instant: the first of May in Singapore, still April in New York.
    const at = new Date('2029-04-30T17:00:00Z');
    await db
      .updateTable('permit')
      .set({ created_at: at, site_id: app.ids.sites.north })
      .where('id', '=', north?.id ?? '')
      .execute();
    await db
      .updateTable('permit')
      .set({ created_at: at, site_id: lab.id })
      .where('id', '=', west?.id ?? '')
      .execute();
    await sql`select recount_permits()`.execute(db);
    const { data } = await queryInitiatives('superAdmin', { currentYear: 2029 });
    const where = data.flatMap(({ month, sites }) =>
      sites.filter(({ permits }) => permits > 0).map(({ code }) => [month, code]),
    );
    expect(where).toEqual([
      ['2029-04', 'LAB'],
      ['2029-05', 'F10N'],
    ]);
  });

  it('add up an archived site and the one that took over its code', async () => {
    const { db } = app.database;
    const archived = { code: 'F10N', name: 'Fab 10N before', archived_at: new Date() };
    const { id } = await db.insertInto('site').values(archived).returning('id').executeTakeFirstOrThrow();
    const some = await db.selectFrom('permit').select('id').orderBy('number').offset(2).limit(2).execute();
    for (const [index, permit] of some.entries())
      await db
        .updateTable('permit')
        .set({ created_at: new Date('2028-04-10T02:00:00Z'), site_id: index === 0 ? id : app.ids.sites.north })
        .where('id', '=', permit.id)
        .execute();
    await sql`select recount_permits()`.execute(db);
    const { data } = await queryInitiatives('superAdmin', { currentYear: 2028 });
    expect(data[3]?.sites.find(({ code }) => code === 'F10N')?.permits).toBe(2);
  });

  it('default to the current year, in the default time zone', async () => {
    app.setClock(new Date('2025-12-31T16:00:00Z'));
    expect((await queryInitiatives('host', {})).data[0]?.month).toBe('2026-01');
    app.setClock(undefined);
  });

  it.each([
    ['an invalid year', { currentYear: 12 }, invalidYearMessage],
    ['a year far ahead', { currentYear: 2101 }, invalidYearMessage],
    ['an unknown site', { permitSite: 'F99' }, /^There is no site 'F99'/],
  ])('are refused for %s', async (_name, args, problem) => {
    const { success, code, message, data } = await queryInitiatives('manager', args);
    expect({ success, code, data }).toEqual({ success: false, code: 'BAD_INPUT', data: [] });
    expect(message).toMatch(problem);
  });
});

it('permitsRaised notifies every user when a permit is raised, even those who cannot see it', async () => {
  const next = await subscribeAs(app, 'foreignRequestor', 'permitsRaised');
  await (await app.as('superAdmin')).query('mutation { updateSettings(data: { isEnabled: false }) { success } }');
  await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids));
  expect(await next()).toEqual({ permitsRaised: true });
});
