import { permitStatuses } from '@eptw/domain/permit/status';
import { childPermitTypes } from '@eptw/domain/permit/child-permit-types';
import { toMonthOfDay, listMonths } from '@eptw/domain/time/day-range';
import { sippVariants } from '@eptw/domain/dashboard/type-tree';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { createRandom } from '../../permits/testing/population.ts';
import { rollUpPendingChanges } from '../rollups/store.ts';
import { rollUpPermitCounts } from '../rollups/service.ts';
import { changeSomeStatuses, seedBoardPermits, zones, type SeededPermit } from '../testing/population.ts';

const random = createRandom(33);
const until = new Date('2026-03-20T00:00:00Z');
let server: TestApp;
let seededPermits: SeededPermit[];
let disciplines: string[];

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  await db.updateTable('site').set({ time_zone: zones.west }).where('id', '=', server.ids.sites.west).execute();
  const { id } = await db
    .insertInto('discipline')
    .values({ code: 'MECH', description: 'Mechanical' })
    .returning('id')
    .executeTakeFirstOrThrow();
  disciplines = [server.ids.discipline, id];
  seededPermits = await seedBoardPermits(server, { count: 150, first: 1, until, disciplines }, random);
});
afterAll(() => server.close());

type SentArguments = Record<string, unknown>;

const argumentTypes: Record<string, string> = { sites: '[String!]', year: 'Int' };

