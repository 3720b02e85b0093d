import { parseDateSearch } from '@eptw/domain/time/date-search';
import { toDay } from '@eptw/domain/time/day-range';
import {
  isPermitStatus,
  pendingApprovalStatuses,
  unfinishedStatuses,
  type PermitStatus,
} from '@eptw/domain/permit/status';
import { isWorkCondition, type WorkCondition } from '@eptw/domain/work/log/conditions';
import { getDayBounds } from '@eptw/domain/time/time-zone';
import { conditionByPeriod, isListPeriod, statusesByPeriod } from '@eptw/domain/dashboard/day-cards';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '../../../refusal.ts';
import { asConstantList } from '../../../database/prepared-statements.ts';
import { isNormalLike, toLikePattern } from '../../../database/search.ts';
import { isLiveWorkAt } from '../../work-log/work-rows.ts';
import type { BranchFilter } from './branches.ts';
import type { FilterCodes } from './code-rows.ts';

/** The filters of a list; absent or empty ones have no effect. */
export interface PermitFilter {
  /** Searches the number, the work, the name and e-mail address of owner and applier, and the applier's company. */
  searchText?: string | null | undefined;
  searchCode?: string | null | undefined;
  searchPermitCode?: string | null | undefined;
  searchType?: string | null | undefined;
  searchOwner?: string | null | undefined;
  /** Searches the submitter's name and e-mail address. */
  searchApplier?: string | null | undefined;
  /** Searches the parent's number. */
  searchParent?: string | null | undefined;
  searchCreated?: string | null | undefined;
  searchStartDate?: string | null | undefined;
  searchEndDate?: string | null | undefined;
  statusCheck?: readonly string[] | null | undefined;
  /** Conditions of the work. */
  condition?: readonly string[] | null | undefined;
  /** Sites by code, name or id. */
  siteName?: readonly string[] | null | undefined;
  /** Disciplines by code or id. */
  disciplineName?: readonly string[] | null | undefined;
  due?: boolean | null | undefined;
  /** A card of today's board, whose permits to list. */
  period?: string | null | undefined;
}

type Clause = RawBuilder<SqlBool>;

const noRows: Clause = sql`false`;

/** Whether a filter searches for text; indexes return such matches in no order. */
export function hasTextSearch(filter: PermitFilter): boolean {
  const { searchText, searchCode, searchPermitCode, searchType, searchOwner, searchApplier, searchParent } = filter;
  const texts = [searchText, searchCode, searchPermitCode, searchType, searchOwner, searchApplier, searchParent];
  return texts.some((text) => text?.trim());
}

/** Whether a filter has a date; the best plan depends on how many permits have it. */
export function hasDateSearch({ searchCreated, searchStartDate, searchEndDate }: PermitFilter): boolean {
  return [searchCreated, searchStartDate, searchEndDate].some((text) => text?.trim());
}

/** The conditions of the work that a list is limited to; undefined for all. Refuses an unknown one. */
export function listConditionsOf({ condition, period }: PermitFilter): readonly WorkCondition[] | undefined {
  if (condition?.length) return condition.map(parseCondition);
  const ofPeriod = period && isListPeriod(period) ? conditionByPeriod[period] : null;
  return ofPeriod === null ? undefined : [ofPeriod];
}

/** The filter values that need sites and disciplines looked up. */
export function listFilterCodes(filter: PermitFilter): string[] {
  return [...(filter.siteName ?? []), ...(filter.disciplineName ?? [])];
}

/** The sites and statuses of a filter. Refuses an unknown status. */
export function toBranchFilter(filter: PermitFilter, codes: FilterCodes): BranchFilter {
  const statuses = parseStatuses(filter.statusCheck);
  const siteIds = toIds(filter.siteName, codes.sites);
  // Only the work of unfinished permits has a condition in lists: their index is short, however many have finished.
  return listConditionsOf(filter)
    ? { siteIds, statuses: intersect(unfinishedStatuses, statuses) }
    : { siteIds, statuses };
}

function intersect(all: readonly PermitStatus[], some: readonly PermitStatus[] | undefined): readonly PermitStatus[] {
  return some === undefined ? all : all.filter((status) => some.includes(status));
}

