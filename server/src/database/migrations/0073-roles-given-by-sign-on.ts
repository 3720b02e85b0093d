import { sql, type Kysely } from 'kysely';

/**
 * Single sign-on takes back only a role that it gave. Whoever else changes a role makes it theirs; what single sign-on
 * gave before is in the history of administration. The result of a sign-in says why the groups could not be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column sign_on_role text;
    alter table sign_on_result add column groups_unread text;

    update person set sign_on_role = role
      where sign_on_issuer is not null and role <> 'User' and (
        select entry.actor_id is null and entry.actor_name = 'Single sign-on' from administration_entry entry
          where entry.subject_kind = 'user' and entry.subject_id = person.id::text
            and entry.changes @> '[{"field": "Role"}]'
          order by entry.sequence desc limit 1);

    create function forget_who_gave_the_role() returns trigger language plpgsql as $$
      begin
        new.sign_on_role := null;
        return new;
      end $$;
    create trigger role_is_given_anew before update of role on person for each row
      when (new.role is distinct from old.role and new.sign_on_role is distinct from new.role)
      execute function forget_who_gave_the_role();`.execute(db);
}
