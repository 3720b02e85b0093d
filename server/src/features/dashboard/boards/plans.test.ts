import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScans } from '../../../database/testing/find-scans.ts';
import type { ActorContext } from '../../../app-context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { toActor, createRandom } from '../../permits/testing/population.ts';
import { storeRandomWork } from '../../permits/testing/stored-work.ts';
import { rollUpPermitCounts } from '../rollups/service.ts';
import { seedBoardPermits } from '../testing/population.ts';
import { loadDayBoard, listCriticalActivities } from '../today/service.ts';
import { loadKindsByDay, loadProgressByContractor, loadProgressByMonth } from '../trends/service.ts';
import {
  countChildPermitsByType,
  countPermitsBySubject,
  countPermitsByStatus,
  loadTypeTree,
  countPermitsBySite,
} from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const draw = { count: 400, first: 1, until: new Date(), disciplines: [app.ids.discipline] };
  await seedBoardPermits(app, draw, createRandom(17));
  await rollUpPermitCounts(app.database.db);
  await storeRandomWork(app, new Date(), createRandom(18));
  await sql`vacuum analyze`.execute(app.database.db);
});
afterAll(() => app.close());

const findScannedTables = (read: (context: ActorContext) => Promise<unknown>) =>
  findScans(app.database.db, (db) => read({ ...app.context, db, actor: toActor(app, 'superAdmin') }));

const days = { startDate: '2025-01-17', endDate: '2026-12-03' };
const boardArguments = { ...days, sites: ['F10N', 'F10W'] };
const boards: Record<string, (context: ActorContext) => Promise<unknown>> = {
  'by status': (context) => countPermitsByStatus(context, days),
  'site by site': (context) => countPermitsBySite(context, days),
  'by type': (context) => countChildPermitsByType(context, { ...boardArguments, childPermitType: 'B' }),
  'by contractor': (context) =>
    countPermitsBySubject(context, 'company', { ...boardArguments, permitStatus: 'Approved' }),
  'by discipline': (context) =>
    countPermitsBySubject(context, 'discipline', { ...boardArguments, permitStatus: 'Approved' }),
  'as a tree': (context) => loadTypeTree(context, days),
  'by month': (context) => loadProgressByMonth(context, days),
  'of contractors': (context) => loadProgressByContractor(context, days),
  'by day': (context) => loadKindsByDay(context, days),
};

test.each(Object.entries(boards))('permits %s are counted from the rollups alone', async (_name, read) => {
  const scanned = await findScannedTables(read);
  expect(scanned).toContain('permit_count_pkey');
  for (const table of ['permit_count', 'counted_permit', 'filled_form', 'permit_form'])
    expect(scanned).not.toContain(table);
  expect(scanned.filter((scan) => scan.startsWith('permit_') && !scan.startsWith('permit_count'))).toEqual([]);
  expect(scanned).not.toContain('permit');
});

test("today's board reads only permits that are live or about to start", async () => {
  const scanned = await findScannedTables((context) => loadDayBoard(context, {}));
  expect(scanned).toEqual(
    expect.arrayContaining([
      'counted_permit_ends',
      'counted_permit_starts',
      'permit_count_pkey',
      'permit_work_by_site',
    ]),
  );
  for (const table of ['permit', 'permit_count', 'counted_permit', 'filled_form', 'permit_work'])
    expect(scanned).not.toContain(table);
});

test('critical activities are found among live permits', async () => {
  const scanned = await findScannedTables((context) => listCriticalActivities(context, {}));
  expect(scanned).toContain('counted_permit_risk');
  for (const table of ['permit', 'permit_form', 'counted_permit', 'filled_form', 'permit_work'])
    expect(scanned).not.toContain(table);
});
