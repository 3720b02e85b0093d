import { sql, type Kysely } from 'kysely';

/**
 * Whoever corrects a rejected permit can take an attached form off it. What lists and boards know of the forms of a
 * permit follows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function drop_removed_forms() returns trigger language plpgsql as $$
      begin
        delete from permit_form kept using removed
          where kept.permit_id = removed.permit_id
            and kept.code = (select code from template_version where id = removed.template_version_id)
            and not exists (
              select from filled_form other join template_version version on version.id = other.template_version_id
                where other.permit_id = kept.permit_id and version.code = kept.code);
        perform count_permits(array(select distinct permit_id from removed));
        return null;
      end $$;
    create trigger removed_forms_are_dropped after delete on filled_form referencing old table as removed
      for each statement execute function drop_removed_forms();`.execute(db);
}
