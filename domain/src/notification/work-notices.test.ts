import { expect, it } from 'vitest';
import { createJob, minutesIn, startedLog } from '../work/testing/sample-jobs.ts';
import type { StopKind } from '../work/log/stop-kinds.ts';
import type { WorkEntry } from '../work/log/work-log.ts';
import { createWorkNotices } from './work-notices.ts';

const asks: Record<StopKind, boolean> = {
  gas: true,
  hurt: true,
  fire: true,
  alarm: true,
  unsafe: false,
  notAsPermit: false,
};

function createStop(kind: StopKind): WorkEntry {
  return { event: 'stopWork', at: minutesIn(45), by: null, reason: null, details: { kind, workerId: 'worker' } };
}

function listKinds(stopKind: StopKind, job = createJob(startedLog, 45)): string[] {
  return createWorkNotices(job, createStop(stopKind))?.notices.map(({ kind }) => kind) ?? [];
}

it.each(Object.entries(asks) as [StopKind, boolean][])('a stop for %s asks the site: %s', (kind, asksSite) => {
  expect(listKinds(kind)).toEqual(asksSite ? ['siteStopSuggested', 'workStopped'] : ['workStopped']);
});

it('nobody is asked to stop a site whose work is stopped already', () => {
  const areaStop = { kind: 'fire' as const, reason: 'Fire alarm', since: minutesIn(44) };
  expect(listKinds('gas', createJob(startedLog, 45, { areaStop }))).toEqual(['workStopped']);
});
