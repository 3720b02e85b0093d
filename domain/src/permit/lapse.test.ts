import { expect, it } from 'vitest';
import { formatLapseNotice, getReapprovalSince } from './lapse.ts';
import { permitStatuses } from './status.ts';

const at = new Date('2026-03-01T02:00:00Z');

it('a permit waits for reapproval while it is in review', () => {
  const waiting = permitStatuses.filter((status) => getReapprovalSince({ status, lapsedAt: at }) !== null);
  expect(waiting).toEqual(['PendingPMApproval', 'PendingApproval']);
  expect(getReapprovalSince({ status: 'PendingApproval', lapsedAt: null })).toBeNull();
});

it('the notice says who last changed how many answers, and how many approvals lapsed', () => {
  const entry = (answers: number, approvals: number) => ({
    at,
    by: { fullname: 'Sue Tan' },
    changes: Array.from({ length: answers }, () => ({})),
    lapsed: Array.from({ length: approvals }, () => ({})),
  });
  expect(formatLapseNotice([entry(1, 0)], 'Asia/Singapore')).toBeUndefined();
  expect(formatLapseNotice([entry(2, 2), entry(3, 1), entry(1, 0)], 'Asia/Singapore')).toMatch(
    /^Changed after it was approved\. Sue Tan changed 3 answers on 1 Mar 2026.*, and 1 approval lapsed\. Do not work/,
  );
});