/** Queries a board as a user, and returns its data, checking that the JSON text matches the typed fields. */
async function queryBoard<Item>(
  client: TestClient,
  board: string,
  fields: string,
  variables: SentArguments,
): Promise<Item> {
  const names = Object.keys(variables);
  const declared = names.map((name) => `$${name}: ${argumentTypes[name] ?? 'String'}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const { data, errors } = await client.query<
    Record<string, { success: boolean; message: string; item: Item; data: string }>
  >(
    `query ${declared && `(${declared})`} { ${board} ${passed && `(${passed})`} { success message item { ${fields} } data } }`,
    variables,
  );
  const answer = data[board];
  if (errors || !answer?.success) throw new Error(errors ? JSON.stringify(errors) : answer?.message);
  expect(JSON.parse(answer.data)).toMatchObject(answer.item as object);
  return answer.item;
}

const kindFields = 'general toolInstall childPermit total';
const totalsFields = `rows { status counts { ${kindFields} } } totals { ${kindFields} }`;
const tableFields = 'sites { code } rows { name counts total } totals total';

const countKinds = (permits: readonly SeededPermit[]) => {
  const countOfKind = (kind: string) => permits.filter((permit) => permit.kind === kind).length;
  const [general, toolInstall, childPermit] = [
    countOfKind('General'),
    countOfKind('Tool Install'),
    countOfKind('Child Permit'),
  ];
  return { general, toolInstall, childPermit, total: permits.length };
};
const countTotals = (permits: readonly SeededPermit[]) => ({
  rows: permitStatuses.map((status) => ({
    status,
    counts: countKinds(permits.filter((permit) => permit.status === status)),
  })),
  totals: countKinds(permits),
});

const sites = ['F10N', 'Fab 10W'];
const bothSites = ['north', 'west'] as const;

/** The expected table of the second and fourth boards: rows by name, with a count for the north and the west site. */
function createTable(
  names: readonly string[],
  permits: readonly SeededPermit[],
  has: (permit: SeededPermit, name: string) => boolean,
) {
  const rows = names.map((name) => {
    const counts = bothSites.map((site) => permits.filter((one) => one.site === site && has(one, name)).length);
    return { name, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
}

function toRowsByName({ rows }: { rows: { name: string }[] }) {
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
}

const ranges = [
  { startDate: '2025-01-17', endDate: '2026-03-19' },
  { startDate: '2025-06-01', endDate: '2025-08-31' },
  { startDate: '2025-11-20', endDate: '2025-12-03' },
  { startDate: '2026-02-10', endDate: '2026-02-10' },
  // As a browser in Singapore sends the first and the last of January.
  { startDate: '2025-12-31T16:00:00.000Z', endDate: '2026-01-30T16:00:00.000Z', means: ['2026-01-01', '2026-01-31'] },
];

const stages: [string, () => Promise<unknown>][] = [
  ['before anything is rolled up', async () => {}],
  [
    'when some changes are rolled up, and more have been made',
    async () => {
      await rollUpPendingChanges(server.database.db, 60);
      await changeSomeStatuses(server, seededPermits, random);
    },
  ],
  [
    'when all changes are rolled up, and still more have been made',
    async () => {
      await rollUpPermitCounts(server.database.db);
      seededPermits.push(...(await seedBoardPermits(server, { count: 60, first: 1000, until, disciplines }, random)));
      await changeSomeStatuses(server, seededPermits, random);
    },
  ],
  ['when those are rolled up too', () => rollUpPermitCounts(server.database.db)],
];

describe.each(stages)('every number is correct %s', (_stage, begin) => {
  let client: TestClient;
  beforeAll(async () => {
    await begin();
    client = await server.as('superAdmin');
  });

  describe.each(ranges)('$startDate to $endDate', ({ startDate, endDate, means }) => {
    const [from, to] = means ?? [startDate, endDate];
    const range = { startDate, endDate };
    const raised = () => seededPermits.filter(({ day }) => day >= (from ?? '') && day <= (to ?? ''));

    test('by status and kind', async () => {
      expect(await queryBoard(client, 'getPermitChildCountByStatus', totalsFields, range)).toEqual(
        countTotals(raised()),
      );
      expect(await queryBoard(client, 'getDashboardData', totalsFields, { ...range, sites: ['F10W'] })).toEqual(
        countTotals(raised().filter(({ site }) => site === 'west')),
      );
    });

    test('site by site', async () => {
      const fields = `sites { site { code } ${totalsFields} } totals { ${kindFields} }`;
      expect(await queryBoard(client, 'getDashboardTableCollapseData', fields, range)).toEqual({
        sites: [
          { site: { code: 'F10N' }, ...countTotals(raised().filter(({ site }) => site === 'north')) },
          { site: { code: 'F10W' }, ...countTotals(raised().filter(({ site }) => site === 'west')) },
        ],
        totals: countKinds(raised()),
      });
    });

    test.each(['A', 'B', 'C'])('child permits of type %s', async (childPermitType) => {
      const types = childPermitTypes.filter(({ group }) => group === childPermitType);
      const findType = (name: string) => types.find(({ title }) => title === name)?.type ?? '';
      const names = types.map(({ title }) => title);
      const expected = (permits: readonly SeededPermit[]) =>
        createTable(names, permits, (permit, name) => permit.types.includes(findType(name)));
      const all = await queryBoard<{ rows: { name: string }[] }>(
        client,
        'getChildPermitCountByDateRange',
        tableFields,
        {
          ...range,
          sites,
          childPermitType,
        },
      );
      expect(all.rows.map(({ name }) => name)).toEqual(names);
      expect(toRowsByName(all)).toEqual(expected(raised()));
      const tab = 'getDashboard4ByDateRangeSitePermitStatusAndChildPermitType';
      const closed = { ...range, sites, childPermitType, permitStatus: 'Completed' };
      expect(toRowsByName(await queryBoard(client, tab, tableFields, closed))).toEqual(
        expected(raised().filter(({ status }) => status === 'Completed')),
      );
    });

    test.each(['Contractor', 'Discipline', 'Level'] as const)('by %s', async (tab) => {
      const getName = (permit: SeededPermit) => {
        if (tab === 'Discipline') return permit.discipline === server.ids.discipline ? 'ELEC' : 'MECH';
        return (tab === 'Contractor' ? permit.company : permit.level) || 'Not stated';
      };
      for (const permitStatus of ['Approved', 'PendingPMApproval']) {
        const permits = raised().filter(({ status }) => status === permitStatus);
        const answer = await queryBoard<{ rows: { name: string }[]; total: number }>(
          client,
          `getDashboard4ByDateRangeSitePermitStatusAnd${tab}`,
          tableFields,
          { ...range, sites, permitStatus },
        );
        const names = [...new Set(permits.map(getName))];
        expect(toRowsByName(answer)).toEqual(createTable(names, permits, (permit, name) => getName(permit) === name));
        expect(answer.total).toBe(permits.length);
      }
    });

    test('as a tree of types', async () => {
      const leafFields = 'key general toolInstall';
      const { branches } = await queryBoard<{
        branches: { key: string; general: number; leaves: { key: string; general: number; toolInstall: number }[] }[];
      }>(client, 'getDashboard5Data', `branches { ${leafFields} leaves { ${leafFields} } }`, range);
      const numbers = (key: string, has: (permit: SeededPermit) => number) => {
        const countOfKind = (kind: string) =>
          raised()
            .filter(({ rootKind }) => rootKind === kind)
            .reduce((sum, permit) => sum + has(permit), 0);
        return { key, general: countOfKind('General'), toolInstall: countOfKind('Tool Install') };
      };
      const typed = (type: string) => numbers(type, ({ types }) => (types.includes(type) ? 1 : 0));
      const variants: readonly string[] = sippVariants;
      const others = numbers('B7 Other', ({ sipp }) => sipp.filter((one) => !variants.includes(one)).length);
      const [electrical, facilities, safety] = branches;
      expect(electrical).toMatchObject({ ...typed('B6'), leaves: [] });
      expect(facilities?.leaves).toEqual([
        ...variants.map((variant) =>
          numbers(`B7 ${variant}`, ({ sipp }) => sipp.filter((one) => one === variant).length),
        ),
        ...(others.general + others.toolInstall > 0 ? [others] : []),
      ]);
      expect(facilities?.general).toBe(facilities?.leaves.reduce((sum, { general }) => sum + general, 0));
      expect(safety?.leaves).toEqual(
        childPermitTypes.flatMap(({ type }) => (type === 'B6' || type === 'B7' ? [] : [typed(type)])),
      );
    });
  });

  test.each([2025, 2026])('General and Tool Install permits in %d', async (year) => {
    const item = await queryBoard(
      client,
      'generalAndToolInstallPermitCount',
      'months { month general toolInstall } general',
      {
        year,
        sites,
      },
    );
    const months = listMonths({ from: `${year}-01-01`, to: `${year}-12-31` }).map((month) => {
      const { general, toolInstall } = countKinds(seededPermits.filter(({ day }) => toMonthOfDay(day) === month));
      return { month, general, toolInstall };
    });
    expect(item).toEqual({ months, general: months.reduce((sum, { general }) => sum + general, 0) });
  });

  test('over all days', async () => {
    expect(await queryBoard(client, 'getDashboardData', totalsFields, {})).toEqual(countTotals(seededPermits));
  });

  test('for users of one site, only its permits', async () => {
    const supervisor = await server.as('supervisorWest');
    expect(await queryBoard(supervisor, 'getDashboardData', totalsFields, {})).toEqual(
      countTotals(seededPermits.filter(({ site }) => site === 'west')),
    );
  });
});

describe('a board refuses incomplete or invalid filters', () => {
  const range = { startDate: '2026-01-01', endDate: '2026-01-31' };
  const year = 'generalAndToolInstallPermitCount';
  const level = 'getDashboard4ByDateRangeSitePermitStatusAndLevel';
  const types = 'getDashboard4ByDateRangeSitePermitStatusAndChildPermitType';
  const child = 'getChildPermitCountByDateRange';
  const refused: [string, SentArguments, string][] = [
    ['getPermitChildCountByStatus', {}, 'Please select a date range'],
    ['getPermitChildCountByStatus', { startDate: '2026-01-01' }, 'Please select a date range'],
    ['getDashboard5Data', { startDate: '', endDate: '2026-01-01' }, 'Please select a date range'],
    [child, { sites: ['F10N'], childPermitType: 'A' }, 'Please select a date range'],
    [child, { ...range, childPermitType: 'A' }, 'Please select atleast one site'],
    [child, { ...range, sites: [], childPermitType: 'A' }, 'Please select atleast one site'],
    [child, { ...range, sites: ['F10N'] }, 'Please select permit type'],
    [child, { ...range, sites: ['F10N'], childPermitType: 'D' }, "There is no permit type 'D'. Choose A, B or C."],
    [year, { sites: ['F10N'] }, 'You need to select a year and at least one site'],
    [year, { year: 2026 }, 'You need to select a year and at least one site'],
    [level, { sites: ['F10N'], permitStatus: 'Approved' }, 'Please select date range'],
    [level, { ...range, permitStatus: 'Approved' }, 'Please select atleast one site'],
    [level, { ...range, sites: ['F10N'] }, 'Please select permit type'],
    [level, { ...range, sites: ['F10N'], permitStatus: 'Gone' }, "There is no status 'Gone'. Choose another."],
    [types, { ...range, sites: ['F10N'] }, 'Please select permit type'],
    [
      'getDashboardData',
      { startDate: '2026-02-31', endDate: '2026-03-01' },
      '2026-02-31 is not a date. Write it as 2026-03-01.',
    ],
    [
      'getDashboardData',
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      'The range ends before it starts. Choose an end on or after the start.',
    ],
    [
      'getDashboardData',
      { startDate: '2015-03-02', endDate: '2026-03-01' },
      'The range is too long. Choose one of at most 10 years.',
    ],
    [
      'getEnhancedDashboardData',
      { startDate: '9999-12-31', endDate: '9999-12-31', sites: ['F10N'] },
      'Choose a year from 2000 to 2100.',
    ],
  ];
  test.each(refused)('%s %o', async (board, variables, message) => {
    await expect(queryBoard(await server.as('manager'), board, '__typename', variables)).rejects.toThrow(message);
  });

  test.each<[TestUser, string]>([
    ['superAdmin', 'F99'],
    ['manager', 'F99'],
    ['manager', 'F10W'],
    ['supervisorWest', 'F10N'],
  ])('%s gets the same refusal for %s as for a site that does not exist', async (person, site) => {
    await expect(
      queryBoard(await server.as(person), 'getDashboardData', '__typename', { sites: [site] }),
    ).rejects.toThrow(`You have no site '${site}'. Choose another.`);
  });
});
