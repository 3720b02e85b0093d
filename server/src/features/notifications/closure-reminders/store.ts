import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Prevents actions on a permit until the transaction ends. */
export async function lockPermitForShare(transaction: Database, permitId: string): Promise<void> {
  await sql`select from permit where id = ${permitId}::uuid for share`.execute(transaction);
}

/** Records that a reminder was sent; returns false if there is already one for this permit and day. */
export async function insertReminder(
  db: Database,
  reminder: { permitId: string; day: string; personId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into closure_reminder (permit_id, day, person_id, reminded_at)
    values (${reminder.permitId}, ${reminder.day}, ${reminder.personId}, ${reminder.at})
    on conflict (permit_id, day) do nothing returning permit_id`.execute(db);
  return rows.length > 0;
}
