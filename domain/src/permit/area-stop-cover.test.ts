import { expect, it } from 'vitest';
import { permitStatuses, type PermitStatus } from './status.ts';
import { isCoveredByStop, type CoveredWork } from './area-stop-cover.ts';

const now = new Date('2026-11-23T08:00:00Z');
const past = new Date(now.getTime() - 1);
const ahead = new Date(now.getTime() + 1);

const works = {
  'not followed': null,
  'not started': { phase: 'waiting', hasStarted: false, fireWatchUntil: null },
  live: { phase: 'live', hasStarted: true, fireWatchUntil: null },
  suspended: { phase: 'suspended', hasStarted: true, fireWatchUntil: null },
  expired: { phase: 'expired', hasStarted: true, fireWatchUntil: null },
  'expired without a start': { phase: 'expired', hasStarted: false, fireWatchUntil: null },
  'fire watch': { phase: 'finished', hasStarted: true, fireWatchUntil: ahead },
  'fire watch over': { phase: 'finished', hasStarted: true, fireWatchUntil: past },
  finished: { phase: 'finished', hasStarted: true, fireWatchUntil: null },
} satisfies Record<string, CoveredWork | null>;

const underWay = ['live', 'suspended', 'expired', 'fire watch'];
const unfinished = ['not followed', 'not started', 'expired without a start', ...underWay];

const covered: Record<PermitStatus, readonly string[]> = {
  PendingPMApproval: underWay,
  PendingApproval: underWay,
  Rejected: underWay,
  Approved: Object.keys(works),
  PendingClosure: unfinished,
  PendingCancel: unfinished,
  Completed: [],
  Cancelled: [],
};

it.each(permitStatuses)('of permits that are %s, a stop covers those whose work says so', (status) => {
  const found = Object.entries(works).flatMap(([name, work]) => (isCoveredByStop(status, work, now) ? [name] : []));
  expect(found.toSorted()).toEqual(covered[status].toSorted());
});

it('a status of a newer version is covered', () => {
  expect(isCoveredByStop('UnderInvestigation', null, now)).toBe(true);
});
