import { statuses } from '@eptw/domain/permit/status';
import { rowsOf } from '@eptw/domain/report/board-table';
import { daysOf, monthsOf, type DayRange } from '@eptw/domain/report/days';
import { permitKinds } from '@eptw/domain/report/permit-kind';
import { progressOf, type Progress, type StatusCounts } from '@eptw/domain/report/progress';
import { seriesOf, type Series } from '@eptw/domain/report/series';
import type { Scope } from '../../../graphql/context.ts';
import { countsOf, type CountedRow, type CountQuestion } from '../counting/store.ts';
import { requiredRange, sitesOf, type SentRange } from '../request.ts';
import { disciplineCodes, type BoardSite } from '../store.ts';

export interface SentTrend extends SentRange {
  sites?: readonly string[] | null | undefined;
}

/** How far the permits of a month, site, contractor or discipline are. */
export interface ProgressRow extends Progress {
  key: string;
  name: string;
}

/** Lines over the same periods. */
export interface Trend {
  /** Months as '2026-03', days as '2026-03-01'. */
  periods: string[];
  series: Series[];
}

interface Counted {
  range: DayRange;
  sites: BoardSite[];
  rows: CountedRow[];
}

async function counted(
  scope: Scope,
  sent: SentTrend,
  question: Omit<CountQuestion, 'siteIds' | 'range'>,
): Promise<Counted> {
  const range = requiredRange(sent);
  const sites = await sitesOf(scope, sent.sites);
  const rows = await countsOf(scope.db, { ...question, range, siteIds: sites.map(({ _id }) => _id) });
  return { range, sites, rows };
}

/** What stands in several rows, added up. */
function added(rows: readonly CountedRow[]): StatusCounts {
  return Object.fromEntries(
    statuses.map((status) => [status, rows.reduce((sum, row) => sum + row[status], 0)]),
  ) as StatusCounts;
}

function progressRows(
  named: readonly { key: string; name: string }[],
  rows: readonly CountedRow[],
  keyOf: (row: CountedRow) => string,
): ProgressRow[] {
  return named.map(({ key, name }) => ({ key, name, ...progressOf(added(rows.filter((row) => keyOf(row) === key))) }));
}

/** How far the permits are that were raised in each month of a range. */
export async function progressByMonth(scope: Scope, sent: SentTrend): Promise<ProgressRow[]> {
  const { range, rows } = await counted(scope, sent, { subject: 'permit', by: 'month' });
  const months = monthsOf(range).map((month) => ({ key: month, name: month }));
  return progressRows(months, rows, ({ period }) => period);
}

/** The same for each site. */
export async function progressBySite(scope: Scope, sent: SentTrend): Promise<ProgressRow[]> {
  const { sites, rows } = await counted(scope, sent, { subject: 'permit', bySite: true });
  const named = sites.map(({ _id, name }) => ({ key: _id, name }));
  return progressRows(named, rows, ({ siteId }) => siteId);
}

/** How many contractors are compared. */
const mostContractors = 10;

/** The same for the contractors who raised the most. */
export async function progressByContractor(scope: Scope, sent: SentTrend): Promise<ProgressRow[]> {
  const { rows } = await counted(scope, sent, { subject: 'company' });
  return progressRows(mostRaised(rows).slice(0, mostContractors), rows, ({ value }) => value);
}

/** The same for each discipline. */
export async function progressByDiscipline(scope: Scope, sent: SentTrend): Promise<ProgressRow[]> {
  const { rows } = await counted(scope, sent, { subject: 'discipline' });
  const codes = await disciplineCodes(scope.db);
  return progressRows(mostRaised(rows, codes), rows, ({ value }) => value);
}

function mostRaised(rows: readonly CountedRow[], names?: ReadonlyMap<string, string>) {
  const cells = rows.map((row) => ({ siteId: '', value: row.value, count: progressOf(row).raised }));
  return rowsOf(cells, (value) => names?.get(value) ?? value);
}

/** Permits of each discipline that were raised in each month. */
export async function disciplinesByMonth(scope: Scope, sent: SentTrend): Promise<Trend> {
  const { range, rows } = await counted(scope, sent, { subject: 'discipline', by: 'month' });
  const named = mostRaised(rows, await disciplineCodes(scope.db));
  const points = rows.map((row) => ({ period: row.period, value: row.value, count: progressOf(row).raised }));
  const periods = monthsOf(range);
  return { periods, series: seriesOf(named, periods, points) };
}

/** Permits of each kind that were raised on each day. */
export async function kindsByDay(scope: Scope, sent: SentTrend): Promise<Trend> {
  const { range, rows } = await counted(scope, sent, { subject: 'permit', by: 'day' });
  const points = rows.map((row) => ({ period: row.period, value: row.kind, count: progressOf(row).raised }));
  const periods = daysOf(range);
  const kinds = permitKinds.map((kind) => ({ key: kind, name: kind }));
  return { periods, series: seriesOf(kinds, periods, points) };
}
