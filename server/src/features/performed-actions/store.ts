import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { createPreparedStatement } from '../../database/prepared-statements.ts';
import type { PerformedAction } from './types.ts';

const performedStatement = createPreparedStatement(
  'performed action',
  sql<Omit<PerformedAction, 'key'>>`select digest, message from performed_action where person_id = $1 and key = $2`,
);

/** The action that this user performed under the key. */
export async function findPerformedAction(
  db: Database,
  personId: string,
  key: string,
): Promise<Omit<PerformedAction, 'key'> | undefined> {
  const [performed] = await performedStatement(db, personId, key);
  return performed;
}

/** Deletes the keys of actions performed before this time. */
export async function deletePerformedActions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('performed_action').where('at', '<', before).execute();
}
