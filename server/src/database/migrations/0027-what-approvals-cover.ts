import { sql, type Kysely } from 'kysely';

/**
 * What each approval was given for. A permit has the fingerprint of the answers that approvals cover, as of one version
 * of it: of any other version it has to be made anew. A filled slot and the project manager's approval have the one that
 * they were given for; those from before have none, and count as given for what stands. A program that knows nothing of
 * fingerprints fills and empties slots beside this one: its approvals have none either, never that of an earlier one. A
 * history entry says which approvals lapsed with it, and a permit since when it waits to be approved again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit add column fingerprint text;
    alter table permit add column fingerprint_version integer;
    alter table permit add column project_manager_fingerprint text;
    alter table permit add column lapsed_at timestamptz;
    alter table reviewer_slot add column fingerprint text;
    alter table history_entry add column lapsed jsonb not null default '[]';

    create function forget_slot_fingerprint() returns trigger language plpgsql as $$
      begin
        new.fingerprint := null;
        return new;
      end $$;
    create trigger slot_fingerprint_is_forgotten before update of filled_by on reviewer_slot
      for each row when (new.fingerprint = old.fingerprint and new.filled_by is distinct from old.filled_by)
      execute function forget_slot_fingerprint();
    create function forget_manager_fingerprint() returns trigger language plpgsql as $$
      begin
        new.project_manager_fingerprint := null;
        return new;
      end $$;
    create trigger manager_fingerprint_is_forgotten before update of project_manager_id on permit
      for each row when (new.project_manager_fingerprint = old.project_manager_fingerprint
        and new.project_manager_id is distinct from old.project_manager_id)
      execute function forget_manager_fingerprint();
  `.execute(db);
}
