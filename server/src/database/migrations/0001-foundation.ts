import { sql, type Kysely } from 'kysely';

/** People, places, templates, permits and their history. Statuses and roles are checked here too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table site (
      id uuid primary key default gen_random_uuid(),
      code text not null,
      name text not null,
      address text not null default '',
      time_zone text not null default 'Asia/Singapore',
      archived_at timestamptz
    );
    create unique index site_code on site (lower(code)) where archived_at is null;

    create table discipline (
      id uuid primary key default gen_random_uuid(),
      code text not null,
      description text not null default '',
      archived_at timestamptz
    );
    create unique index discipline_code on discipline (lower(code)) where archived_at is null;

    create table person (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      full_name text not null,
      role text not null check (role in ('SuperAdmin', 'SiteAdmin', 'MTGroup', 'ContractorPM', 'ContractorRequestor', 'MicronSupervisor', 'MicronManager', 'User')),
      status text not null check (status in ('Pending', 'Approved')),
      company text not null default '',
      phone text not null default '',
      password_hash text,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      archived_at timestamptz
    );
    create unique index person_email on person (lower(email)) where archived_at is null;
    create index person_email_search on person using gin (email gin_trgm_ops);
    create index person_name_search on person using gin (full_name gin_trgm_ops);
    create index person_company on person (company, full_name);

    create table person_site (
      person_id uuid not null references person on delete cascade,
      site_id uuid not null references site,
      primary key (person_id, site_id)
    );
    create index person_site_by_site on person_site (site_id, person_id);

    create table mt_group (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      site_id uuid not null references site,
      permit_closer boolean not null default false,
      created_by uuid references person,
      created_at timestamptz not null default now(),
      archived_at timestamptz
    );
    create unique index mt_group_name on mt_group (lower(name)) where archived_at is null;
    create index mt_group_by_site on mt_group (site_id);

    create table mt_group_member (
      group_id uuid not null references mt_group on delete cascade,
      person_id uuid not null references person on delete cascade,
      primary key (group_id, person_id)
    );
    create index mt_group_member_by_person on mt_group_member (person_id, group_id);

    create table session (
      id uuid primary key default gen_random_uuid(),
      person_id uuid not null references person on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      ended_at timestamptz
    );
    create index session_by_person on session (person_id) where ended_at is null;

    create table setting (
      name text primary key,
      value jsonb not null
    );

    create table announcement (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      message text not null,
      type text not null default 'info',
      color text,
      active_from timestamptz,
      active_to timestamptz
    );

    create table template (
      id uuid primary key default gen_random_uuid(),
      current_version_id uuid,
      archived_at timestamptz
    );

    create table template_version (
      id uuid primary key default gen_random_uuid(),
      template_id uuid not null references template,
      version integer not null,
      code text not null,
      title text not null,
      type text not null,
      as_parent_permit boolean not null default false,
      show_in_create_permit boolean not null default false,
      sections jsonb not null,
      published_by uuid references person,
      published_at timestamptz not null default now(),
      unique (template_id, version)
    );
    alter table template add foreign key (current_version_id) references template_version deferrable initially deferred;

    create sequence permit_number;

    create table permit (
      id uuid primary key default gen_random_uuid(),
      parent_permit_id uuid references permit,
      number text not null unique,
      template_id uuid not null references template,
      site_id uuid not null references site,
      discipline_id uuid not null references discipline,
      owner_id uuid not null references person,
      submitter_id uuid not null references person,
      submitter_role text not null,
      submitter_company text not null,
      status text not null check (status in ('PendingPMApproval', 'PendingApproval', 'Approved', 'Rejected', 'PendingClosure', 'PendingCancel', 'Completed', 'Cancelled')),
      reason text,
      work_description text not null default '',
      starts_at timestamptz,
      ends_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      project_manager_id uuid references person,
      project_manager_at timestamptz,
      rejected_by uuid references person,
      rejected_at timestamptz,
      rejected_for text,
      final_approver_id uuid references person,
      idempotency_key text
    );
    create unique index permit_idempotency on permit (submitter_id, idempotency_key) where idempotency_key is not null;
    create index permit_by_parent on permit (parent_permit_id) where parent_permit_id is not null;
    create index permit_created on permit (created_at desc, id desc) where parent_permit_id is null;
    create index permit_site_status on permit (site_id, status, created_at desc, id desc) where parent_permit_id is null;
    create index permit_status on permit (status, created_at desc, id desc) where parent_permit_id is null;
    create index permit_starts on permit (starts_at desc, id desc) where parent_permit_id is null;
    create index permit_ends on permit (ends_at desc, id desc) where parent_permit_id is null;
    create index permit_submitter on permit (submitter_id, created_at desc, id desc);
    create index permit_company on permit (submitter_company, created_at desc, id desc);
    create index permit_owner on permit (owner_id);
    create index permit_template on permit (template_id, created_at desc, id desc);
    create index permit_number_search on permit using gin (number gin_trgm_ops);
    create index permit_description_search on permit using gin (work_description gin_trgm_ops);

    create table filled_form (
      id uuid primary key default gen_random_uuid(),
      permit_id uuid not null references permit on delete cascade,
      position integer not null,
      template_id uuid not null references template,
      template_version_id uuid not null references template_version,
      submission jsonb not null,
      unique (permit_id, position)
    );
    create index filled_form_by_template on filled_form (template_id, permit_id);

    create table reviewer_slot (
      id uuid primary key default gen_random_uuid(),
      permit_id uuid not null references permit on delete cascade,
      position integer not null,
      person_id uuid references person,
      group_id uuid references mt_group,
      filled_by uuid references person,
      filled_at timestamptz,
      check ((person_id is null) <> (group_id is null)),
      check ((filled_by is null) = (filled_at is null)),
      unique (permit_id, position),
      unique (permit_id, person_id),
      unique (permit_id, group_id),
      unique (permit_id, filled_by)
    );
    create index reviewer_slot_by_person on reviewer_slot (person_id, permit_id) where person_id is not null;
    create index reviewer_slot_by_group on reviewer_slot (group_id, permit_id) where group_id is not null;
    create index reviewer_slot_filled on reviewer_slot (filled_by, filled_at desc) where filled_by is not null;

    create table history_entry (
      permit_id uuid not null references permit,
      sequence integer not null,
      at timestamptz not null,
      actor_id uuid not null references person,
      actor_name text not null,
      actor_role text not null,
      group_name text,
      action text not null,
      from_status text,
      to_status text not null,
      reason text,
      changes jsonb not null,
      previous_hash text not null,
      hash text not null,
      primary key (permit_id, sequence)
    );
    create function refuse_history_change() returns trigger language plpgsql as $$
      begin
        raise exception 'history is append-only';
      end $$;
    create trigger history_is_append_only before update or delete on history_entry
      for each row execute function refuse_history_change();

    create table stored_file (
      name text primary key,
      original_name text not null,
      type text not null,
      size integer not null,
      uploaded_by uuid not null references person,
      uploaded_at timestamptz not null default now()
    );

    create table permit_file (
      permit_id uuid not null references permit on delete cascade,
      file_name text not null references stored_file (name),
      primary key (permit_id, file_name)
    );
    create index permit_file_by_name on permit_file (file_name);
  `.execute(db);
}
