import { visibilityOf } from '@eptw/domain/access/visibility';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Which rows of `permit` this person may know about: the domain's `canSee` in SQL, for the where clause of every
 * read. The table must go by the name `permit`.
 *
 * `siteIds` are the sites that the query is about anyway, when it is about some: where all of them are the person's
 * own the clause says nothing further, and the site's index alone finds the rows.
 */
export function visibleTo(actor: Actor, siteIds?: readonly string[]): RawBuilder<SqlBool> {
  switch (visibilityOf[actor.role]) {
    case 'all':
      return sql`true`;
    case 'own':
      return submittedBy(actor);
    case 'company':
      return actor.company === ''
        ? submittedBy(actor)
        : sql`(permit.submitter_company = ${actor.company} or ${submittedBy(actor)})`;
    case 'sites':
      if (siteIds?.every((id) => actor.siteIds.includes(id))) return sql`true`;
      return sql`(permit.site_id = any(${actor.siteIds}::uuid[]) or permit.id in (${concerning(actor)}))`;
  }
}

function submittedBy(actor: Actor): RawBuilder<SqlBool> {
  return sql`permit.submitter_id = ${actor.id}::uuid`;
}

/** Permits elsewhere that the person submitted, owns or reviews: few, however many there are at the own sites. */
function concerning(actor: Actor): RawBuilder<unknown> {
  const elsewhere = sql`near.site_id <> all(${actor.siteIds}::uuid[])`;
  const groupIds = actor.groups.map((group) => group.id);
  return sql`
    select near.id from permit near where near.submitter_id = ${actor.id}::uuid and ${elsewhere}
    union all
    select near.id from permit near where near.owner_id = ${actor.id}::uuid and ${elsewhere}
    union all
    select near.id from permit near join reviewer_slot slot on slot.permit_id = near.id
      where slot.person_id = ${actor.id}::uuid and ${elsewhere}
    union all
    select near.id from permit near join reviewer_slot slot on slot.permit_id = near.id
      where slot.group_id = any(${groupIds}::uuid[]) and ${elsewhere}`;
}
