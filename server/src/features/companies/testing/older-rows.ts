import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** For tests: a user of a company that looks like another one, from before such companies were that one. */
export async function moveToLookAlike(db: Database, email: string, company: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update person set company = ${company} where email = ${email}`.execute(transaction);
  });
}

/** For tests: a worker with this company and pass number, from before those that look alike were refused. */
export async function makeLookAlikeWorker(
  db: Database,
  id: string,
  { company, passNumber }: { company: string; passNumber: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update worker set company = ${company}, pass_number = ${passNumber}, pass_key = null where id = ${id}`.execute(
      transaction,
    );
  });
}
