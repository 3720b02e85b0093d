import { sql, type Kysely } from 'kysely';

/** Today's board reads the jobs of a site that are not finished; the finished ones become many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index permit_work_by_site on permit_work (site_id, phase) where phase <> 'finished'`.execute(db);
}
