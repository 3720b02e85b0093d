import { formatLimits } from '@eptw/domain/template/describe-work-policy';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { listSeries } from '@eptw/domain/work/combined-policy';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { formatCheck } from '@eptw/domain/work/format-entry';
import { findCondition } from '@eptw/domain/work/job';
import { formatCondition } from '@eptw/domain/work/label';
import type { PrintedFact, PrintedSeries } from '../../../pdf/permit-document.ts';
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
  const label = formatCondition(job) ?? '';
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

function listPrintedSeries({ job, log }: LoggedJob): PrintedSeries[] {
  const { policy, permit } = job;
  const records = log.flatMap((entry) => (entry.event === 'recordCheck' ? [entry] : []));
  return listSeries(policy).map(({ name, title, readings }) => ({
    title,
    limits: readings.map((reading) => `${reading.label}: ${formatLimits(reading) || 'none'}`).join('; '),
    checks: records
      .filter(({ details }) => details.series === name)
      .map(({ at, by, details }) => ({
        at: formatDayAndTime(at, permit.timeZone),
        by: [by?.name ?? '', details.instrument ? `with ${details.instrument}` : ''].filter(Boolean).join(', '),
        text: formatCheck(details, policy),
        tone: details.result === 'passed' ? 'green' : 'red',
      })),
  }));
}
