import { message } from '@eptw/domain/message';
import { isStatus, statuses, type Status } from '@eptw/domain/permit/status';
import { boardTable, rowsOf, type BoardTable, type CountedCell } from '@eptw/domain/report/board-table';
import { isChildPermitGroup, typesOfGroup, type ChildPermitGroup } from '@eptw/domain/report/child-permit-types';
import { monthsOf, yearRange, type DayRange } from '@eptw/domain/report/days';
import { kindCounts, type KindCounts } from '@eptw/domain/report/permit-kind';
import { progressOf } from '@eptw/domain/report/progress';
import { typeTree, type CountedType, type TypeBranch } from '@eptw/domain/report/type-tree';
import type { CountSubject } from '../../../database/count-tables.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { countsOf, type CountedRow } from '../counting/store.ts';
import { namedSites, optionalRange, requiredRange, sitesOf, type SentRange } from '../request.ts';
import { disciplineCodes, type BoardSite } from '../store.ts';

type Sent<Value> = Value | null | undefined;

interface SentSites {
  sites?: Sent<readonly string[]>;
}

const idsOf = (sites: readonly BoardSite[]) => sites.map(({ _id }) => _id);
const total = (row: CountedRow) => progressOf(row).raised;
const inAll = (rows: readonly CountedRow[]) => kindCounts(rows.map((row) => ({ kind: row.kind, count: total(row) })));

/** How many permits of each kind are in a status. */
export interface StatusRow {
  status: Status;
  counts: KindCounts;
}

export interface PermitTotals {
  rows: StatusRow[];
  totals: KindCounts;
}

function permitTotals(rows: readonly CountedRow[]): PermitTotals {
  return {
    rows: statuses.map((status) => ({
      status,
      counts: kindCounts(rows.map((row) => ({ kind: row.kind, count: row[status] }))),
    })),
    totals: inAll(rows),
  };
}

/** The first board: permits of each kind in each status. */
export async function permitsByStatus(scope: Scope, sent: SentRange): Promise<PermitTotals> {
  const range = requiredRange(sent);
  const siteIds = idsOf(await sitesOf(scope, undefined));
  return permitTotals(await countsOf(scope.db, { subject: 'permit', siteIds, range }));
}

/** The same of all days, or of a range, and of sites. */
export async function permitTotalsOf(scope: Scope, sent: SentRange & SentSites): Promise<PermitTotals> {
  const range = optionalRange(sent);
  const siteIds = idsOf(await sitesOf(scope, sent.sites));
  return permitTotals(await countsOf(scope.db, { subject: 'permit', siteIds, range }));
}

export interface SiteTotals extends PermitTotals {
  site: BoardSite;
}

/** The same site by site, and altogether. */
export async function totalsBySite(
  scope: Scope,
  sent: SentRange & SentSites,
): Promise<{ sites: SiteTotals[]; totals: KindCounts }> {
  const range = optionalRange(sent);
  const sites = await sitesOf(scope, sent.sites);
  const rows = await countsOf(scope.db, { subject: 'permit', siteIds: idsOf(sites), range, bySite: true });
  return {
    sites: sites.map((site) => ({ site, ...permitTotals(rows.filter(({ siteId }) => siteId === site._id)) })),
    totals: inAll(rows),
  };
}

function requiredGroup(text: Sent<string>): ChildPermitGroup {
  const wanted = text?.trim() ?? '';
  if (wanted === '') throw new Refusal('BAD_INPUT', message.selectPermitType);
  if (!isChildPermitGroup(wanted))
    throw new Refusal('BAD_INPUT', `There is no permit type '${wanted.slice(0, 40)}'. Choose A, B or C.`);
  return wanted;
}

function statusOf(text: Sent<string>): Status | undefined {
  if (!text?.trim()) return undefined;
  if (!isStatus(text)) throw new Refusal('BAD_INPUT', `There is no status '${text.slice(0, 40)}'. Choose another.`);
  return text;
}

function requiredStatus(text: Sent<string>): Status {
  const status = statusOf(text);
  if (status === undefined) throw new Refusal('BAD_INPUT', message.selectPermitType);
  return status;
}

