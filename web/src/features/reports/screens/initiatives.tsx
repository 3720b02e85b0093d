import { monthAbbreviations, parseReportYear, invalidYearMessage } from '@eptw/domain/time/month';
import { initiativesNote, initiativesTitle, toKilograms, countPermitsAt } from '@eptw/domain/report/initiatives';
import { useSearchParams } from 'react-router';
import { toDataTable, addTotals, type ChartData } from '../../../components/chart/chart-data.ts';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { YearField } from '../../../components/field/year-field.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { getCurrentYear } from '../current-period.ts';
import {
  GetEptwInitiativesDataDocument,
  PermitsRaisedDocument,
  type GetEptwInitiativesDataQuery,
} from '../../../generated/reports.ts';
import { ReportExports } from '../report-exports.tsx';
import '../reports.css';

type Months = GetEptwInitiativesDataQuery['getEptwInitiativesData']['data'];

/** Grouped bars for each month, one for each site. */
function toChartData(months: Months): ChartData {
  const codes = months[0]?.sites.map(({ code }) => code) ?? [];
  return {
    labelTitle: 'Month',
    labels: monthAbbreviations,
    series: codes.map((code) => ({
      name: code,
      values: months.map(({ sites }) => toKilograms(countPermitsAt(sites, code))),
    })),
    unit: 'kg',
    pointUnit: 'kgs',
  };
}

function InitiativesChart({ year }: { year: number }) {
  const { data, error, refetch } = useQuery(GetEptwInitiativesDataDocument, {
    variables: { currentYear: year },
  });
  useRefetchOn(PermitsRaisedDocument, () => void refetch());
  useAdminSubscription(['site'], () => void refetch());
  const payload = data?.getEptwInitiativesData;
  if (!payload) return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />;
  if (!payload.success) return <ErrorState title={payload.message} />;
  const chart = toChartData(payload.data);
  return (
    <ChartPanel
      title={`${initiativesTitle} ${year}`}
      kind="bars"
      data={chart}
      table={addTotals(toDataTable(chart))}
      hasTotals
      note={initiativesNote}
      empty={`No permits were raised in ${year}.`}
    />
  );
}

/** The savings of permits on screen instead of on paper, by site and month of a year. */
export function Initiatives() {
  const [address, setAddress] = useSearchParams();
  const newest = getCurrentYear();
  const year = parseReportYear(address.get('year') ?? String(newest));
  return (
    <>
      <PageHeader
        title={initiativesTitle}
        note="Paper saved by electronic permits, by the month they were raised"
        actions={year && <ReportExports report="initiatives" period={{ name: 'year', value: String(year) }} />}
      />
      <div className="report-period">
        <YearField
          label="Year"
          value={year ? String(year) : ''}
          newest={newest}
          problem={year ? undefined : invalidYearMessage}
          onChange={(next) => setAddress({ year: next }, { preventScrollReset: true })}
        />
      </div>
      {year && <InitiativesChart year={year} />}
    </>
  );
}
