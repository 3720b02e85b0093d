import { sql, type Kysely } from 'kysely';

/**
 * What a version of a template says about the job itself. A version without a policy, as the previous version of the
 * application publishes them, has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table template_version add column work_policy jsonb`.execute(db);
}
