import { sql } from 'kysely';
import type { AppContext } from '../app-context.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { seedCrew } from './demo-crew.ts';
import { seedPermits } from './demo-permits.ts';
import { seedPlaces } from './demo-places.ts';
import { saveSettings } from '../features/settings/service.ts';
import { seedUsersAndGroups } from './seed-users.ts';
import { content } from '../content/content.ts';
import type { Database } from '../database/connect.ts';

/** Fills an empty database with the demo. Does nothing when there are any accounts already. Returns whether it did. */
export async function seedDemo(appContext: AppContext): Promise<boolean> {
  const { db, clock, hostName, staffEmailDomain } = appContext;
  return db.transaction().execute(async (transaction) => {
    // Two processes may start on the same empty database.
    await sql`select pg_advisory_xact_lock(hashtext('seed the demo'))`.execute(transaction);
    const someone = await transaction.selectFrom('person').select('id').limit(1).executeTakeFirst();
    if (someone) return false;
    await seedUsersAndGroups(transaction, { name: hostName, staffEmailDomain });
    await seedCatalogue(transaction, { withWorkPolicies: false });
    await seedAnnouncement(transaction, clock());
    await saveSettings(transaction, { feedbackUrl: content.demo.organisation.feedbackUrl });
    await seedPlaces({ ...appContext, db: transaction });
    await seedCrew({ ...appContext, db: transaction });
    await seedPermits({ ...appContext, db: transaction });
    return true;
  });
}

const day = 24 * 3_600_000;

/** Publishes the demo's first announcement. */
async function seedAnnouncement(db: Database, now: Date): Promise<void> {
  const { days, ...announcement } = content.demo.announcement;
  await db
    .insertInto('announcement')
    .values({ ...announcement, active_from: now, active_to: new Date(now.getTime() + days * day) })
    .execute();
}
