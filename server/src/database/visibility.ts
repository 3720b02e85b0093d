import { visibilityByRole, type Visibility } from '@eptw/domain/access/visibility';
import type { Actor } from '@eptw/domain/user/actor';
import { roles } from '@eptw/domain/user/role';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { asConstant, asConstantList } from './prepared-statements.ts';
import { allPermits, type ListSource, type PermitLevel } from './list-source.ts';

type Clause = RawBuilder<SqlBool>;

/** What a read already knows, which simplifies the clause. */
interface VisibilityOptions {
  /**
   * The sites that the query is limited to anyway. If all of them are the user's own, no further condition is needed.
   */
  siteIds?: readonly string[] | undefined;
  /** Whether the statement begins with `visible_elsewhere`: then the indexes of lists need no other tables. */
  hasReadElsewhere?: boolean;
  /** The source of the permits, if not their table alone. */
  source?: ListSource;
}

/**
 * Which rows of `permit` this user can see: the domain's `isVisibleTo` in SQL, for the where clause of every read.
 * The table must have the alias `permit`.
 */
export function isVisibleTo(
  actor: Actor,
  { siteIds, hasReadElsewhere, source = allPermits }: VisibilityOptions = {},
): Clause {
  const visibility = visibilityByRole[actor.role];
  if (visibility === 'all') return sql`true`;
  if (visibility === 'sites' && siteIds?.every((id) => actor.siteIds.includes(id))) return sql`true`;
  const rowClauses = toPermitRowClauses(actor, source);
  if (!hasReadElsewhere)
    return joinWithOr([
      ...rowClauses,
      sql`${source.id} in (select id from (${selectVisibleElsewhere(actor)}) elsewhere)`,
    ]);
  return joinWithOr([...rowClauses, sql`${source.id} = any(${listIdsVisibleElsewhere(undefined)})`]);
}

function joinWithOr(clauses: readonly Clause[]): Clause {
  return clauses.length === 0 ? sql`false` : sql`(${sql.join(clauses, sql` or `)})`;
}

/** The ids of `visible_elsewhere`, which `selectVisibleElsewhere` selects; of one level, if it is given. */
function listIdsVisibleElsewhere(level: PermitLevel | undefined): RawBuilder<string[]> {
  const condition = level ? sql`is_child is distinct from ${sql.lit(level === 'permits')}` : sql`true`;
  return sql`array(select id from visible_elsewhere where ${condition})`;
}

/**
 * Selects the permits that this user can see although nothing on the permit's own row says so, as `id` and, if
 * known, `is_child`: few or none, for any user. An id may occur several times.
 */
export function selectVisibleElsewhere(actor: Actor): RawBuilder<{ id: string }> {
  const ownSites = asConstantList(actor.siteIds, 'uuid');
  switch (visibilityByRole[actor.role]) {
    case 'all':
      return sql`select null::uuid as id, null::boolean as is_child where false`;
    case 'own':
      return selectReviewed(actor);
    case 'company':
      return sql`${selectReviewed(actor)} union all ${selectOwned(
        actor,
        sql`(near.submitter_company <> ${asConstant(actor.company, 'text')} or near.site_id <> all(${ownSites}))`,
      )}`;
    case 'sites': {
      const slotAtOtherSites = sql<SqlBool>`slot.site_id = any(array(
        select site.id from site where site.id <> all(${ownSites})))`;
      const permitAtOtherSites = sql<SqlBool>`near.site_id <> all(${ownSites})`;
      return sql`${selectReviewed(actor, slotAtOtherSites)}
        union all ${selectOwned(actor, permitAtOtherSites)}`;
    }
  }
}

/** Why a user sees permits; each reason has an index that finds them. */
export type VisibilityReason = 'everything' | 'site' | 'company' | 'submitter' | 'owner' | 'elsewhere';

