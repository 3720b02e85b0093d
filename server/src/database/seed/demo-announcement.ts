import type { Database } from '../connect.ts';

const week = 7 * 24 * 3_600_000;

/** A notice of planned downtime, shown to everybody for the demo's first week. */
export async function seedAnnouncement(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('announcement')
    .values({
      title: 'Planned maintenance',
      message:
        'Permit to Work is not available on <b>Sunday from 02:00 to 03:00</b>. ' +
        'What you have typed by then is kept on your device.',
      type: 'warning',
      active_from: now,
      active_to: new Date(now.getTime() + week),
    })
    .execute();
}