/** A table together with the sites that its columns are. */
export interface SiteTable extends BoardTable {
  sites: BoardSite[];
}

function cellsOf(rows: readonly CountedRow[], status: Status | undefined): CountedCell[] {
  return rows.map((row) => ({ siteId: row.siteId, value: row.value, count: status ? row[status] : total(row) }));
}

async function childPermitTable(
  scope: Scope,
  range: DayRange,
  sites: BoardSite[],
  group: ChildPermitGroup,
  status?: Status,
): Promise<SiteTable> {
  const rows = await countsOf(scope.db, { subject: 'form', siteIds: idsOf(sites), range, bySite: true });
  const types = typesOfGroup(group).map(({ type, title }) => ({ key: type, name: title }));
  return { sites, ...boardTable(types, idsOf(sites), cellsOf(rows, status)) };
}

/** The second board: permits that carry each type of child permit. */
export async function childPermitsByType(
  scope: Scope,
  sent: SentRange & SentSites & { childPermitType?: Sent<string> },
): Promise<SiteTable> {
  const range = requiredRange(sent);
  const sites = await namedSites(scope, sent.sites);
  return childPermitTable(scope, range, sites, requiredGroup(sent.childPermitType));
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
export async function generalAndToolInstall(
  scope: Scope,
  sent: SentSites & { year?: Sent<number> },
): Promise<YearOfPermits> {
  const range = yearRange(sent.year);
  if (!range) throw new Refusal('BAD_INPUT', message.selectYearAndSite);
  const sites = await namedSites(scope, sent.sites, message.selectYearAndSite);
  const rows = await countsOf(scope.db, { subject: 'permit', siteIds: idsOf(sites), range, by: 'month' });
  const { general, toolInstall } = inAll(rows);
  const months = monthsOf(range).map((month) => {
    const counts = inAll(rows.filter(({ period }) => period === month));
    return { month, general: counts.general, toolInstall: counts.toolInstall };
  });
  return { months, general, toolInstall };
}

interface SentTable extends SentRange, SentSites {
  permitStatus?: Sent<string>;
}

/** What the fourth board counts by, except child permits. */
export type TableSubject = Extract<CountSubject, 'company' | 'discipline' | 'level'>;

/** The fourth board: permits in a status, by contractor, discipline or level, at each site. */
export async function permitsBySubject(scope: Scope, subject: TableSubject, sent: SentTable): Promise<SiteTable> {
  const range = requiredRange(sent, message.selectBoardRange);
  const sites = await namedSites(scope, sent.sites);
  const status = requiredStatus(sent.permitStatus);
  const rows = await countsOf(scope.db, { subject, siteIds: idsOf(sites), range, bySite: true });
  const codes = subject === 'discipline' ? await disciplineCodes(scope.db) : undefined;
  const cells = cellsOf(rows, status);
  const named = rowsOf(cells, (value) => codes?.get(value) ?? value);
  return { sites, ...boardTable(named, idsOf(sites), cells) };
}

/** The fourth board's last tab: permits that carry each type of child permit, in a status if one is given. */
export async function permitsByChildPermit(
  scope: Scope,
  sent: SentTable & { childPermitType?: Sent<string> },
): Promise<SiteTable> {
  const range = requiredRange(sent, message.selectBoardRange);
  const sites = await namedSites(scope, sent.sites);
  const group = requiredGroup(sent.childPermitType);
  return childPermitTable(scope, range, sites, group, statusOf(sent.permitStatus));
}

/** The fifth board: how often each type of child permit is on General and on Tool Install permits. */
export async function permitsByTypeTree(scope: Scope, sent: SentRange): Promise<TypeBranch[]> {
  const range = requiredRange(sent);
  const siteIds = idsOf(await sitesOf(scope, undefined));
  const [types, variants] = await Promise.all([
    countsOf(scope.db, { subject: 'form', siteIds, range }),
    countsOf(scope.db, { subject: 'sipp', siteIds, range }),
  ]);
  return typeTree(types.map(typeOf), variants.map(typeOf));
}

function typeOf(row: CountedRow): CountedType {
  const { general, toolInstall } = inAll([row]);
  return { type: row.value, general, toolInstall };
}
