import { sql, type Kysely } from 'kysely';

/**
 * Two administrators who edit one account at once must not undo each other's work: an account counts its changes and
 * says who made the last one. The database counts, so that no change is forgotten; one that does not name an
 * administrator is the person's own. Accounts and the history of administration are found by what their lists ask for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column version integer not null default 1;
    alter table person add column changed_at timestamptz;
    alter table person add column changed_by uuid references person;
    create function count_account_change() returns trigger language plpgsql as $$
      begin
        if new.changed_at is not distinct from old.changed_at then
          if (new.email, new.pending_email, new.full_name, new.role, new.status, new.company, new.phone)
              is not distinct from
              (old.email, old.pending_email, old.full_name, old.role, old.status, old.company, old.phone) then
            return new;
          end if;
          new.changed_at := now();
          new.changed_by := new.id;
        end if;
        new.version := old.version + 1;
        return new;
      end $$;
    create trigger account_change_is_counted before update on person
      for each row execute function count_account_change();

    create index person_by_name on person (full_name, id) where archived_at is null;
    create index person_company_search on person using gin (company gin_trgm_ops);
    create index person_company_spelling on person (lower(company), created_at) where archived_at is null;

    create index administration_entry_by_time on administration_entry (at);
    create index administration_entry_subject_search on administration_entry using gin (subject_name gin_trgm_ops);
    create index administration_entry_actor_search on administration_entry using gin (actor_name gin_trgm_ops);
  `.execute(db);
}
