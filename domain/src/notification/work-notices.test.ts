import { expect, it } from 'vitest';
import { createJob, minutesIn, startedLog } from '../work/sample-jobs.ts';
import { stopReasons, type StopReason } from '../work/stop-by-worker.ts';
import type { WorkEntry } from '../work/work-log.ts';
import { createWorkNotices } from './work-notices.ts';

const asks: Record<StopReason, boolean> = {
  gas: true,
  hurt: true,
  fire: true,
  alarm: true,
  unsafe: false,
  notAsPermit: false,
};

function createStop(reason: string): WorkEntry {
  return { event: 'stopWork', at: minutesIn(45), by: null, reason, details: { workerId: 'worker' } };
}

function listKinds(reason: string, job = createJob(startedLog, 45)): string[] {
  return createWorkNotices(job, createStop(reason))?.notices.map(({ kind }) => kind) ?? [];
}

it.each(Object.entries(asks) as [StopReason, boolean][])('a stop for %s asks the site: %s', (reason, asksSite) => {
  const kinds = asksSite ? ['siteStopSuggested', 'workStopped'] : ['workStopped'];
  expect(listKinds(stopReasons[reason])).toEqual(kinds);
  expect(listKinds(`${stopReasons[reason]}: in bay 12`)).toEqual(kinds);
});

it('nobody is asked to stop a site whose work is stopped already', () => {
  const stopped = createJob(startedLog, 45, { areaStop: { reason: 'Fire alarm', since: minutesIn(44) } });
  expect(listKinds(stopReasons.gas, stopped)).toEqual(['workStopped']);
});
