import { progressLabels, progressParts } from '@eptw/domain/dashboard/progress';
import { useQuery } from '../../../lib/api/use-query.ts';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import type { ChartData } from '../../../components/chart/chart-data.ts';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import type { BoardFilters, BoardFilterSpec } from '../filters/board-filters.ts';
import { FilteredBoard } from '../filters/filtered-board.tsx';
import { GetTrendsDocument, type ProgressNumbersFragment } from '../../../generated/dashboard.ts';
import { StaleNotice } from '../stale-notice.tsx';
import { useBoardSubscription } from '../components/use-board-subscription.ts';
import { formatMonth } from '@eptw/domain/time/month';

const filterSpec: BoardFilterSpec = { fields: ['range', 'sites'] };
const defaultDays = 365;

type Row = NonNullable<ProgressNumbersFragment['item']>['rows'][number];

/** The current state of the permits raised; the parts add up to their number. */
const progressSeries = [
  { name: 'Raised', getCount: (row: Row) => row.raised },
  ...progressParts.map((part) => ({ name: progressLabels[part], getCount: (row: Row) => row[part] })),
];

function toProgressChart(
  labelTitle: string,
  rows: readonly Row[],
  getName: (row: Row) => string = ({ name }) => name,
): ChartData {
  return {
    labelTitle,
    labels: rows.map(getName),
    series: progressSeries.map(({ name, getCount }) => ({ name, values: rows.map(getCount) })),
  };
}

/** The progress of permits over a longer period: by month, site, contractor and discipline. */
export function TrendsBoard() {
  return (
    <FilteredBoard title="Trends" spec={filterSpec} defaultDays={defaultDays}>
      {(filters) => <TrendCharts filters={filters} />}
    </FilteredBoard>
  );
}

function TrendCharts({ filters }: { filters: BoardFilters }) {
  const { data, error, refetch } = useQuery(GetTrendsDocument, {
    variables: { startDate: filters.from, endDate: filters.to, sites: [...filters.sites] },
  });
  const retry = () => void refetch();
  useBoardSubscription(retry);
  if (!data) return error ? <ErrorState onRetry={retry} /> : <LoadingPage />;
  const { months, bySite, contractors, disciplines, disciplineMonths } = data;
  if (!months.item || !bySite.item || !contractors.item || !disciplines.item || !disciplineMonths.item) {
    const failedPayload = [months, bySite, contractors, disciplines, disciplineMonths].find(({ item }) => !item);
    return <ErrorState title={failedPayload?.message} onRetry={retry} />;
  }
  const empty = 'No permits were raised in this period';
  const note = 'Permits raised in the period, by where they are now.';
  return (
    <>
      {error && <StaleNotice onRetry={retry} />}
      <ChartPanel
        empty={empty}
        title="Permits by month"
        kind="lines"
        note={note}
        data={toProgressChart('Month', months.item.rows, ({ key }) => formatMonth(key))}
      />
      <ChartPanel empty={empty} title="Permits by site" kind="bars" data={toProgressChart('Site', bySite.item.rows)} />
      <ChartPanel
        empty={empty}
        title="The ten contractors with the most permits"
        kind="bars"
        data={toProgressChart('Contractor', contractors.item.rows)}
      />
      <ChartPanel
        empty={empty}
        title="Permits by discipline"
        kind="bars"
        data={toProgressChart('Discipline', disciplines.item.rows)}
      />
      <ChartPanel
        empty={empty}
        title="Permits by discipline and month"
        kind="lines"
        data={{
          labelTitle: 'Month',
          labels: disciplineMonths.item.periods.map(formatMonth),
          series: disciplineMonths.item.series.map(({ name, counts }) => ({ name, values: counts })),
        }}
      />
    </>
  );
}
