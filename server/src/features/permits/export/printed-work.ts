import { formatLimits } from '@eptw/domain/work-policy/describe-work-policy';
import { findEdgeValue } from '@eptw/domain/work-policy/reading-range';
import { alarmTestSeriesName, type CheckReading } from '@eptw/domain/work-policy/work-policy';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Tone } from '@eptw/domain/text/tone';
import { listSeries } from '@eptw/domain/work/log/combined-policy';
import { findGravest } from '@eptw/domain/work/log/causes';
import { findConditionSince } from '@eptw/domain/work/records/condition-since';
import { conditionTable, type WorkCondition } from '@eptw/domain/work/log/conditions';
import { formatCheck, formatWorkDetails } from '@eptw/domain/work/records/format-entry';
import { findCondition } from '@eptw/domain/work/requirements/read-job';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { formatCondition } from '@eptw/domain/work/summary/label';
import { findHeadTone } from '@eptw/domain/work/records/last-known';
import { pairWithLog } from '@eptw/domain/work/records/pair-with-log';
import { createReadingChart, describeReadingChart, type ReadingPoint } from '@eptw/domain/work/records/reading-chart';
import { formatMissedRow, listSeriesRows, type SeriesRow } from '@eptw/domain/work/records/series-rows';
import { walkLog } from '@eptw/domain/work/log/walk-log';
import type {
  PrintedChart,
  PrintedCheck,
  PrintedFact,
  PrintedSeries,
  PrintedTable,
} from '../../../pdf/permit-document.ts';
import type { SeenWorker } from '../../crew/seen-workers.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import { toCauseTable, toHandoverTable } from './printed-causes.ts';
import { toEntryTable, toPeopleTable } from './printed-people.ts';

/** The work under a permit as printed. */
export interface PrintedWork {
  condition: WorkCondition;
  /** Of the headline. */
  tone: Tone;
  /** The label with the time of the event: the time of printing stands apart. */
  headline: string;
  facts: PrintedFact[];
  /** Who was there, who went in, why it stood still and who handed over. */
  tables: PrintedTable[];
  checks: PrintedSeries[];
  /** What an entry of the permit's history says of the work besides who did what; empty if it says nothing more. */
  describeEntries: (history: readonly { action: string; at: Date }[]) => string[];
  /** Of its sign-on page; undefined while nobody signs on or off. */
  signOnPath: string | undefined;
}

/** The work as it stands, given the workers in its log as the reader sees them; undefined while it has no condition. */
export function toPrintedWork(
  loggedJob: LoggedJob,
  signOnPath: string | undefined,
  workers: ReadonlyMap<string, SeenWorker>,
): PrintedWork | undefined {
  const { job } = loggedJob;
  const condition = findCondition(job);
  if (!condition) return undefined;
  const cause = formatCondition(job) ?? '';
  // On paper a cause alone does not say that nobody works.
  const label = condition === 'suspended' ? `${conditionTable.suspended.name}: ${cause}` : cause;
  const { permit, state } = job;
  const since = findConditionSince(condition, state);
  const gravest = findGravest(state.causes);
  const sinceText = since ? formatDayAndTime(since, permit.timeZone) : '';
  return {
    condition,
    tone: findHeadTone(condition, false, gravest?.kind),
    headline: since && condition !== 'live' ? `${label}, ${sinceText}` : label,
    facts: [
      { label: 'Condition', value: label, note: since ? `since ${sinceText}` : '' },
      { label: 'Permit holder', value: state.holder.name },
    ],
    tables: listPrintedTables(loggedJob, workers),
    checks: listPrintedSeries(loggedJob, workers),
    describeEntries: (history) => describeEntries(loggedJob, workers, history),
    signOnPath,
  };
}

function describeEntries(
  { job: { policy, permit }, log }: LoggedJob,
  workers: ReadonlyMap<string, SeenWorker>,
  history: readonly { action: string; at: Date }[],
): string[] {
  const nameWorker = (id: string) => workers.get(id)?.name ?? '';
  const texts = { policy, timeZone: permit.timeZone, nameWorker };
  return pairWithLog(history, log).map((entry) => (entry ? formatWorkDetails(entry, texts) : ''));
}

function listPrintedTables({ job, log }: LoggedJob, workers: ReadonlyMap<string, SeenWorker>): PrintedTable[] {
  const { permit, policy, state, pending } = job;
  const { submitter, timeZone } = permit;
  const texts = { timeZone, workers };
  const steps = walkLog(submitter, [...log, ...pending], policy);
  const tables = [
    toPeopleTable(steps, policy, texts),
    toEntryTable(steps, texts),
    toCauseTable(state, policy, texts),
    toHandoverTable(log, timeZone),
  ];
  return tables.filter((table) => table !== undefined);
}

type RecordedRow = Extract<SeriesRow, { kind: 'recorded' }>;

function listPrintedSeries({ job, log }: LoggedJob, workers: ReadonlyMap<string, SeenWorker>): PrintedSeries[] {
  const { policy, permit } = job;
  const formatAt = (time: Date) => formatDayAndTime(time, permit.timeZone);
  return listSeries(policy).flatMap(({ name, title, readings }) => {
    const rows = listSeriesRows(name, [...log, ...job.pending]);
    if (name === alarmTestSeriesName && rows.length === 0) return [];
    const records = rows.flatMap((row) => (row.kind === 'recorded' ? [row] : []));
    return {
      title,
      charts: records.length === 0 ? [] : readings.map((reading) => toPrintedChart(reading, records, permit.timeZone)),
      limits: readings.map((reading) => `${reading.label}: ${formatLimits(reading) || 'none'}`).join('; '),
      checks: rows.map((row): PrintedCheck => {
        if (row.kind === 'missed') {
          const text = formatMissedRow(formatAt(row.missedAt));
          return { at: formatAt(row.at), by: '', text, tone: 'slate', isMissed: true };
        }
        const { details } = row.entry;
        return {
          at: formatAt(row.at),
          by: describeRecorder(row, workers, formatAt),
          text: formatCheck(details, policy),
          tone: details.result === 'passed' ? 'green' : 'red',
          isMissed: false,
        };
      }),
    };
  });
}

/** Who measured and recorded a check, with which instrument, and when it arrived if that was later. */
function describeRecorder(
  { at, entry }: RecordedRow,
  workers: ReadonlyMap<string, SeenWorker>,
  formatAt: (time: Date) => string,
): string {
  const { measuredBy, instrument } = entry.details;
  // Nobody with an account: whoever measured has recorded it on the sign-on page.
  const recorder = entry.by ? [`recorded by ${entry.by.name}`] : [];
  const [taken, arrived] = [formatAt(at), formatAt(entry.at)];
  const people =
    measuredBy === undefined
      ? (entry.by?.name ?? '')
      : [`measured by ${workers.get(measuredBy)?.name ?? ''}`, ...recorder].join(', ');
  return [people, instrument ? `with ${instrument}` : '', taken === arrived ? '' : `received ${arrived}`]
    .filter((part) => part !== '')
    .join(', ');
}

function toPrintedChart(reading: CheckReading, records: readonly RecordedRow[], timeZone: string): PrintedChart {
  const chart = createReadingChart(
    reading,
    records.flatMap(({ at, entry: { details } }): ReadingPoint[] => {
      if (details.overRange?.includes(reading.name))
        return [{ at: at.getTime(), value: findEdgeValue(reading), isOverRange: true }];
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
