import { sql, type Kysely } from 'kysely';

/**
 * The crew register: contractors' workers with their certificates. An erased worker stays as a row without personal
 * data, so that what refers to it can still be read. Attempts at a PIN are counted by a hash of company and pass
 * number, so that they count in the same way for pass numbers that nobody has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table worker (
      id uuid primary key default gen_random_uuid(),
      company text not null check (company <> ''),
      name text not null,
      pass_number text not null,
      trade text not null default '',
      phone text not null default '',
      languages text[] not null default '{}',
      pin_hash text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      changed_at timestamptz,
      changed_by uuid references person,
      erased_at timestamptz,
      constraint worker_has_a_name check (erased_at is not null or (name <> '' and pass_number <> '')),
      constraint worker_is_erased check (erased_at is null
        or (name = '' and pass_number = '' and phone = '' and languages = '{}' and pin_hash is null))
    );
    create unique index worker_pass_number on worker (company, lower(pass_number)) where erased_at is null;
    create index worker_by_company on worker (company, lower(name), id) where erased_at is null;
    create index worker_by_name on worker (lower(name), id) where erased_at is null;
    create index worker_search on worker
      using gin (name gin_trgm_ops, pass_number gin_trgm_ops, trade gin_trgm_ops) where erased_at is null;

    create table worker_certificate (
      worker_id uuid not null references worker,
      kind text not null,
      number text not null,
      issuer text not null,
      expires_on date not null,
      file_name text references stored_file (name),
      primary key (worker_id, kind, number)
    );
    create unique index worker_certificate_file on worker_certificate (file_name) where file_name is not null;
    create index worker_certificate_end on worker_certificate (expires_on, worker_id);

    create table worker_pin_attempt (
      key bytea primary key,
      attempts integer not null,
      last_at timestamptz not null
    );
    create index worker_pin_attempt_last on worker_pin_attempt (last_at);
  `.execute(db);
}
