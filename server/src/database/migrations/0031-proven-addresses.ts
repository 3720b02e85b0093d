import { sql, type Kysely } from 'kysely';

/**
 * Which browser registered an account, so that a password which somebody else gave is not taken; whether a company is
 * only claimed; and how long an address stays as it is after its owner blocked a change.
 *
 * Passwords that are guessed first are refused from now on. The form of the settings sent that switch with every other
 * change, so that it counts as untouched where the history of administration does not name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table person add column registration_browser bytea;
    alter table person add column company_claimed boolean not null default false;
    alter table person add column email_kept_until timestamptz;
    update person set company_claimed = true
      where status = 'Pending' and company <> '' and archived_at is null and not exists (
        select from administration_entry entry where entry.subject_id = person.id::text);

    alter table security_code drop constraint security_code_purpose_check;
    alter table security_code add constraint security_code_purpose_check
      check (purpose in ('verifyEmail', 'resetPassword', 'blockEmailChange'));

    delete from setting where name = 'refuseGuessable' and value = 'false'::jsonb and not exists (
      select from administration_entry entry
      where entry.subject_kind = 'settings' and entry.changes::text like '%Refuse passwords that are guessed first%');
  `.execute(db);
}
