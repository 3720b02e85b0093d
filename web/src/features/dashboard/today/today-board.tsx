import { visibilityByRole } from '@eptw/domain/access/visibility';
import { formatDayAndTime, formatCalendarDate } from '@eptw/domain/time/format-date';
import { toDay, createRangeUpTo } from '@eptw/domain/time/day-range';
import { useSearchParams } from 'react-router';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { MultiSelectField } from '../../../components/field/select-field.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useManagedSites } from '../../sites/components/use-managed-sites.ts';
import { CountTree } from '../boards/count-tree.tsx';
import { toStatusChart } from '../boards/status-chart.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { GetTodayDocument, type KindNumbersFragment } from '../../../generated/dashboard.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBoardSubscription } from '../components/use-board-subscription.ts';
import { useOnTimeChange } from './use-on-time-change.ts';
import { StaleNotice } from '../stale-notice.tsx';
import { HighRiskWork } from './high-risk-work.tsx';
import { DayCards } from './day-cards.tsx';
import './today.css';

const trendDays = 30;
const columns = ['General', 'Tool Install', 'Child Permit', 'Total'];
const toNumbers = ({ general, toolInstall, childPermit, total }: KindNumbersFragment) => [
  general,
  toolInstall,
  childPermit,
  total,
];

/** Today at a glance: live, starting, overdue and pending permits, and high-risk work by site. */
export function TodayBoard() {
  const { role } = useSignedInUser();
  const { sites: siteOptions } = useManagedSites();
  const [address, setAddress] = useSearchParams();
  const sites = address.getAll('site');
  // Which permits are live or overdue changes with time alone.
  const now = useNow();
  const { from, to } = createRangeUpTo(toDay(now), trendDays);
  // A list also includes permits at other sites that the viewer reviews; cards count only those at their own sites.
  const countedSites =
    sites.length > 0 || visibilityByRole[role] === 'all' ? sites : siteOptions.map(({ code }) => code);
  const requestedSites = sites.length > 0 ? sites : null;
  const { data, error, refetch } = useQuery(GetTodayDocument, {
    variables: { sites: requestedSites, firstDay: from, lastDay: to },
  });
  const retry = () => void refetch();
  useBoardSubscription(retry);
  useOnTimeChange(retry, now);

  function selectSites(next: readonly string[]) {
    const search = new URLSearchParams(address);
    search.delete('site');
    for (const site of next) search.append('site', site);
    setAddress(search, { preventScrollReset: true });
  }

  const sitesField = (
    <div className="today-sites">
      <MultiSelectField
        label="Sites"
        placeholder="All your sites"
        options={siteOptions.map(({ code, name }) => ({ value: code, label: name }))}
        values={sites}
        onChange={selectSites}
      />
    </div>
  );
  // The field stays while data for other sites loads, because several sites are chosen one after the other.
  if (!data) {
    return (
      <>
        {sitesField}
        {error ? <ErrorState onRetry={retry} /> : <LoadingPage />}
      </>
    );
  }
  const { day, statuses, bySite, raised } = data;
  if (!day.item || !statuses.item || !bySite.item || !raised.item) {
    return (
      <>
        {sitesField}
        <ErrorState title={[day, statuses, bySite, raised].find(({ item }) => !item)?.message} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      {sitesField}
      <p className="board-summary">
        {sites.length > 0 ? `At ${sites.join(', ')}` : 'At all your sites'}, {formatDayAndTime(day.item.at)}
      </p>
      {error && <StaleNotice onRetry={retry} />}
      <DayCards day={day.item} sites={countedSites} />
      <HighRiskWork key={sites.join()} sites={sites} />
      <div className="today-pair">
        <CountTree
          title="All permits by site"
          rowTitles={['Site', 'Status']}
          columns={columns}
          branches={bySite.item.sites.map(({ site, totals, rows }) => ({
            key: site._id,
            title: `${site.name} (${site.code})`,
            numbers: toNumbers(totals),
            leaves: rows.map(({ status, label, counts }) => ({
              key: status,
              title: label,
              numbers: toNumbers(counts),
            })),
          }))}
        />
        <ChartPanel
          title="All permits by status"
          kind="rows"
          {...toStatusChart(statuses.item.rows)}
          hasTotals
          empty="There are no permits yet"
        />
      </div>
      <ChartPanel
        title={`Permits raised in the last ${trendDays} days`}
        kind="lines"
        data={{
          labelTitle: 'Day',
          labels: raised.item.periods.map(formatCalendarDate),
          series: raised.item.series.map(({ name, counts }) => ({ name, values: counts })),
        }}
        empty="No permits were raised"
      />
    </>
  );
}
