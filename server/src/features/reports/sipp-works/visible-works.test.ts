import { canSeePermit } from '@eptw/domain/permit/visibility';
import { sippReportedStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findScans } from '../../../database/testing/find-scans.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { toPermitParties, loadPermitRows, type PermitRow } from '../../permit-access/permit-rows.ts';
import { toActor, populate, createRandom } from '../../permits/testing/population.ts';
import { fillForm, findTemplate } from '../../permits/testing/permits.ts';
import { listReportPermits, loadSippWorks } from '../testing/sipp.ts';
import { loadSippReport } from './service.ts';

let app: TestApp;
/** Every permit that has a SIPP form, and the day on which its work starts. */
let carriers: { permit: PermitRow; day: string }[];

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 600, childPermits: 300 }, createRandom(5));
  carriers = await attachForms(createRandom(6));
});

afterAll(() => app.close());

async function attachForms(random: () => number): Promise<typeof carriers> {
  const { db } = app.database;
  const permits = await db.selectFrom('permit').select('id').orderBy('number').execute();
  const template = findTemplate('B7');
  const { current_version_id: version } = await db
    .selectFrom('template')
    .select('current_version_id')
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow();
  const forms = permits
    .filter(() => random() < 0.4)
    .map(({ id }) => ({
      id,
      day: `2026-${random() < 0.5 ? '03' : '04'}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
    }));
  await db
    .insertInto('filled_form')
    .values(
      forms.map(({ id, day }) => ({
        permit_id: id,
        position: 1,
        template_id: template.id,
        template_version_id: version ?? '',
        submission: JSON.stringify(fillForm('B7', { start: day, end: day })),
      })),
    )
    .execute();
  const rows = await loadPermitRows(
    db,
    forms.map(({ id }) => id),
  );
  const days = new Map(forms.map(({ id, day }) => [id, day]));
  return rows.map((permit) => ({ permit, day: days.get(permit.id) ?? '' }));
}

describe('the SIPP works of a month', () => {
  it.each(Object.keys(testUsers) as TestUser[])('of %s are those of permits that they can see', async (name) => {
    const actor = toActor(app, name);
    const seen = carriers.filter(
      ({ permit, day }) =>
        day.startsWith('2026-03') &&
        sippReportedStatuses.includes(permit.status) &&
        canSeePermit(actor, { ...toPermitParties(permit, new Date(), null), holderIds: [] }),
    );
    const report = await loadSippWorks(await app.as(name), '2026-03');
    expect(report.count).toBe(seen.length);
    expect(
      listReportPermits(report)
        .map(({ _id }) => _id)
        .sort(),
    ).toEqual(seen.map(({ permit }) => permit.id).sort());
  });

  it('are all, some or few, depending on the user, so that the comparison above means something', async () => {
    const counts = await Promise.all(
      (['superAdmin', 'manager', 'requestor'] as const).map(
        async (name) => (await loadSippWorks(await app.as(name), '2026-03')).count,
      ),
    );
    const [all = 0, some = 0, few = 0] = counts;
    expect(few).toBeGreaterThan(0);
    expect(some).toBeGreaterThan(few);
    expect(all).toBeGreaterThan(some);
  });

  it.each(['superAdmin', 'manager'] as const)('are read for %s without scanning a whole table', async (name) => {
    const { db } = app.database;
    await sql`vacuum analyze`.execute(db);
    const scanned = await findScans(db, (transaction) =>
      loadSippReport(
        { ...app.context, db: transaction, actor: toActor(app, name) },
        { currentMonth: '2026-03', limit: 0 },
      ),
    );
    expect(scanned).toContain('sipp_work_reported');
    const growing = ['permit', 'filled_form', 'sipp_work', 'reviewer_slot'];
    expect(scanned.filter((table) => growing.includes(table))).toEqual([]);
  });
});