/** The rows of a list that a user sees for one reason: those that match `where`, at `siteIds` if there are any. */
export interface VisiblePart {
  reason: VisibilityReason;
  where: Clause;
  siteIds?: readonly string[];
}

/** The permits that this user submitted, which everyone sees. */
export function toSubmittedPart({ id }: Actor, { submitterId } = allPermits): VisiblePart {
  return { reason: 'submitter', where: sql`${submitterId} = ${asConstant(id, 'uuid')}` };
}

/**
 * What this user sees, in parts that have no permit in common. The statement begins with `visible_elsewhere`, which
 * `selectVisibleElsewhere` selects. With a level, only permits of that level can be searched.
 */
export function listVisibleParts(actor: Actor, level?: PermitLevel, source = allPermits): VisiblePart[] {
  const isElsewhere = sql<SqlBool>`${source.id} = any(${listIdsVisibleElsewhere(level)})`;
  switch (visibilityByRole[actor.role]) {
    case 'all':
      return [{ reason: 'everything', where: sql`true` }];
    case 'sites':
      return [
        { reason: 'site', where: sql`true`, siteIds: actor.siteIds },
        { reason: 'elsewhere', where: isElsewhere },
      ];
    case 'own': {
      const submitted = toSubmittedPart(actor, source);
      const isOwned = sql<SqlBool>`permit.owner_id = ${asConstant(actor.id, 'uuid')}`;
      return [
        submitted,
        { reason: 'owner', where: sql`${isOwned} and not ${submitted.where}` },
        { reason: 'elsewhere', where: sql`${isElsewhere} and not ${isOwned} and not ${submitted.where}` },
      ];
    }
    case 'company': {
      if (actor.company === '') return [{ reason: 'elsewhere', where: isElsewhere }];
      const isOfCompany = sql<SqlBool>`${source.submitterCompany} = ${asConstant(actor.company, 'text')}`;
      const isAtOwnSite = sql<SqlBool>`${source.siteId} = any(${asConstantList(actor.siteIds, 'uuid')})`;
      return [
        { reason: 'company', where: isOfCompany, siteIds: actor.siteIds },
        { reason: 'elsewhere', where: sql`${isElsewhere} and not (${isOfCompany} and ${isAtOwnSite})` },
      ];
    }
  }
}

/** The conditions on a permit's own row under which this user sees it: clauses that are each served by an index. */
function toPermitRowClauses(actor: Actor, source: ListSource): Clause[] {
  switch (visibilityByRole[actor.role]) {
    case 'all':
      return [sql`true`];
    case 'own':
      return [sql`permit.submitter_id = ${actor.id}::uuid`, sql`permit.owner_id = ${actor.id}::uuid`];
    case 'company':
      return actor.company === ''
        ? []
        : [sql`(permit.submitter_company = ${actor.company} and permit.site_id = any(${actor.siteIds}::uuid[]))`];
    case 'sites':
      return [sql`${source.siteId} = any(${actor.siteIds}::uuid[])`];
  }
}

/** Permits that the user submitted or owns. */
function selectOwned(actor: Actor, where: Clause): RawBuilder<unknown> {
  const columns = sql`near.id, near.parent_permit_id is not null as is_child`;
  return sql`
    select ${columns} from permit near where near.submitter_id = ${asConstant(actor.id, 'uuid')} and ${where}
    union all
    select ${columns} from permit near where near.owner_id = ${asConstant(actor.id, 'uuid')} and ${where}`;
}

/** Permits that the user has to review, or reviewed, as an individual or as a member of a group, or holds. */
function selectReviewed(actor: Actor, where: Clause = sql`true`): RawBuilder<{ id: string }> {
  const groupIds = actor.groups.map((group) => group.id);
  // The indexes that find these do not say the level.
  const columns = sql`slot.permit_id as id, null::boolean as is_child`;
  return sql`
    select ${columns} from reviewer_slot slot where slot.person_id = ${asConstant(actor.id, 'uuid')} and ${where}
    union all
    select holder.permit_id, null::boolean from permit_holder holder
      where holder.person_id = ${asConstant(actor.id, 'uuid')}
    union all
    select ${columns} from reviewer_slot slot where slot.group_id = any(${asConstantList(groupIds, 'uuid')}) and ${where}`;
}

