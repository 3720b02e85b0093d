import { unfinishedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestExport, parseCsv } from '../../../exports/testing/download.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { createRandom } from '../../permits/testing/population.ts';
import { storeRandomWork } from '../../permits/testing/stored-work.ts';
import { toPermitWork, workOf, type WorkJson } from '../../work-log/work-rows.ts';
import { rollUpPermitCounts } from '../rollups/service.ts';
import { dayAtSite, seedBoardPermits, zones, type SeededPermit } from '../testing/population.ts';

/** Morning of the 20th in Singapore, evening of the 19th in New York. */
const now = new Date('2026-03-20T01:00:00Z');
let server: TestApp;
let seededPermits: SeededPermit[];
/** By the id of the permit; those without work are left out. */
let conditions: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startTestApp();
  server.setClock(now);
  const { db } = server.database;
  await db.updateTable('site').set({ time_zone: zones.west }).where('id', '=', server.ids.sites.west).execute();
  const draw = { disciplines: [server.ids.discipline], until: now };
  // Most permits raised over fourteen months have ended, so this adds enough for some that have not.
  seededPermits = await seedBoardPermits(server, { ...draw, count: 500, first: 1 }, createRandom(71));
  await rollUpPermitCounts(db);
  seededPermits.push(...(await seedBoardPermits(server, { ...draw, count: 100, first: 1000 }, createRandom(72))));
  await movePermitsToToday();
  await assignToFacilities();
  await storeRandomWork(server, now, createRandom(74), 0.4);
  const { rows } = await sql<{ id: string; work: WorkJson | null }>`select id, ${workOf} as work from permit`.execute(
    db,
  );
  conditions = new Map(
    rows.flatMap(({ id, work }) => (work ? [[id, toPermitWork(work, now, 'UTC')?.condition ?? '']] : [])),
  );
});
afterAll(() => server.close());

/** Moves the periods of every other permit to around now. */
async function movePermitsToToday() {
  const random = createRandom(73);
  const moved = seededPermits.filter((_, index) => index % 2 === 0);
  for (const permit of moved) {
    permit.startsAt = new Date(now.getTime() + (random() - 0.6) * 40 * 3_600_000);
    permit.endsAt = new Date(permit.startsAt.getTime() + random() * 30 * 3_600_000);
  }
  await sql`
    update permit set starts_at = moved.starts_at, ends_at = moved.ends_at
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${moved.map(({ endsAt }) => endsAt)}::timestamptz[]) as moved (id, starts_at, ends_at)
    where permit.id = moved.id`.execute(server.database.db);
}

/** Makes a member of the facilities group the submitter of every third permit of the north site. */
async function assignToFacilities() {
  const theirs = seededPermits.filter(({ site }, index) => site === 'north' && index % 3 === 0).map(({ id }) => id);
  const { users } = server.ids;
  await server.database.db
    .updateTable('permit')
    .set({ submitter_id: users.facilities })
    .where('id', 'in', theirs)
    .execute();
}

const pending = ['PendingPMApproval', 'PendingApproval'];
const isLive = ({ id, status, startsAt, endsAt }: SeededPermit) =>
  status === 'Approved' && startsAt <= now && endsAt >= now && (conditions.get(id) ?? 'live') === 'live';
const isOnCard: Record<string, (permit: SeededPermit) => boolean> = {
  liveNow: isLive,
  suspended: ({ id, status }) => unfinishedStatuses.includes(status) && conditions.get(id) === 'suspended',
  expired: ({ id, status }) => unfinishedStatuses.includes(status) && conditions.get(id) === 'expired',
  startsToday: ({ status, startsAt, site }) =>
    [...pending, 'Approved'].includes(status) && dayAtSite(startsAt, site) === dayAtSite(now, site),
  overdue: ({ status, endsAt }) => status === 'Approved' && endsAt < now,
};
const firstBy = (key: string) => (key === 'startsToday' ? 'startsAt' : 'endsAt');

interface Card {
  key: string;
  count: number;
  permits: number;
  childPermits: number;
  undecided: number;
  sites: { site: { code: string }; count: number }[];
  first: { _id: string; workDescription: string; contractor: string; conditionLabel: string | null }[];
  period: string;
  statusCheck: string[];
}

