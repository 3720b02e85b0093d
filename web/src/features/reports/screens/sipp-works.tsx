import { formatMonth, invalidMonthMessage, parseReportMonth, type Month } from '@eptw/domain/time/month';
import { sippDurationNote } from '@eptw/domain/report/sipp-duration';
import { sippTitle } from '@eptw/domain/report/sipp-work';
import { useMemo } from 'react';
import { MonthField } from '../../../components/field/month-field.tsx';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import type { ListChange, ListState } from '../../../lib/list-state.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useBoardSubscription } from '../../dashboard/components/use-board-subscription.ts';
import { getCurrentMonth } from '../current-period.ts';
import { GetSippMonthlyReportsDocument } from '../../../generated/reports.ts';
import { ReportExports } from '../report-exports.tsx';
import { SippDay } from '../sipp-works/sipp-day.tsx';
import '../../../components/list/list.css';
import '../reports.css';

interface SippMonthProps {
  month: Month;
  state: ListState;
  change: (listChange: ListChange) => void;
}

function SippMonth({ month, state, change }: SippMonthProps) {
  const isNarrow = useNarrowScreen();
  const query = useQuery(GetSippMonthlyReportsDocument, {
    variables: { currentMonth: month, limit: state.pageSize, offset: state.page - 1 },
  });
  const { rows: days, count, failed, outdated, onRetry } = usePage(query, state, change);
  useBoardSubscription(onRetry);
  const monthLabel = formatMonth(month);
  if (failed) return <ErrorState onRetry={onRetry} />;
  if (!days) return <LoadingPage />;
  if (days.length === 0)
    return (
      <Panel title={monthLabel} hiddenTitle>
        <EmptyState
          title={`No SIPP works start in ${monthLabel}.`}
          hint="This report has the works whose permit is pending approval, is approved or was approved. Choose another month."
        />
      </Panel>
    );
  return (
    <div className="sipp-days" aria-busy={outdated || undefined}>
      <p className="sipp-count" role="status">
        {formatCountNote(count, true, ['SIPP work', 'SIPP works'])} in {monthLabel}
      </p>
      {days.map((day) => (
        <SippDay key={day.startDate} day={day} />
      ))}
      <Panel title={`Pages of ${sippTitle}`} hiddenTitle>
        <ListPages
          title={sippTitle}
          state={state}
          count={count}
          narrow={isNarrow}
          fixedPageSize={false}
          onChange={change}
        />
      </Panel>
    </div>
  );
}

/** SIPP works of a month by start day: those pending approval, and those approved. */
export function SippWorks() {
  const [state, change] = useListState();
  const requestedMonth = state.filters['month']?.[0] ?? getCurrentMonth();
  const month = useMemo(() => parseReportMonth(requestedMonth), [requestedMonth]);
  return (
    <>
      <PageHeader
        title={sippTitle}
        note="By the day on which they start"
        actions={month && <ReportExports report="sipp-works" period={{ name: 'month', value: month }} />}
      />
      <div className="report-period">
        <MonthField
          label="Month"
          value={month ?? ''}
          problem={month ? undefined : invalidMonthMessage}
          onChange={(next) => change({ filters: { month: [next] } })}
        />
      </div>
      <p className="sipp-count">{sippDurationNote}</p>
      {month && <SippMonth month={month} state={state} change={change} />}
    </>
  );
}