function hasRoleWithVisibility(visibility: Visibility): Clause {
  const names = roles.filter((role) => visibilityByRole[role] === visibility);
  return sql`person.role in (${sql.join(names.map((name) => sql.lit(name)))})`;
}

/** Whether somebody is one of the domain's `holderIds` of the row of `permit`: they hold or held it, or were asked to. */
function isHolderOf(personId: RawBuilder<unknown>): Clause {
  return sql`exists (select from permit_holder holder
    where holder.person_id = ${personId} and holder.permit_id = permit.id)`;
}

/**
 * Which rows of `person` may see which rows of `permit`: the domain's `isVisibleTo` in SQL, for notifying many users
 * at once. The tables must have these aliases.
 */
export function isVisibleToPerson(): Clause {
  const isOfOwnCompany = sql`person.company <> '' and permit.submitter_company = person.company`;
  return sql`(permit.submitter_id = person.id or permit.owner_id = person.id
    or ${hasRoleWithVisibility('all')}
    or ${isHolderOf(sql`person.id`)}
    or ((${hasRoleWithVisibility('sites')} or (${hasRoleWithVisibility('company')} and ${isOfOwnCompany})) and exists (select from person_site
      where person_site.person_id = person.id and person_site.site_id = permit.site_id))
    or exists (select from reviewer_slot slot where slot.permit_id = permit.id and (slot.person_id = person.id
      or slot.group_id in (select member.group_id from mt_group_member member
        join mt_group on mt_group.id = member.group_id
        where member.person_id = person.id and mt_group.archived_at is null))))`;
}

/**
 * The user as a row for `isVisibleToViewer`, from the five parameters of a prepared statement that begin at $`first`.
 * Materialized, so that the planner does not see how long the lists are: it would plan every call anew.
 */
export function selectViewer(first: number): RawBuilder<unknown> {
  const parameter = (place: number) => sql.raw(`$${first + place}`);
  return sql`viewer as materialized (
    select ${parameter(0)}::uuid as id, ${parameter(1)}::text as sees, ${parameter(2)}::text as company,
      ${parameter(3)}::uuid[] as site_ids, ${parameter(4)}::uuid[] as group_ids)`;
}

/** The values of these parameters. */
export function toViewerParameters({ id, role, company, siteIds, groups }: Actor): unknown[] {
  return [id, visibilityByRole[role], company, siteIds, groups.map((group) => group.id)];
}

/** What the user in the row `viewer` sees beyond what every role does. */
const beyondOwnPermits: Record<Visibility, Clause> = {
  own: sql`false`,
  company: sql`viewer.company <> '' and permit.submitter_company = viewer.company
    and permit.site_id = any(viewer.site_ids)`,
  sites: sql`permit.site_id = any(viewer.site_ids)`,
  all: sql`true`,
};

/**
 * Whether the user in the row `viewer` can see the row of `permit`: the same as `isVisibleTo` for statements that find
 * a few permits by id. It reads the slots of each instead of everything that the user reviews.
 */
export const isVisibleToViewer: Clause = sql`(permit.submitter_id = viewer.id or permit.owner_id = viewer.id
  or case viewer.sees ${sql.join(
    Object.entries(beyondOwnPermits).map(([sees, clause]) => sql`when ${sql.lit(sees)} then ${clause}`),
    sql` `,
  )} end
  or ${isHolderOf(sql`viewer.id`)}
  or exists (select from reviewer_slot slot where slot.permit_id = permit.id
    and (slot.person_id = viewer.id or slot.group_id = any(viewer.group_ids))))`;
