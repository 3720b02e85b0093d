import { useQuery, useSubscription } from '@apollo/client/react';
import { monthInitials, readYear, yearProblem } from '@eptw/domain/report/calendar-month';
import { initiativesNote, initiativesTitle, kilogramsOf, permitsAt } from '@eptw/domain/report/initiatives';
import { useSearchParams } from 'react-router';
import { tableOf, withTotals, type ChartData } from '../../../components/chart/chart-data.ts';
import { ChartPanel } from '../../../components/chart/chart-panel.tsx';
import { YearField } from '../../../components/field/year-field.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useGathered } from '../../../lib/use-gathered.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import { thisYear } from '../now.ts';
import {
  GetEptwInitiativesDataDocument,
  PermitsRaisedDocument,
  type GetEptwInitiativesDataQuery,
} from '../operations.generated.ts';
import { ReportExports } from '../report-exports.tsx';
import '../reports.css';

type Months = GetEptwInitiativesDataQuery['getEptwInitiativesData']['data'];

/** Bars beside each other for each month, one for each site. */
function chartOf(months: Months): ChartData {
  const codes = months[0]?.sites.map(({ code }) => code) ?? [];
  return {
    labelTitle: 'Month',
    labels: monthInitials,
    series: codes.map((code) => ({
      name: code,
      values: months.map(({ sites }) => kilogramsOf(permitsAt(sites, code))),
    })),
    unit: 'kg',
    pointUnit: 'kgs',
  };
}

function YearOfInitiatives({ year }: { year: number }) {
  const { data, error, refetch } = useQuery(GetEptwInitiativesDataDocument, {
    variables: { currentYear: year },
  });
  const readAgain = useGathered(() => void refetch());
  useSubscription(PermitsRaisedDocument, { onData: readAgain, ignoreResults: true });
  useAdministrationNews(['site'], () => void refetch());
  const answer = data?.getEptwInitiativesData;
  if (!answer) return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />;
  if (!answer.success) return <ErrorState title={answer.message} />;
  const chart = chartOf(answer.data);
  return (
    <ChartPanel
      title={`${initiativesTitle} ${year}`}
      kind="bars"
      data={chart}
      table={withTotals(tableOf(chart))}
      hasTotals
      note={initiativesNote}
      empty={`No permits were raised in ${year}.`}
    />
  );
}

/** What permits on a screen instead of on paper save, at each site in each month of a year. */
export function Initiatives() {
  const [address, setAddress] = useSearchParams();
  const newest = thisYear();
  const year = readYear(address.get('year') ?? String(newest));
  return (
    <>
      <PageHeader
        title={initiativesTitle}
        note="What permits without paper save, by the month in which they were raised"
        actions={year && <ReportExports report="initiatives" period={{ name: 'year', value: String(year) }} />}
      />
      <div className="report-period">
        <YearField
          label="Year"
          value={year ? String(year) : ''}
          newest={newest}
          problem={year ? undefined : yearProblem}
          onChange={(next) => setAddress({ year: next }, { preventScrollReset: true })}
        />
      </div>
      {year && <YearOfInitiatives year={year} />}
    </>
  );
}
