import { sql, type Kysely } from 'kysely';

/** Lists sort as people read: 'Álvaro' beside 'Alvaro', 'B2' before 'B10'. The indexes that serve the order have it too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create collation reading_order (provider = icu, locale = 'und-u-kn-true');
    drop index person_by_name, person_by_role, worker_by_company, worker_by_name;
    create index person_by_name on person (full_name collate reading_order, id) where archived_at is null;
    create index person_by_role on person (role, full_name collate reading_order, id) where archived_at is null;
    create index worker_by_company on worker (company, name collate reading_order, id) where erased_at is null;
    create index worker_by_name on worker (name collate reading_order, id) where erased_at is null;
  `.execute(db);
}
