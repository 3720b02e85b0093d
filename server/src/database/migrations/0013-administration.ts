import { sql, type Kysely } from 'kysely';

/**
 * Accounts that look after themselves, mail, maps of sites, and the history of what administrators did. A map's file is
 * never shared with a permit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column pending_email text;

    create table security_code (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      purpose text not null check (purpose in ('verifyEmail', 'resetPassword')),
      code_hash bytea not null unique,
      email text not null,
      require_password boolean not null default false,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index security_code_by_person on security_code (person_id, purpose) where used_at is null;
    create index security_code_expires on security_code (expires_at);

    create table mail (
      id uuid primary key default gen_random_uuid(),
      details jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped', 'failed', 'interrupted')),
      problem text,
      created_at timestamptz not null default now(),
      settled_at timestamptz
    );
    create index mail_unsettled on mail (created_at) where settled_at is null;

    create table site_map (
      id uuid primary key default gen_random_uuid(),
      site_id uuid not null references site,
      name text not null,
      file_name text not null references stored_file (name),
      created_at timestamptz not null default now(),
      archived_at timestamptz
    );
    create unique index site_map_name on site_map (site_id, lower(name)) where archived_at is null;
    create index site_map_by_file on site_map (file_name);

    create table administration_entry (
      sequence bigint primary key,
      at timestamptz not null,
      actor_id uuid references person,
      actor_name text not null,
      actor_role text,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      subject_name text not null,
      changes jsonb not null,
      previous_hash text not null,
      hash text not null
    );
    create index administration_entry_by_kind on administration_entry (subject_kind, sequence desc);
    create index administration_entry_by_subject on administration_entry (subject_id, sequence desc);
    create index administration_entry_by_actor on administration_entry (actor_id, sequence desc);
    create function refuse_administration_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the history of administration is append-only';
      end $$;
    create trigger administration_is_append_only before update or delete on administration_entry
      for each row execute function refuse_administration_change();
    create trigger administration_is_never_emptied before truncate on administration_entry
      for each statement execute function refuse_administration_change();

    create index stored_file_by_uploader on stored_file (uploaded_by, uploaded_at);
    create index stored_file_uploaded on stored_file (uploaded_at);
    create index session_last_seen on session (last_seen_at);
    create index mail_settled on mail (settled_at) where settled_at is not null;

    create index draft_form_by_template on draft_form (template_id);
    create index person_created on person (created_at desc, id desc) where archived_at is null;
  `.execute(db);
}
