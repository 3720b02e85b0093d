import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannedBy } from '../../../database/testing/scanned.ts';
import type { Scope } from '../../../graphql/context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { actorOf, randomFrom } from '../../permits/testing/population.ts';
import { foldPermitCounts } from '../counting/service.ts';
import { raiseForBoards } from '../testing/population.ts';
import { boardOfTheDay, criticalActivities } from '../today/service.ts';
import { kindsByDay, progressByContractor, progressByMonth } from '../trends/service.ts';
import { childPermitsByType, permitsBySubject, permitsByStatus, permitsByTypeTree, totalsBySite } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const draw = { count: 400, first: 1, until: new Date(), disciplines: [app.ids.discipline] };
  await raiseForBoards(app, draw, randomFrom(17));
  await foldPermitCounts(app.database.db);
  await sql`vacuum analyze`.execute(app.database.db);
});
afterAll(() => app.close());

const scannedAs = (read: (scope: Scope) => Promise<unknown>) =>
  scannedBy(app.database.db, (db) => read({ ...app.services, db, actor: actorOf(app, 'superAdmin') }));

const days = { startDate: '2025-01-17', endDate: '2026-12-03' };
const asked = { ...days, sites: ['F10N', 'F10W'] };
const boards: Record<string, (scope: Scope) => Promise<unknown>> = {
  'by status': (scope) => permitsByStatus(scope, days),
  'site by site': (scope) => totalsBySite(scope, days),
  'by type': (scope) => childPermitsByType(scope, { ...asked, childPermitType: 'B' }),
  'by contractor': (scope) => permitsBySubject(scope, 'company', { ...asked, permitStatus: 'Approved' }),
  'by discipline': (scope) => permitsBySubject(scope, 'discipline', { ...asked, permitStatus: 'Approved' }),
  'as a tree': (scope) => permitsByTypeTree(scope, days),
  'by month': (scope) => progressByMonth(scope, days),
  'of contractors': (scope) => progressByContractor(scope, days),
  'by day': (scope) => kindsByDay(scope, days),
};

test.each(Object.entries(boards))('permits %s are counted from totals alone', async (_name, read) => {
  const scanned = await scannedAs(read);
  expect(scanned).toContain('permit_count_pkey');
  for (const table of ['permit_count', 'counted_permit', 'filled_form', 'permit_form'])
    expect(scanned).not.toContain(table);
  expect(scanned.filter((scan) => scan.startsWith('permit_') && !scan.startsWith('permit_count'))).toEqual([]);
  expect(scanned).not.toContain('permit');
});

test('the board of the day looks only at what is live or about to start', async () => {
  const scanned = await scannedAs((scope) => boardOfTheDay(scope, {}));
  expect(scanned).toEqual(
    expect.arrayContaining(['counted_permit_ends', 'counted_permit_starts', 'permit_count_pkey']),
  );
  for (const table of ['permit', 'permit_count', 'counted_permit', 'filled_form']) expect(scanned).not.toContain(table);
});

test('critical activities are found among live permits', async () => {
  const scanned = await scannedAs((scope) => criticalActivities(scope, {}));
  expect(scanned).toContain('counted_permit_risk');
  for (const table of ['permit', 'permit_form', 'counted_permit', 'filled_form']) expect(scanned).not.toContain(table);
});
