import { sql, type Kysely } from 'kysely';

/**
 * Where the work of a permit is, beside what it is: notifications and lists say it without reading filled forms. The
 * permits that there are take it from the inputs that every form in use has it in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table permit add column work_place text not null default '';
    update permit set work_place = concat_ws(', ',
        nullif(trim(form.submission ->> 'workLocation'), ''), nullif(trim(form.submission ->> 'buildingLevel'), ''))
      from filled_form form
      where form.permit_id = permit.id and form.position = 0
        and (form.submission ? 'workLocation' or form.submission ? 'buildingLevel');
  `.execute(db);
}
