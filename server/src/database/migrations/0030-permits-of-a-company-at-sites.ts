import { sql, type Kysely } from 'kysely';

/**
 * Project managers see the permits of their company at their own sites. The new index also answers for what the old one
 * did: all permits of a company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index permit_company_site on permit (submitter_company, site_id, created_at desc, id desc);
    drop index permit_company`.execute(db);
}
