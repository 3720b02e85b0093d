import { expect, test } from 'vitest';
import { isForSubmitter, submitterStatuses } from './for-submitter.ts';
import { permitStatuses, type PermitStatus } from './status.ts';

const now = new Date('2026-11-23T06:30:00Z');
const before = new Date('2026-11-22T06:29:00Z');
const lately = new Date('2026-11-22T06:31:00Z');
const later = new Date('2026-11-24T06:30:00Z');

test.each<[PermitStatus, Date | null, Date | null, boolean]>([
  ['Rejected', later, lately, true],
  ['Approved', before, before, true],
  ['Approved', later, before, false],
  ['Approved', null, before, false],
  ['PendingClosure', later, before, true],
  ['PendingClosure', before, lately, false],
  ['PendingCancel', later, before, true],
  ['PendingCancel', later, null, false],
  ['PendingApproval', before, before, false],
  ['PendingPMApproval', before, before, false],
  ['Completed', before, before, false],
  ['Cancelled', before, before, false],
])('%s, which ends %s, since %s: %s', (status, end, statusSince, isFor) => {
  expect(isForSubmitter({ status, end, statusSince }, now)).toBe(isFor);
});

test('only the statuses that are searched can be for the submitter', () => {
  const found = permitStatuses.filter((status) => isForSubmitter({ status, end: before, statusSince: before }, now));
  expect(submitterStatuses).toEqual(found);
});
