import { message } from '@eptw/domain/message';
import { isPermitStatus, permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import {
  createBoardTable,
  createBoardRows,
  type BoardTable,
  type CountedCell,
} from '@eptw/domain/dashboard/board-table';
import { isChildPermitGroup, listTypesInGroup, type ChildPermitGroup } from '@eptw/domain/permit/child-permit-types';
import { listMonths, toYearRange, type DayRange } from '@eptw/domain/time/day-range';
import { sumKindCounts, type KindCounts } from '@eptw/domain/permit/permit-kind';
import { toProgress } from '@eptw/domain/dashboard/progress';
import { buildTypeTree, type CountedType, type TypeBranch } from '@eptw/domain/dashboard/type-tree';
import type { RollupSubject } from '../../../database/rollup-tables.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { countPermitsBy, type CountedRow } from '../rollups/store.ts';
import { requireSites, parseOptionalRange, requireRange, resolveSites, type DateRangeInput } from '../filters.ts';
import { findDisciplineCodes, type BoardSite } from '../store.ts';

type Optional<Value> = Value | null | undefined;

interface SitesInput {
  sites?: Optional<readonly string[]>;
}

const toIds = (sites: readonly BoardSite[]) => sites.map(({ _id }) => _id);
const countRaised = (row: CountedRow) => toProgress(row.counts).raised;
const sumByKind = (rows: readonly CountedRow[]) =>
  sumKindCounts(rows.map((row) => ({ kind: row.kind, count: countRaised(row) })));

/** How many permits of each kind have a status. */
export interface StatusRow {
  status: PermitStatus;
  counts: KindCounts;
}

export interface PermitTotals {
  rows: StatusRow[];
  totals: KindCounts;
}

function toPermitTotals(rows: readonly CountedRow[]): PermitTotals {
  return {
    rows: permitStatuses.map((status) => ({
      status,
      counts: sumKindCounts(rows.map((row) => ({ kind: row.kind, count: row.counts[status] }))),
    })),
    totals: sumByKind(rows),
  };
}

/** The first board: permits of each kind in each status. */
export async function countPermitsByStatus(context: ActorContext, input: DateRangeInput): Promise<PermitTotals> {
  const range = requireRange(input);
  const siteIds = toIds(await resolveSites(context, undefined));
  return toPermitTotals(await countPermitsBy(context.db, { subject: 'permit', siteIds, range }));
}

/** The same over all days or a range, and for sites. */
export async function countPermits(context: ActorContext, input: DateRangeInput & SitesInput): Promise<PermitTotals> {
  const range = parseOptionalRange(input);
  const siteIds = toIds(await resolveSites(context, input.sites));
  return toPermitTotals(await countPermitsBy(context.db, { subject: 'permit', siteIds, range }));
}

export interface SiteTotals extends PermitTotals {
  site: BoardSite;
}

/** The same by site, and in total. */
export async function countPermitsBySite(
  context: ActorContext,
  input: DateRangeInput & SitesInput,
): Promise<{ sites: SiteTotals[]; totals: KindCounts }> {
  const range = parseOptionalRange(input);
  const sites = await resolveSites(context, input.sites);
  const rows = await countPermitsBy(context.db, { subject: 'permit', siteIds: toIds(sites), range, bySite: true });
  return {
    sites: sites.map((site) => ({ site, ...toPermitTotals(rows.filter(({ siteId }) => siteId === site._id)) })),
    totals: sumByKind(rows),
  };
}

function parsePermitGroup(text: Optional<string>): ChildPermitGroup {
  const requested = text?.trim() ?? '';
  if (requested === '') throw new Refusal('BAD_INPUT', message.selectPermitType);
  if (!isChildPermitGroup(requested))
    throw new Refusal('BAD_INPUT', `There is no permit type '${requested.slice(0, 40)}'. Choose A, B or C.`);
  return requested;
}

function parseStatus(text: Optional<string>): PermitStatus | undefined {
  if (!text?.trim()) return undefined;
  if (!isPermitStatus(text))
    throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'. Choose another.`);
  return text;
}

function requireStatus(text: Optional<string>): PermitStatus {
  const status = parseStatus(text);
  if (status === undefined) throw new Refusal('BAD_INPUT', message.selectPermitType);
  return status;
}

/** A table, with the sites of its columns. */
export interface SiteTable extends BoardTable {
  sites: BoardSite[];
}

function toCells(rows: readonly CountedRow[], status: PermitStatus | undefined): CountedCell[] {
  return rows.map((row) => ({
    siteId: row.siteId,
    value: row.value,
    count: status ? row.counts[status] : countRaised(row),
  }));
}

async function buildChildPermitTable(
  context: ActorContext,
  range: DayRange,
  sites: BoardSite[],
  group: ChildPermitGroup,
  status?: PermitStatus,
): Promise<SiteTable> {
  const rows = await countPermitsBy(context.db, { subject: 'form', siteIds: toIds(sites), range, bySite: true });
  const types = listTypesInGroup(group).map(({ type, title }) => ({ key: type, name: title }));
  return { sites, ...createBoardTable(types, toIds(sites), toCells(rows, status)) };
}

/** The second board: permits that have each type of child permit. */
export async function countChildPermitsByType(
  context: ActorContext,
  input: DateRangeInput & SitesInput & { childPermitType?: Optional<string> },
): Promise<SiteTable> {
  const range = requireRange(input);
  const sites = await requireSites(context, input.sites);
  return buildChildPermitTable(context, range, sites, parsePermitGroup(input.childPermitType));
}

export interface MonthRow {
  /** '2026-03'. */
  month: string;
  general: number;
  toolInstall: number;
}

export interface YearOfPermits {
  months: MonthRow[];
  general: number;
  toolInstall: number;
}

/** The third board: General and Tool Install permits raised in each month of a year. */
export async function countGeneralAndToolInstall(
  context: ActorContext,
  input: SitesInput & { year?: Optional<number> },
): Promise<YearOfPermits> {
  const range = toYearRange(input.year);
  if (!range) throw new Refusal('BAD_INPUT', message.selectYearAndSite);
  const sites = await requireSites(context, input.sites, message.selectYearAndSite);
  const rows = await countPermitsBy(context.db, { subject: 'permit', siteIds: toIds(sites), range, by: 'month' });
  const { general, toolInstall } = sumByKind(rows);
  const months = listMonths(range).map((month) => {
    const counts = sumByKind(rows.filter(({ period }) => period === month));
    return { month, general: counts.general, toolInstall: counts.toolInstall };
  });
  return { months, general, toolInstall };
}

interface TableInput extends DateRangeInput, SitesInput {
  permitStatus?: Optional<string>;
}

/** The subjects of the fourth board, except child permits. */
export type TableSubject = Extract<RollupSubject, 'company' | 'discipline' | 'level'>;

/** The fourth board: permits in a status, by contractor, discipline or level, at each site. */
export async function countPermitsBySubject(
  context: ActorContext,
  subject: TableSubject,
  input: TableInput,
): Promise<SiteTable> {
  const range = requireRange(input, message.selectBoardRange);
  const sites = await requireSites(context, input.sites);
  const status = requireStatus(input.permitStatus);
  const rows = await countPermitsBy(context.db, { subject, siteIds: toIds(sites), range, bySite: true });
  const codes = subject === 'discipline' ? await findDisciplineCodes(context.db) : undefined;
  const cells = toCells(rows, status);
  const named = createBoardRows(cells, (value) => codes?.get(value) ?? value);
  return { sites, ...createBoardTable(named, toIds(sites), cells) };
}

/** The fourth board's last tab: permits that have each type of child permit, optionally in one status. */
export async function countPermitsByChildPermit(
  context: ActorContext,
  input: TableInput & { childPermitType?: Optional<string> },
): Promise<SiteTable> {
  const range = requireRange(input, message.selectBoardRange);
  const sites = await requireSites(context, input.sites);
  const group = parsePermitGroup(input.childPermitType);
  return buildChildPermitTable(context, range, sites, group, parseStatus(input.permitStatus));
}

/** The fifth board: how often each type of child permit is on General and on Tool Install permits. */
export async function loadTypeTree(context: ActorContext, input: DateRangeInput): Promise<TypeBranch[]> {
  const range = requireRange(input);
  const siteIds = toIds(await resolveSites(context, undefined));
  const [types, variants] = await Promise.all([
    countPermitsBy(context.db, { subject: 'form', siteIds, range }),
    countPermitsBy(context.db, { subject: 'sipp', siteIds, range }),
  ]);
  return buildTypeTree(types.map(toCountedType), variants.map(toCountedType));
}

function toCountedType(row: CountedRow): CountedType {
  const { general, toolInstall } = sumByKind([row]);
  return { type: row.value, general, toolInstall };
}