interface Board {
  cards: Card[];
  waiting: { count: number; permits: number; childPermits: number; toFinish: number };
}

async function queryBoard(client: TestClient, sites?: string[]): Promise<Board> {
  const { data, errors } = await client.query<{ getDashboardCardsData: { item: Board; data: string } }>(
    `query ($sites: [String!]) { getDashboardCardsData(sites: $sites) { item {
      cards { key count permits childPermits undecided sites { site { code } count } first { _id workDescription place contractor conditionLabel } period statusCheck }
      waiting { count permits childPermits toFinish } } data } }`,
    { sites },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const { item, data: text } = data.getDashboardCardsData;
  expect(JSON.parse(text)).toMatchObject(item);
  return item;
}

describe.each<[TestUser, string[] | undefined, readonly string[]]>([
  ['superAdmin', undefined, ['north', 'west']],
  ['superAdmin', ['F10W'], ['west']],
  ['manager', undefined, ['north']],
  ['supervisorWest', undefined, ['west']],
  // A role whose general list leaves out the user's own permits.
  ['facilities', undefined, ['north']],
])("today's board of %s for %s", (person, sites, counted) => {
  test.each(Object.keys(isOnCard))('%s', async (key) => {
    const { cards } = await queryBoard(await server.as(person), sites);
    const card = cards.find((one) => one.key === key);
    const permits = seededPermits.filter((permit) => counted.includes(permit.site) && isOnCard[key]?.(permit));
    const children = permits.filter(({ kind }) => kind === 'Child Permit').length;
    const by = firstBy(key);
    const first = permits.toSorted((one, other) => one[by].getTime() - other[by].getTime()).slice(0, 3);
    expect(permits.length).toBeGreaterThan(0);
    expect(card).toMatchObject({
      count: permits.length,
      permits: permits.length - children,
      childPermits: children,
      undecided: key === 'startsToday' ? permits.filter(({ status }) => status !== 'Approved').length : 0,
      sites: counted.map((site) => ({ count: permits.filter((permit) => permit.site === site).length })),
      first: first.map(({ id }) => ({ _id: id })),
    });
    for (const shown of card?.first ?? []) {
      expect(shown.workDescription).not.toBe('');
      if (key === 'suspended' || key === 'expired') expect(shown.conditionLabel).not.toBeNull();
    }
  });

  test('lists show the permits that the cards count', async () => {
    const client = await server.as(person);
    for (const { period, statusCheck, permits, childPermits } of (await queryBoard(client, sites)).cards) {
      const { data } = await client.query<Record<'getPermits' | 'getChildPermits', { count: number }>>(
        `query ($period: String, $statusCheck: [String!], $sites: [String!]) {
          getPermits(period: $period, statusCheck: $statusCheck, siteName: $sites) { count }
          getChildPermits(period: $period, statusCheck: $statusCheck, siteName: $sites) { count } }`,
        { period, statusCheck, sites },
      );
      expect(data).toEqual({ getPermits: { count: permits }, getChildPermits: { count: childPermits } });
    }
  });
});

test('a list refuses an unknown period', async () => {
  const { errors } = await (await server.as('manager')).query('{ getPermits(period: "tomorrow") { count } }');
  expect(errors?.[0]).toMatchObject({
    message: "There is no period 'tomorrow'. Choose another.",
    extensions: { code: 'BAD_INPUT' },
  });
});

test("the permits that need the user's action match their menu counts", async () => {
  await createPermitOrThrow(await server.as('host'), samplePermitData(server.ids));
  for (const person of ['manager', 'facilities', 'closer', 'supervisor'] as const) {
    const client = await server.as(person);
    const { data } = await client.query<{ getMenuCounts: Record<string, number> }>(
      '{ getMenuCounts { pendingMyApproval childPermitsPendingMyApproval toFinish } }',
    );
    const { pendingMyApproval: permits = 0, childPermitsPendingMyApproval: childPermits = 0 } = data.getMenuCounts;
    const toFinish = data.getMenuCounts['toFinish'] ?? 0;
    const { waiting } = await queryBoard(client);
    expect(waiting).toEqual({ count: permits + childPermits + toFinish, permits, childPermits, toFinish });
    if (person === 'manager') expect(permits).toBe(1);
    if (person === 'closer') expect(toFinish).toBeGreaterThan(0);
  }
});

interface Activity {
  _id: string;
  site: { code: string };
  kinds: string[];
  level: string;
  owner: { email: string };
}

const activityFields = '_id site { code } kinds level owner { email }';

describe('high-risk work', () => {
  const risky = (permit: SeededPermit) => isLive(permit) && permit.types.some((type) => /^B[1-7]$/.test(type));
  const kindNames: Record<string, string> = {
    B1: 'Hot work',
    B2: 'Confined space',
    B3: 'Lifting',
    B4: 'Work at height',
    B5: 'Life-support impairment',
    B6: 'Live electrical',
    B7: 'SIPP',
  };

  test.each<[TestUser, readonly string[]]>([
    ['superAdmin', ['north', 'west']],
    ['manager', ['north']],
  ])('is listed for %s where it is in progress at their sites', async (person, counted) => {
    const expectedPermits = seededPermits
      .filter((permit) => counted.includes(permit.site) && risky(permit))
      .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    expect(expectedPermits.length).toBeGreaterThan(3);
    const client = await server.as(person);
    const { data } = await client.query<
      Record<'all' | 'second', { count: number; items: Activity[]; results: string }>
    >(
      `{ all: getCriticalActivities(limit: 1000) { count results items { ${activityFields} } }
        second: getCriticalActivities(limit: 2, offset: 1) { count results items { ${activityFields} } } }`,
    );
    expect(data.all.count).toBe(expectedPermits.length);
    expect(data.all.items).toEqual(
      expectedPermits.map(({ id, site, types, level }) => ({
        _id: id,
        site: { code: site === 'north' ? 'F10N' : 'F10W' },
        kinds: Object.keys(kindNames).flatMap((type) => (types.includes(type) ? [kindNames[type]] : [])),
        level,
        owner: { email: 'host@fab.example' },
      })),
    );
    expect(data.second).toMatchObject({ count: expectedPermits.length, items: data.all.items.slice(2, 4) });
    expect(JSON.parse(data.all.results)).toMatchObject(data.all.items);
  });

  test.each<[TestUser, string[] | null]>([
    ['superAdmin', null],
    ['superAdmin', ['F10W']],
    ['manager', null],
  ])('is exported as %s reads it, for %j', async (person, sites) => {
    interface Row {
      code: string;
      kinds: string[];
      site: { code: string; timeZone: string };
      level: string;
      location: string;
      workDescription: string;
      owner: { fullName: string; email: string };
      endDate: string;
    }
    const client = await server.as(person);
    const { data } = await client.query<{ getCriticalActivities: { items: Row[] } }>(
      `query ($sites: [String!]) { getCriticalActivities(limit: 1000, sites: $sites) { items {
        code kinds site { code timeZone } level location workDescription owner { fullName email } endDate } } }`,
      { sites },
    );
    const minute = (at: string, timeZone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
    const expectedPermits = data.getCriticalActivities.items.map((row) => [
      ...[row.code, row.kinds.join(', '), row.site.code, row.level, row.location, row.workDescription],
      ...[row.owner.fullName, row.owner.email, minute(row.endDate, row.site.timeZone)],
    ]);
    expect(expectedPermits.length).toBeGreaterThan(3);
    const file = await requestExport(server, client, 'high-risk-work.csv', { sites });
    const [titles, ...rows] = parseCsv(file.rawPayload);
    expect(titles).toEqual([
      ...['Permit', 'High-risk work', 'Site', 'Level', 'Location', 'Work'],
      ...['Host / System Owner', 'Host / System Owner e-mail', 'Until'],
    ]);
    expect(rows).toEqual(expectedPermits);
    expect(file.headers['x-total-rows']).toBe(String(rows.length));
  });

  test("is refused for a site that is not the user's", async () => {
    const { errors } = await (await server.as('manager')).query('{ getCriticalActivities(sites: ["F10W"]) { count } }');
    expect(errors?.[0]).toMatchObject({
      message: "You have no site 'F10W'. Choose another.",
      extensions: { code: 'BAD_INPUT' },
    });
    const file = await requestExport(server, await server.as('manager'), 'high-risk-work.csv', { sites: ['F10W'] });
    expect(file.statusCode).toBe(400);
  });
});
