import { sql, type Kysely } from 'kysely';

/**
 * Searches compare what people read as the same, so their indexes hold that instead of the texts to the letter. They
 * have the names of those before; while an update runs, the previous version searches without them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index person_email_search, person_name_search, person_company_search, permit_description_search,
      submitter_company_search, administration_entry_subject_search, administration_entry_actor_search, worker_search;
    create index person_email_search on person using gin (normal_text(email) gin_trgm_ops);
    create index person_name_search on person using gin (normal_text(full_name) gin_trgm_ops);
    create index person_company_search on person using gin (normal_text(company) gin_trgm_ops);
    create index permit_description_search on permit using gin (normal_text(work_description) gin_trgm_ops);
    create index submitter_company_search on submitter_company using gin (normal_text(name) gin_trgm_ops);
    create index administration_entry_subject_search on administration_entry
      using gin (normal_text(subject_name) gin_trgm_ops);
    create index administration_entry_actor_search on administration_entry
      using gin (normal_text(actor_name) gin_trgm_ops);
    create index worker_search on worker using gin (normal_text(name) gin_trgm_ops,
      normal_text(pass_number) gin_trgm_ops, normal_text(trade) gin_trgm_ops) where erased_at is null;
  `.execute(db);
}
