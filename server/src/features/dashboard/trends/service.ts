import { permitStatuses } from '@eptw/domain/permit/status';
import { createBoardRows } from '@eptw/domain/dashboard/board-table';
import { listDays, listMonths, type DayRange } from '@eptw/domain/time/day-range';
import { permitKinds } from '@eptw/domain/permit/permit-kind';
import { toProgress, type Progress, type StatusCounts } from '@eptw/domain/dashboard/progress';
import { toSeries, type Series } from '@eptw/domain/dashboard/series';
import type { ActorContext } from '../../../app-context.ts';
import { countPermitsBy, type CountedRow, type CountQuery } from '../rollups/store.ts';
import { requireRange, resolveSites, type DateRangeInput } from '../filters.ts';
import { findDisciplineCodes, type BoardSite } from '../store.ts';

export interface TrendInput extends DateRangeInput {
  sites?: readonly string[] | null | undefined;
}

/** How far the permits of a month, site, contractor or discipline have progressed. */
export interface ProgressRow extends Progress {
  key: string;
  name: string;
}

/** Series over the same periods. */
export interface Trend {
  /** Months as '2026-03', days as '2026-03-01'. */
  periods: string[];
  series: Series[];
}

interface TrendCounts {
  range: DayRange;
  sites: BoardSite[];
  rows: CountedRow[];
}

async function countForTrend(
  context: ActorContext,
  input: TrendInput,
  query: Omit<CountQuery, 'siteIds' | 'range'>,
): Promise<TrendCounts> {
  const range = requireRange(input);
  const sites = await resolveSites(context, input.sites);
  const rows = await countPermitsBy(context.db, { ...query, range, siteIds: sites.map(({ _id }) => _id) });
  return { range, sites, rows };
}

/** The sums of several rows. */
function sumByStatus(rows: readonly CountedRow[]): StatusCounts {
  return Object.fromEntries(
    permitStatuses.map((status) => [status, rows.reduce((sum, row) => sum + row.counts[status], 0)]),
  ) as StatusCounts;
}

function toProgressRows(
  named: readonly { key: string; name: string }[],
  rows: readonly CountedRow[],
  getKey: (row: CountedRow) => string,
): ProgressRow[] {
  return named.map(({ key, name }) => ({
    key,
    name,
    ...toProgress(sumByStatus(rows.filter((row) => getKey(row) === key))),
  }));
}

/** Progress of the permits raised in a range, by month. */
export async function loadProgressByMonth(context: ActorContext, input: TrendInput): Promise<ProgressRow[]> {
  const { range, rows } = await countForTrend(context, input, { subject: 'permit', by: 'month' });
  const months = listMonths(range).map((month) => ({ key: month, name: month }));
  return toProgressRows(months, rows, ({ period }) => period);
}

/** The same by site. */
export async function loadProgressBySite(context: ActorContext, input: TrendInput): Promise<ProgressRow[]> {
  const { sites, rows } = await countForTrend(context, input, { subject: 'permit', bySite: true });
  const named = sites.map(({ _id, name }) => ({ key: _id, name }));
  return toProgressRows(named, rows, ({ siteId }) => siteId);
}

/** How many contractors are compared. */
const maxContractors = 10;

/** The same for the contractors who raised the most permits. */
export async function loadProgressByContractor(context: ActorContext, input: TrendInput): Promise<ProgressRow[]> {
  const { rows } = await countForTrend(context, input, { subject: 'company' });
  return toProgressRows(rankByRaised(rows).slice(0, maxContractors), rows, ({ value }) => value);
}

/** The same by discipline. */
export async function loadProgressByDiscipline(context: ActorContext, input: TrendInput): Promise<ProgressRow[]> {
  const { rows } = await countForTrend(context, input, { subject: 'discipline' });
  const codes = await findDisciplineCodes(context.db);
  return toProgressRows(rankByRaised(rows, codes), rows, ({ value }) => value);
}

function rankByRaised(rows: readonly CountedRow[], names?: ReadonlyMap<string, string>) {
  const cells = rows.map((row) => ({ siteId: '', value: row.value, count: toProgress(row.counts).raised }));
  return createBoardRows(cells, (value) => names?.get(value) ?? value);
}

/** Permits raised in each month, by discipline. */
export async function loadDisciplinesByMonth(context: ActorContext, input: TrendInput): Promise<Trend> {
  const { range, rows } = await countForTrend(context, input, { subject: 'discipline', by: 'month' });
  const named = rankByRaised(rows, await findDisciplineCodes(context.db));
  const points = rows.map((row) => ({ period: row.period, value: row.value, count: toProgress(row.counts).raised }));
  const periods = listMonths(range);
  return { periods, series: toSeries(named, periods, points) };
}

/** Permits raised on each day, by kind. */
export async function loadKindsByDay(context: ActorContext, input: TrendInput): Promise<Trend> {
  const { range, rows } = await countForTrend(context, input, { subject: 'permit', by: 'day' });
  const points = rows.map((row) => ({ period: row.period, value: row.kind, count: toProgress(row.counts).raised }));
  const periods = listDays(range);
  const kinds = permitKinds.map((kind) => ({ key: kind, name: kind }));
  return { periods, series: toSeries(kinds, periods, points) };
}
