import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import type { WorkEntry, WorkEventDetails, Person } from '@eptw/domain/work/log/work-log';
import { workPolicy } from './controlled-permit.ts';

/** The conditions of the drawn jobs. */
export type JobCondition = Exclude<WorkCondition, 'fireWatch' | 'finished'>;

/** What a log is drawn from. */
export interface DrawnJob {
  condition: JobCondition;
  /** Its place among all jobs. */
  index: number;
  /** The end of the period, in milliseconds. */
  end: number;
  holder: Person;
  supervisor: Person;
}

const minute = 60_000;
const hour = 60 * minute;

/** The usual readings of a gas test; other checks have none. */
const readings: Readonly<Record<string, Record<string, number>>> = {
  gasTest: { oxygen: 20.9, flammable: 0, hydrogenSulfide: 0, carbonMonoxide: 2 },
};

/** A number from 0 to 1, spread evenly over the jobs, the same in every run. */
function spread(index: number, salt: number): number {
  return ((index * 7919 + salt * 337) % 1000) / 1000;
}

/**
 * The log of a job. Live work was started within the last 23.5 hours, so that some of it waits for its revalidation,
 * and each check is at most two hours old, so that none is due for another two.
 */
export function createLog({ condition, index, end, holder, supervisor }: DrawnJob, now: number): WorkEntry[] {
  const { gasTest } = readings;
  switch (condition) {
    case 'planned':
    case 'notReady':
      return [];
    case 'ready':
      return gasTest ? [check('gasTest', now - (2 + 60 * spread(index, 1)) * minute, holder)] : [];
    case 'live':
      return createStartedLog(index, now - (1 + 22.5 * spread(index, 2)) * hour, now, holder);
    case 'suspended': {
      const stoppedAt = now - (1 + 300 * spread(index, 3)) * minute;
      const stop = toEntry('stopWork', stoppedAt, supervisor, {}, 'Smoke from the duct beside the work');
      return [...createStartedLog(index, stoppedAt - 6 * hour * spread(index, 2) - hour, stoppedAt, holder), stop];
    }
    case 'expired': {
      const expiry = toEntry('expireWork', end, null, { due: new Date(end).toISOString() });
      return [...createStartedLog(index, end - 6 * hour, end, holder), expiry];
    }
  }
}

function createStartedLog(index: number, startedAt: number, until: number, holder: Person): WorkEntry[] {
  const start = toEntry('startWork', startedAt, holder, { signature: 'f'.repeat(64) });
  const since = Math.max(startedAt, until - 2 * hour);
  const checks = workPolicy.checks.map(({ name }, place) =>
    check(name, since + (until - since) * (0.02 + 0.2 * place + 0.18 * spread(index, 4 + place)), holder),
  );
  return [start, ...checks];
}

function check(series: string, at: number, by: Person): WorkEntry {
  return toEntry('recordCheck', at, by, { series, values: readings[series] ?? {}, result: 'passed' });
}

function toEntry<Event extends WorkEntry['event']>(
  event: Event,
  at: number,
  by: Person | null,
  details: WorkEventDetails[Event],
  reason: string | null = null,
): WorkEntry {
  return { event, at: new Date(at), by, reason, details } as WorkEntry;
}
