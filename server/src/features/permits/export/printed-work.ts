import { formatLimits } from '@eptw/domain/template/describe-work-policy';
import { alarmTestSeriesName, type CheckReading } from '@eptw/domain/template/work-policy';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { listSeries } from '@eptw/domain/work/combined-policy';
import { conditionTable, type WorkCondition } from '@eptw/domain/work/conditions';
import { formatCheck } from '@eptw/domain/work/format-entry';
import { findCondition } from '@eptw/domain/work/job';
import { formatJobTime } from '@eptw/domain/work/job-time';
import { formatCondition } from '@eptw/domain/work/label';
import { createReadingChart, describeReadingChart } from '@eptw/domain/work/reading-chart';
import type { WorkEntry } from '@eptw/domain/work/work-log';
import type { PrintedChart, PrintedFact, PrintedSeries } from '../../../pdf/permit-document.ts';
import type { LoggedJob } from '../work-log/service.ts';

/** The work under a permit as printed. */
export interface PrintedWork {
  condition: WorkCondition;
  label: string;
  facts: PrintedFact[];
  checks: PrintedSeries[];
  /** Of its sign-on page; undefined while nobody signs on or off. */
  signOnPath: string | undefined;
}

/** The work as it stands; undefined while it has no condition. */
export function toPrintedWork(loggedJob: LoggedJob, signOnPath: string | undefined): PrintedWork | undefined {
  const { job } = loggedJob;
  const condition = findCondition(job);
  if (!condition) return undefined;
  const cause = formatCondition(job) ?? '';
  // On paper a cause alone does not say that nobody works.
  const label = condition === 'suspended' ? `${conditionTable.suspended.name}: ${cause}` : cause;
  const { permit, state, now } = job;
  return {
    condition,
    label,
    facts: [
      { label: 'Condition', value: label, note: `at ${formatDayAndTime(now, permit.timeZone)}` },
      { label: 'Permit holder', value: state.holder.name },
    ],
    checks: listPrintedSeries(loggedJob),
    signOnPath,
  };
}

type CheckEntry = Extract<WorkEntry, { event: 'recordCheck' }>;

function listPrintedSeries({ job, log }: LoggedJob): PrintedSeries[] {
  const { policy, permit } = job;
  const entries = log.flatMap((entry) => (entry.event === 'recordCheck' ? [entry] : []));
  return listSeries(policy).flatMap(({ name, title, readings }) => {
    const records = entries.filter(({ details }) => details.series === name);
    if (name === alarmTestSeriesName && records.length === 0) return [];
    return {
      title,
      charts: records.length === 0 ? [] : readings.map((reading) => toPrintedChart(reading, records, permit.timeZone)),
      limits: readings.map((reading) => `${reading.label}: ${formatLimits(reading) || 'none'}`).join('; '),
      checks: records.map(({ at, by, details }) => ({
        at: formatDayAndTime(at, permit.timeZone),
        by: [by?.name ?? '', details.instrument ? `with ${details.instrument}` : ''].filter(Boolean).join(', '),
        text: formatCheck(details, policy),
        tone: details.result === 'passed' ? 'green' : 'red',
      })),
    };
  });
}

function toPrintedChart(reading: CheckReading, records: readonly CheckEntry[], timeZone: string): PrintedChart {
  const chart = createReadingChart(
    reading,
    records.flatMap(({ at, details }) => {
      const value = details.values[reading.name];
      return value === undefined ? [] : [{ at: at.getTime(), value }];
    }),
  );
  const [first, last] = [chart.points[0], chart.points.at(-1)];
  // Without the day where it is that of the last value: the table below has the dates.
  const format = (at: number) => (last ? formatJobTime(new Date(at), new Date(last.at), timeZone) : '');
  return {
    label: reading.label,
    limits: formatLimits(reading),
    chart,
    from: first && first !== last ? format(first.at) : '',
    to: last ? format(last.at) : '',
    alternative: describeReadingChart(reading, chart),
  };
}
