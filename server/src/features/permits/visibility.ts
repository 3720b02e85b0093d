import { visibilityOf, type Visibility } from '@eptw/domain/access/visibility';
import type { Actor } from '@eptw/domain/user/actor';
import { roles } from '@eptw/domain/user/role';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { prepared } from '../../database/prepared-statements.ts';
import { permitTable, type PermitSource } from './narrow-rows.ts';

/** What a read knows already, which lets the clause say less. */
interface Known {
  /** The sites that the query is about anyway. Where all of them are the person's own, nothing further is said. */
  siteIds?: readonly string[] | undefined;
  /**
   * What `permitsElsewhere` found, or a list of it within the statement: then the indexes that lists are read from need
   * no help from other tables.
   */
  elsewhere?: readonly string[] | RawBuilder<string[]>;
  /** Where the permits are read from, when not from their table alone. */
  source?: PermitSource;
}

/**
 * Which rows of `permit` this person may know about: the domain's `canSee` in SQL, for the where clause of every
 * read. The table must go by the name `permit`.
 */
export function visibleTo(actor: Actor, { siteIds, elsewhere, source = permitTable }: Known = {}): RawBuilder<SqlBool> {
  switch (visibilityOf[actor.role]) {
    case 'all':
      return sql`true`;
    case 'own':
      return submittedBy(actor);
    case 'company':
      return actor.company === ''
        ? submittedBy(actor)
        : sql`(permit.submitter_company = ${actor.company} or ${submittedBy(actor)})`;
    case 'sites': {
      if (siteIds?.every((id) => actor.siteIds.includes(id))) return sql`true`;
      const ownSites = sql<SqlBool>`${source.siteId} = any(${actor.siteIds}::uuid[])`;
      if (!elsewhere) return sql`(${ownSites} or ${source.id} in (${concerning(actor)}))`;
      if ('length' in elsewhere && elsewhere.length === 0) return ownSites;
      return sql`(${ownSites} or ${source.id} = any(${elsewhere}::uuid[]))`;
    }
  }
}

/**
 * The same as clauses that share no permit: what is counted by each of them is counted from an index, and adds up.
 * `elsewhere` is a list of the ids that `seenElsewhere` finds.
 */
export function visibleParts(actor: Actor, elsewhere: RawBuilder<string[]>): RawBuilder<SqlBool>[] {
  if (visibilityOf[actor.role] !== 'sites') return [visibleTo(actor)];
  return [visibleTo(actor, { elsewhere: [] }), sql`permit.id = any(${elsewhere})`];
}

/** Finds the ids of what this person sees although it is at none of the own sites: few or none, for anybody. */
export function seenElsewhere(actor: Actor): RawBuilder<{ id: string }> {
  return visibilityOf[actor.role] === 'sites' ? concerning(actor) : sql`select null::uuid as id where false`;
}

/** What `seenElsewhere` finds. */
export async function permitsElsewhere(db: Database, actor: Actor): Promise<string[]> {
  if (visibilityOf[actor.role] !== 'sites') return [];
  const { rows } = await sql<{ id: string }>`${prepared('permits elsewhere')} ${seenElsewhere(actor)}`.execute(db);
  return rows.map(({ id }) => id);
}

function submittedBy(actor: Actor): RawBuilder<SqlBool> {
  return sql`permit.submitter_id = ${actor.id}::uuid`;
}

/** Permits elsewhere that the person submitted, owns or reviews: few, however many there are at the own sites. */
function concerning(actor: Actor): RawBuilder<{ id: string }> {
  const elsewhere = sql`site_id <> all(${actor.siteIds}::uuid[])`;
  const otherSites = sql`site_id = any(array(select site.id from site where site.id <> all(${actor.siteIds}::uuid[])))`;
  const groupIds = actor.groups.map((group) => group.id);
  return sql`
    select near.id from permit near where near.submitter_id = ${actor.id}::uuid and near.${elsewhere}
    union
    select near.id from permit near where near.owner_id = ${actor.id}::uuid and near.${elsewhere}
    union
    select slot.permit_id from reviewer_slot slot where slot.person_id = ${actor.id}::uuid and slot.${otherSites}
    union
    select slot.permit_id from reviewer_slot slot
      where slot.group_id = any(${groupIds}::uuid[]) and slot.${otherSites}`;
}

function sees(visibility: Visibility): RawBuilder<SqlBool> {
  const names = roles.filter((role) => visibilityOf[role] === visibility);
  return sql`person.role = any(${names}::text[])`;
}

/**
 * Which pairs of a row of `person` and a row of `permit` go together, since the one may know about the other: the
 * domain's `canSee` in SQL, for what is told to many people at once. The tables must go by these names.
 */
export function visibleToPerson(): RawBuilder<SqlBool> {
  return sql`(permit.submitter_id = person.id
    or ${sees('all')}
    or (${sees('company')} and person.company <> '' and permit.submitter_company = person.company)
    or (${sees('sites')} and (permit.owner_id = person.id
      or exists (select from person_site where person_site.person_id = person.id and person_site.site_id = permit.site_id)
      or exists (select from reviewer_slot slot where slot.permit_id = permit.id and (slot.person_id = person.id
        or slot.group_id in (select member.group_id from mt_group_member member
          join mt_group on mt_group.id = member.group_id
          where member.person_id = person.id and mt_group.archived_at is null))))))`;
}
