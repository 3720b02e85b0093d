import { content } from '../content/content.ts';
import type { Database } from '../database/connect.ts';

const day = 24 * 3_600_000;

/** Publishes the demo's first announcement. */
export async function seedAnnouncement(db: Database, now: Date): Promise<void> {
  const { days, ...announcement } = content.demo.announcement;
  await db
    .insertInto('announcement')
    .values({ ...announcement, active_from: now, active_to: new Date(now.getTime() + days * day) })
    .execute();
}