/** The people and companies that match a text; permits are then found through these. */
export interface NameMatches {
  personIds: readonly string[];
  companies: readonly string[];
}

/**
 * The alternatives of which a permit must match one; without a search text, each permit matches the only one. Each alternative can use its
 * own index; a single condition with all of them cannot.
 */
export function toTextAlternatives(text: string | null | undefined, matches: NameMatches): Clause[] {
  const like = toLikePattern(text);
  if (like === undefined) return [sql`true`];
  const { personIds, companies } = matches;
  const byPeople: Clause[] =
    personIds.length === 0
      ? []
      : [isOneOf(sql`permit.owner_id`, personIds, sql`uuid`), isOneOf(sql`permit.submitter_id`, personIds, sql`uuid`)];
  const byCompany: Clause[] =
    companies.length === 0 ? [] : [isOneOf(sql`permit.submitter_company`, companies, sql`text`)];
  return [
    sql<SqlBool>`(${numberContains(like)} or ${isNormalLike(sql`permit.work_description`, like)})`,
    ...byPeople,
    ...byCompany,
  ];
}

/**
 * The clauses of every filter but site, status and the search box. Each compares by id or uses an index. `workCondition`
 * is that of the permit's work now.
 */
export function toFilterClauses(
  filter: PermitFilter,
  codes: FilterCodes,
  now: Date,
  workCondition: RawBuilder<WorkCondition | null>,
): Clause[] {
  const disciplineIds = toIds(filter.disciplineName, codes.disciplines);
  const clauses: (Clause | undefined)[] = [
    disciplineIds && isOneOf(sql`permit.discipline_id`, disciplineIds, sql`uuid`),
    filter.due ? toDueClause(now) : undefined,
    filter.condition?.length ? toConditionClause(filter.condition, workCondition) : undefined,
    filter.period ? toPeriodClause(filter.period, codes, now, workCondition) : undefined,
    toSearchClause(filter.searchCode, numberContains),
    toSearchClause(
      filter.searchPermitCode,
      (like) =>
        sql`(permit.template_id = any(array(select template_id from template_version where ${isNormalLike(sql`code`, like)}))
        and split_part(permit.number, '-', 2) ilike ${like})`,
    ),
    toSearchClause(
      filter.searchType,
      (like) =>
        sql`permit.template_id = any(array(
        select template_id from template_version where ${isNormalLike(sql`title`, like)} or ${isNormalLike(sql`type`, like)}))`,
    ),
    toSearchClause(
      filter.searchOwner,
      (like) =>
        sql`permit.owner_id = any(array(select id from person where ${isNormalLike(sql`email`, like)} or ${isNormalLike(sql`full_name`, like)}))`,
    ),
    toSearchClause(
      filter.searchApplier,
      (like) =>
        sql`permit.submitter_id = any(array(select id from person where ${isNormalLike(sql`email`, like)} or ${isNormalLike(sql`full_name`, like)}))`,
    ),
    toSearchClause(
      filter.searchParent,
      (like) =>
        sql`permit.parent_permit_id = any(array(select parent.id from permit parent where parent.number ilike ${like}))`,
    ),
    toDateClause('created_at', filter.searchCreated, codes, now),
    toDateClause('starts_at', filter.searchStartDate, codes, now),
    toDateClause('ends_at', filter.searchEndDate, codes, now),
  ];
  return clauses.filter((clause) => clause !== undefined);
}

function toIds(
  texts: readonly string[] | null | undefined,
  idsByText: ReadonlyMap<string, string>,
): string[] | undefined {
  if (!texts || texts.length === 0) return undefined;
  return [...new Set(texts.flatMap((text) => idsByText.get(text) ?? []))];
}

/** Compares a single value with `=`: an index then returns rows in order, which it cannot with several values. */
function isOneOf(column: RawBuilder<unknown>, values: readonly string[], type: RawBuilder<unknown>): Clause {
  return values.length === 1 ? sql`${column} = ${values[0]}::${type}` : sql`${column} = any(${values}::${type}[])`;
}

