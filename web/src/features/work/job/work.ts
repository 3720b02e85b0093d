import type { CheckReading, CheckSeries } from '@eptw/domain/work-policy/work-policy';
import type { Tone } from '@eptw/domain/text/tone';
import { findHeadTone } from '@eptw/domain/work/records/last-known';
import type {
  FindWorkersQuery,
  SeriesFactsFragment,
  WorkAnswerFactsFragment,
  WorkFactsFragment,
} from '../../../generated/work.ts';
import type { GetReadinessQuery } from '../../../generated/work.ts';

/** The work under a permit now. */
export type Work = WorkFactsFragment;

/** Whether work goes on, or is only paused: a check that fails suspends either. */
export function isWorkUnderWay({ condition, isPaused }: Pick<Work, 'condition' | 'isPaused'>): boolean {
  return condition === 'live' || isPaused;
}

/** The causes that are open, the gravest first. */
export function listOpenCauses({ causes }: Pick<Work, 'causes'>): Work['causes'] {
  return causes.filter(({ answer }) => answer === null);
}

/** The causes that have not ended by themselves. */
export function listStandingCauses(work: Pick<Work, 'causes'>): Work['causes'] {
  return listOpenCauses(work).filter(({ isOver }) => !isOver);
}

/** The ground of the head. */
export function findWorkTone(work: Pick<Work, 'condition' | 'causes'>, isStale: boolean): Tone {
  if (work.condition === null) return 'slate';
  return findHeadTone(work.condition, isStale, listOpenCauses(work)[0]?.kind);
}

/** How a message says that a change was made: of work in danger nothing looks like a success. */
export function findMessageKind(work: Pick<Work, 'condition' | 'causes'>): 'success' | 'warning' {
  return findWorkTone(work, false) === 'red' ? 'warning' : 'success';
}

/** What an action or a recorded check comes back with. */
export type WorkAnswer = WorkAnswerFactsFragment;

/** A worker of the crew register who can be signed on. */
export type FoundWorker = FindWorkersQuery['workers']['items'][number];

/** A requirement of an action, met or not. */
export type WorkRequirement = GetReadinessQuery['readiness']['requirements'][number];

/** A recorded check. */
export type RecordedCheck = SeriesFactsFragment['checks'][number];

/** A check that was not recorded in time. */
export type MissedCheck = SeriesFactsFragment['missed'][number];

/** A series of checks with what was recorded, the latest first. */
export interface RecordedSeries extends Pick<
  SeriesFactsFragment,
  'nextDue' | 'missedAt' | 'mayRecord' | 'checks' | 'missed'
> {
  series: CheckSeries;
}

/** A series as the domain's rules read it: a limit that is not set is left out. */
export function toRecordedSeries({ series, ...recorded }: SeriesFactsFragment): RecordedSeries {
  const { beforeStartMinutes, everyMinutes, calibrationDays, readings, ...rest } = series;
  return {
    ...recorded,
    series: {
      ...rest,
      readings: readings.map(toReading),
      ...(beforeStartMinutes !== null && { beforeStartMinutes }),
      ...(everyMinutes !== null && { everyMinutes }),
      ...(calibrationDays !== null && { calibrationDays }),
    },
  };
}

function toReading({
  from,
  to,
  below,
  rangeFrom,
  rangeTo,
  ...reading
}: SeriesFactsFragment['series']['readings'][number]): CheckReading {
  return {
    name: reading.name,
    label: reading.label,
    unit: reading.unit,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(below !== null && { below }),
    ...(rangeFrom !== null && { rangeFrom }),
    ...(rangeTo !== null && { rangeTo }),
  };
}
