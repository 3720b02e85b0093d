import { sql, type Kysely } from 'kysely';

/**
 * Finds the copies of a permit: what is unanswered there keeps their work from starting. Who holds a child permit sees
 * its parent, on which its follow-up is raised. The stops of a site are found after they were lifted, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index area_stop_of_site on area_stop (site_id);
    create index permit_copies on permit (source_permit_id) where source_permit_id is not null;
    insert into permit_holder (permit_id, person_id)
      select child.parent_permit_id, holder.person_id
        from permit_holder holder join permit child on child.id = holder.permit_id
        where child.parent_permit_id is not null
      on conflict do nothing;`.execute(db);
}