function parseStatuses(texts: readonly string[] | null | undefined): PermitStatus[] | undefined {
  if (!texts || texts.length === 0) return undefined;
  return texts.map((text) => {
    if (isPermitStatus(text)) return text;
    throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'. Choose another.`);
  });
}

function parseCondition(text: string): WorkCondition {
  if (isWorkCondition(text)) return text;
  throw new Refusal('BAD_INPUT', `There is no condition '${text.slice(0, 40)}'. Choose another.`);
}

/**
 * A position, because the planner expects that to match almost always: it then reads an index in order until the page is
 * full. Of an ordinary comparison it would expect so few matches that it reads all there are.
 */
function toConditionClause(conditions: readonly string[], workCondition: RawBuilder<WorkCondition | null>): Clause {
  return sql`array_position(${asConstantList(conditions, 'text')}, ${workCondition}) is not null`;
}

function toDueClause(now: Date): Clause {
  return sql`(permit.status = any(${pendingApprovalStatuses}::text[]) and permit.starts_at < ${now})`;
}

/** The permits that a card of today's board counts: the SQL counterpart of its counts, as of now. */
function toPeriodClause(
  period: string,
  codes: FilterCodes,
  now: Date,
  workCondition: RawBuilder<WorkCondition | null>,
): Clause {
  if (!isListPeriod(period))
    throw new Refusal('BAD_INPUT', `There is no period '${period.slice(0, 40)}'. Choose another.`);
  const inStatus = sql<SqlBool>`permit.status = any(${statusesByPeriod[period]}::text[])`;
  if (period === 'live')
    return sql`(${inStatus} and permit.starts_at <= ${now} and permit.ends_at >= ${now} and ${isLiveWorkAt(now)})`;
  const condition = conditionByPeriod[period];
  if (condition !== null) return sql`(${inStatus} and ${workCondition} = ${condition})`;
  if (period === 'overdue') return sql`(${inStatus} and permit.ends_at < ${now})`;
  const zones = [...codes.siteIdsOfZone].map(([zone, siteIds]) => {
    const { from, to } = getDayBounds(now, zone);
    return sql`(permit.site_id = any(${siteIds}::uuid[]) and permit.starts_at >= ${from} and permit.starts_at < ${to})`;
  });
  return zones.length === 0 ? noRows : sql`(${inStatus} and (${sql.join(zones, sql` or `)}))`;
}

/**
 * Whether the number matches a pattern; numbers have no letters that are written in several ways, except for their case. All numbers of a site have its code in common, but few have four digits in
 * common: the index is searched for these alone, and what it finds is compared with the whole pattern.
 */
function numberContains(like: string): Clause {
  const [digits] = like.match(/\d{4,}/g)?.toSorted((a, b) => b.length - a.length) ?? [];
  if (digits === undefined) return sql`permit.number ilike ${like}`;
  return sql`(permit.number ilike ${`%${digits}%`} and (permit.number || '') ilike ${like})`;
}

function toSearchClause(text: string | null | undefined, clause: (like: string) => Clause): Clause | undefined {
  const like = toLikePattern(text);
  return like === undefined ? undefined : clause(like);
}

/** Whether a date without a year is one that has been, by the column that is filtered. */
const dateTenses = { created_at: 'past', starts_at: 'upcoming', ends_at: 'upcoming' } as const;

function toDateClause(
  column: keyof typeof dateTenses,
  text: string | null | undefined,
  codes: FilterCodes,
  now: Date,
): Clause | undefined {
  if (!text?.trim()) return undefined;
  const name = sql.ref(`permit.${column}`);
  const zones = [...codes.siteIdsOfZone].flatMap(([zone, siteIds]) => {
    const range = parseDateSearch(text, zone, { today: toDay(now, zone), tense: dateTenses[column] });
    if (!range) return [];
    const within = sql<SqlBool>`${name} >= ${range.from} and ${name} < ${range.to}`;
    // If all sites share one time zone, they need not be listed.
    return [codes.siteIdsOfZone.size === 1 ? within : sql`(${within} and permit.site_id = any(${siteIds}::uuid[]))`];
  });
  return zones.length === 0 ? noRows : sql`(${sql.join(zones, sql` or `)})`;
}
