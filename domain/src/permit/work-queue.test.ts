import { describe, expect, it } from 'vitest';
import type { PermitStatus } from './status.ts';
import { findQueueGroup, formatTiming, type QueuedPermit } from './work-queue.ts';
import { formatDuration } from '../time/format-ago.ts';

/** Noon of 23 November in Singapore. */
const now = new Date('2026-11-23T04:00:00Z');
const singapore = 'Asia/Singapore';

const permit = (status: PermitStatus, start: string | null, end: string | null = null): QueuedPermit => ({
  status,
  start: start === null ? null : new Date(start),
  end: end === null ? null : new Date(end),
});

describe('a permit to approve', () => {
  it.each([
    ['2026-11-22T16:00:00Z', 'overdue'],
    ['2026-11-23T03:59:59Z', 'overdue'],
    ['2026-11-23T04:00:00Z', 'today'],
    ['2026-11-23T15:59:59Z', 'today'],
    ['2026-11-23T16:00:00Z', 'tomorrow'],
    ['2026-11-24T15:59:59Z', 'tomorrow'],
    ['2026-11-24T16:00:00Z', 'later'],
    [null, 'later'],
  ] as const)('that starts at %s is %s', (start, group) => {
    expect(findQueueGroup(permit('PendingApproval', start, '2026-12-31T00:00:00Z'), singapore, now)).toBe(group);
    expect(findQueueGroup(permit('PendingPMApproval', start), singapore, now)).toBe(group);
  });

  it('is grouped by the days of its site', () => {
    const start = '2026-11-23T16:30:00Z';
    expect(findQueueGroup(permit('PendingApproval', start), singapore, now)).toBe('tomorrow');
    expect(findQueueGroup(permit('PendingApproval', start), 'America/Boise', now)).toBe('tomorrow');
    expect(findQueueGroup(permit('PendingApproval', start), 'America/Boise', new Date('2026-11-23T08:00:00Z'))).toBe(
      'today',
    );
  });

  it('has a day of 23 hours when the clocks go forward', () => {
    const start = permit('PendingApproval', '2026-03-29T22:30:00Z');
    expect(findQueueGroup(start, 'Europe/Berlin', new Date('2026-03-28T12:00:00Z'))).toBe('later');
    expect(findQueueGroup(start, 'Europe/Berlin', new Date('2026-03-29T12:00:00Z'))).toBe('tomorrow');
  });
});

describe.each(['PendingClosure', 'PendingCancel'] as const)('a permit in %s', (status) => {
  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-23T03:00:00Z', 'overdue'],
    ['2026-11-20T00:00:00Z', '2026-11-25T00:00:00Z', 'today'],
    ['2026-11-20T00:00:00Z', null, 'today'],
    ['2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z', 'tomorrow'],
    ['2026-11-26T00:00:00Z', '2026-11-27T00:00:00Z', 'later'],
  ] as const)('from %s to %s is %s', (start, end, group) => {
    expect(findQueueGroup(permit(status, start, end), singapore, now)).toBe(group);
  });
});

it.each([
  [0, '1 min'],
  [59 * 60_000, '59 min'],
  [3_600_000, '1 h'],
  [47.9 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
  [75 * 3_600_000, '3 days'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

it.each([
  [permit('PendingApproval', '2026-11-23T07:10:00Z'), 'starts in 3 h'],
  [permit('PendingApproval', '2026-11-23T02:00:00Z', '2026-11-23T03:00:00Z'), 'was to start 2 h ago'],
  [permit('PendingClosure', '2026-11-21T02:00:00Z', '2026-11-22T23:00:00Z'), 'ended 5 h ago'],
  [permit('PendingClosure', '2026-11-21T04:00:00Z', '2026-11-24T00:00:00Z'), 'started 2 days ago'],
  [permit('PendingCancel', '2026-11-23T04:40:00Z', '2026-11-24T00:00:00Z'), 'starts in 40 min'],
  [permit('PendingApproval', null), undefined],
])('%o: %s', (queued, text) => {
  expect(formatTiming(queued, now)).toBe(text);
});
