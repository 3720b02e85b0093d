import { sql, type Kysely } from 'kysely';

/**
 * Permits that are being filled in. Their author alone sees them. Reviewers are mere lists: what they name may be gone
 * when the draft is submitted, and is checked then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft (
      id uuid primary key default gen_random_uuid(),
      author_id uuid not null references person (id),
      site_id uuid not null references site (id),
      discipline_id uuid not null references discipline (id),
      owner_id uuid not null references person (id),
      individual_ids uuid[] not null,
      group_ids uuid[] not null,
      work_description text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      idempotency_key text
    )`.execute(db);
  await sql`create index draft_of_author on draft (author_id, updated_at desc, id desc)`.execute(db);
  await sql`create unique index draft_of_key on draft (author_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
  await sql`
    create table draft_form (
      draft_id uuid not null references draft (id) on delete cascade,
      position integer not null,
      template_id uuid not null references template (id),
      template_version_id uuid not null references template_version (id),
      submission jsonb not null,
      primary key (draft_id, position)
    )`.execute(db);
  await sql`
    create table draft_file (
      draft_id uuid not null references draft (id) on delete cascade,
      file_name text not null references stored_file (name) on delete cascade,
      primary key (draft_id, file_name)
    )`.execute(db);
  await sql`create index draft_file_of_name on draft_file (file_name)`.execute(db);
}
