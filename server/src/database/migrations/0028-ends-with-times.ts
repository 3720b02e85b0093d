import { sql, type Kysely } from 'kysely';

/**
 * The end of a permit is its end date with its end time. Permits that are not finished were written with the end of that
 * day: those whose form has the time get it. The times stand under the one name that forms have had for them so far, and
 * count only as what the form says that they are. A period that would then end before it starts stays as it was approved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An edit locks its permit before it writes the form: without this, each could wait for what the other holds.
  await sql`lock table permit in exclusive mode`.execute(db);
  await sql`
    update permit set ends_at = timed.ends_at
    from (
      select permit.id, ((permit.ends_at at time zone site.time_zone)::date +
            substring(form.submission ->> 'endTime' from '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$')::time)
          at time zone site.time_zone as ends_at
      from permit join site on site.id = permit.site_id
        join filled_form form on form.permit_id = permit.id and form.position = 0
        join template_version version on version.id = form.template_version_id
      where permit.status not in ('Completed', 'Cancelled') and permit.ends_at is not null
        and exists (
          select from jsonb_array_elements(version.sections) section, jsonb_array_elements(section -> 'form') input
          where input ->> 'name' = 'endTime' and input ->> 'type' = 'time')
    ) timed
    where permit.id = timed.id and timed.ends_at <> permit.ends_at
      and (permit.starts_at is null or timed.ends_at > permit.starts_at)
  `.execute(db);
}
