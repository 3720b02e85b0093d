import { progressParts } from '@eptw/domain/dashboard/progress';
import { listStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { listDays, toMonthOfDay, listMonths } from '@eptw/domain/time/day-range';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createRandom } from '../../permits/testing/population.ts';
import { rollUpPendingChanges } from '../rollups/store.ts';
import { seedBoardPermits, zones, type SeededPermit } from '../testing/population.ts';

const range = { startDate: '2025-02-14', endDate: '2026-02-20' };
let server: TestApp;
let superAdmin: TestClient;
let raised: SeededPermit[];
let nameOfDiscipline: Map<string, string>;

beforeAll(async () => {
  server = await startTestApp();
  superAdmin = await server.as('superAdmin');
  const { db } = server.database;
  await db.updateTable('site').set({ time_zone: zones.west }).where('id', '=', server.ids.sites.west).execute();
  const more = [{ code: 'MECH', description: 'Mechanical' }];
  const { id } = await db.insertInto('discipline').values(more).returning('id').executeTakeFirstOrThrow();
  const disciplines = [server.ids.discipline, id];
  nameOfDiscipline = new Map([
    [server.ids.discipline, 'ELEC'],
    [id, 'MECH'],
  ]);
  const until = new Date('2026-03-10T00:00:00Z');
  const permits = await seedBoardPermits(server, { count: 250, first: 1, until, disciplines }, createRandom(91));
  raised = permits.filter(({ day }) => day >= range.startDate && day <= range.endDate);
  await rollUpPendingChanges(db, 150);
});
afterAll(() => server.close());

async function ask<Item>(board: string, fields: string, sites?: string[], client = superAdmin): Promise<Item> {
  const { data, errors } = await client.query<
    Record<string, { success: boolean; message: string; item: Item; data: string }>
  >(
    `query ($startDate: String, $endDate: String, $sites: [String!]) {
      ${board}(startDate: $startDate, endDate: $endDate, sites: $sites) { success message item { ${fields} } data } }`,
    { ...range, sites },
  );
  const answer = data[board];
  if (errors || !answer?.success) throw new Error(errors ? JSON.stringify(errors) : answer?.message);
  expect(JSON.parse(answer.data)).toMatchObject(answer.item as object);
  return answer.item;
}

const parts: Record<string, readonly PermitStatus[]> = Object.fromEntries(
  progressParts.map((part) => [part, listStatuses(({ countsAs }) => countsAs === part)]),
);
const progressFields = `rows { name raised ${Object.keys(parts).join(' ')} }`;

function countProgress(name: string, permits: readonly SeededPermit[]) {
  const counts = Object.entries(parts).map(([part, statuses]) => [
    part,
    permits.filter(({ status }) => statuses.includes(status)).length,
  ]);
  return { name, raised: permits.length, ...(Object.fromEntries(counts) as Record<string, number>) };
}

test('by month', async () => {
  expect(await ask('getEnhancedDashboardData', progressFields)).toEqual({
    rows: listMonths({ from: range.startDate, to: range.endDate }).map((month) =>
      countProgress(
        month,
        raised.filter(({ day }) => toMonthOfDay(day) === month),
      ),
    ),
  });
});

test('by site, only those of the user', async () => {
  const north = countProgress(
    'Fab 10N',
    raised.filter(({ site }) => site === 'north'),
  );
  const west = countProgress(
    'Fab 10W',
    raised.filter(({ site }) => site === 'west'),
  );
  expect(await ask('getEnhancedDashboardData1', progressFields)).toEqual({ rows: [north, west] });
  expect(await ask('getEnhancedDashboardData1', progressFields, ['F10W'])).toEqual({ rows: [west] });
  const supervisor = await server.as('supervisor');
  expect(await ask('getEnhancedDashboardData1', progressFields, undefined, supervisor)).toEqual({ rows: [north] });
});

test.each([
  ['getEnhancedDashboardLowerData', ({ company }: SeededPermit) => company || 'Not stated'],
  ['getDisciplineEnhancedDashboardData', ({ discipline }: SeededPermit) => nameOfDiscipline.get(discipline) ?? ''],
])('%s with the most permits comes first', async (board, getName) => {
  const names = [...new Set(raised.map(getName))];
  const expected = names
    .map((name) =>
      countProgress(
        name,
        raised.filter((permit) => getName(permit) === name),
      ),
    )
    .toSorted((one, other) => other.raised - one.raised || one.name.localeCompare(other.name));
  expect(await ask(board, progressFields)).toEqual({ rows: expected });
});

test('by discipline and month', async () => {
  const periods = listMonths({ from: range.startDate, to: range.endDate });
  const trend = await ask<{ periods: string[]; series: { name: string }[] }>(
    'getDisciplineLowerGraphData',
    'periods series { name counts }',
  );
  expect(trend.periods).toEqual(periods);
  expect(trend.series.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    ['ELEC', 'MECH'].map((name) => ({
      name,
      counts: periods.map(
        (month) =>
          raised.filter(
            (permit) => nameOfDiscipline.get(permit.discipline) === name && toMonthOfDay(permit.day) === month,
          ).length,
      ),
    })),
  );
});

test('by day and kind', async () => {
  const periods = listDays({ from: range.startDate, to: range.endDate });
  expect(await ask('getGraphData', 'periods series { name counts }', ['F10N'])).toEqual({
    periods,
    series: ['General', 'Tool Install', 'Child Permit'].map((name) => ({
      name,
      counts: periods.map(
        (on) => raised.filter(({ kind, day, site }) => kind === name && day === on && site === 'north').length,
      ),
    })),
  });
});

test('require a range', async () => {
  const { data } = await superAdmin.query<{ getGraphData: object }>(
    '{ getGraphData { success code message item { periods } } }',
  );
  expect(data.getGraphData).toEqual({
    success: false,
    code: 'BAD_INPUT',
    message: 'Please select a date range',
    item: null,
  });
});
