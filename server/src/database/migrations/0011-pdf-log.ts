import { sql, type Kysely } from 'kysely';

/** Who made which PDF of a permit, and of which of its states. Entries are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pdf_log (
      id uuid primary key default gen_random_uuid(),
      permit_id uuid not null references permit,
      file_name text not null,
      permit_version integer not null,
      made_by uuid not null references person,
      made_at timestamptz not null default now()
    );
    create index pdf_log_by_file on pdf_log (file_name, made_at desc, id desc);
    create function refuse_pdf_log_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the log of PDF files is append-only';
      end $$;
    create trigger pdf_log_is_append_only before update or delete on pdf_log
      for each row execute function refuse_pdf_log_change();
    create trigger pdf_log_is_never_emptied before truncate on pdf_log
      for each statement execute function refuse_pdf_log_change();
  `.execute(db);
}
