import { describe, expect, it } from 'vitest';
import {
  draftStatus,
  finishedStatuses,
  formatStatus,
  splitStatusLabel,
  getStatusRow,
  getStatusTone,
  isApproved,
  isDue,
  isFinished,
  isPendingApproval,
  isPermitStatus,
  isUnclosed,
  listStatuses,
  liveStatuses,
  openParentStatuses,
  pendingApprovalStatuses,
  pendingFinishStatuses,
  permitStatuses,
  sippReportedStatuses,
  unfinishedStatuses,
  workStatuses,
  type ProgressPart,
} from './status.ts';

it('every status has a label and a colour', () => {
  const shown = [...permitStatuses, draftStatus] as const;
  expect(shown.map((status) => [formatStatus(status), getStatusTone(status)])).toEqual([
    ['Pending Approval By PM', 'orange'],
    ['Pending Approval', 'orange'],
    ['Approved', 'green'],
    ['Rejected', 'red'],
    ['Pending Closure', 'orange'],
    ['Pending Cancel', 'orange'],
    ['Completed', 'slate'],
    ['Cancelled', 'slate'],
    ['Draft Permit', 'slate'],
  ]);
});

describe('the label of a status', () => {
  it('includes the name where it is known', () => {
    const names = { nextApprover: 'EHS', rejectedBy: 'Ann', finalApprover: 'Bob' };
    expect(formatStatus('PendingApproval', names)).toBe('Pending Approval By EHS');
    expect(formatStatus('Rejected', names)).toBe('Rejected By Ann');
    expect(formatStatus('Approved', names)).toBe('Final Approved By Bob');
    expect(formatStatus('PendingPMApproval', names)).toBe('Pending Approval By PM');
  });
});

describe('the lists derived from the table', () => {
  it('include every status', () => {
    expect(permitStatuses).toEqual([
      'PendingPMApproval',
      'PendingApproval',
      'Approved',
      'Rejected',
      'PendingClosure',
      'PendingCancel',
      'Completed',
      'Cancelled',
    ]);
    expect(pendingApprovalStatuses).toEqual(['PendingPMApproval', 'PendingApproval']);
    expect(pendingFinishStatuses).toEqual(['PendingClosure', 'PendingCancel']);
    expect(finishedStatuses).toEqual(['Completed', 'Cancelled']);
    expect(unfinishedStatuses).toEqual(permitStatuses.filter((status) => !finishedStatuses.includes(status)));
    expect(workStatuses).toEqual(['Approved']);
    expect(permitStatuses.filter(isApproved)).toEqual(['Approved']);
    expect(liveStatuses).toEqual(['Approved', 'PendingClosure', 'PendingCancel']);
    expect(openParentStatuses).toEqual(['PendingPMApproval', 'PendingApproval', 'Approved']);
    const listCountedAs = (part: ProgressPart) => listStatuses(({ countsAs }) => countsAs === part);
    expect(listCountedAs('underReview')).toEqual(pendingApprovalStatuses);
    expect(listCountedAs('approved')).toEqual(['Approved']);
    expect(listCountedAs('rejected')).toEqual(['Rejected']);
    expect(listCountedAs('finishing')).toEqual(pendingFinishStatuses);
    expect(listCountedAs('completed')).toEqual(['Completed']);
    expect(listCountedAs('cancelled')).toEqual(['Cancelled']);
    expect(sippReportedStatuses).toEqual([
      ...['PendingPMApproval', 'PendingApproval'],
      ...['Approved', 'PendingClosure', 'PendingCancel', 'Completed'],
    ]);
  });

  it.each(permitStatuses)('%s has a printed warning unless work is allowed, and is live where it is', (status) => {
    const { mayWork, live, printedNotice } = getStatusRow(status);
    expect(printedNotice === undefined).toBe(mayWork);
    if (mayWork) expect(live).toBe(true);
  });

  it('have a chart colour of their own for every status', () => {
    expect(new Set(permitStatuses.map((status) => getStatusRow(status).chartColour)).size).toBe(permitStatuses.length);
  });
});

describe('a status that only a newer version has', () => {
  const unknown = 'Quarantined';

  it('is shown by its stored name', () => {
    expect(isPermitStatus(unknown)).toBe(false);
    expect([formatStatus(unknown), getStatusTone(unknown)]).toEqual(['Quarantined', 'slate']);
    // Inherited object properties are not statuses.
    expect([isPermitStatus('toString'), formatStatus('toString')]).toEqual([false, 'toString']);
  });

  it('allows no work, and keeps dependent permits open', () => {
    expect(getStatusRow(unknown)).toMatchObject({ mayWork: false, takesChildPermits: false });
    expect(getStatusRow(unknown).printedNotice).toBe('Quarantined. Do not work under this permit.');
    expect([isFinished(unknown), isPendingApproval(unknown), isApproved(unknown)]).toEqual([false, false, false]);
  });
});

describe('due and unclosed', () => {
  const now = new Date('2026-05-05T00:00:00Z');
  const past = new Date('2026-05-04T00:00:00Z');
  const future = new Date('2026-05-06T00:00:00Z');

  it.each([
    ['PendingPMApproval', past, true],
    ['PendingApproval', past, true],
    ['PendingApproval', future, false],
    ['PendingApproval', null, false],
    ['Approved', past, false],
  ])('%s that starts %s is due: %s', (status, start, expected) => {
    expect(isDue({ status, start }, now)).toBe(expected);
  });

  it.each([
    ['Approved', past, true],
    ['Approved', future, false],
    ['Approved', null, false],
    ['PendingClosure', past, false],
  ])('%s that ends %s is unclosed: %s', (status, end, expected) => {
    expect(isUnclosed({ status, end }, now)).toBe(expected);
  });
});

it.each([
  ['Pending Approval By Facilities F10N', { words: 'Pending Approval', by: 'By Facilities F10N' }],
  ['Pending Approval By PM', { words: 'Pending Approval', by: 'By PM' }],
  ['Rejected By Stand By Power', { words: 'Rejected', by: 'By Stand By Power' }],
  ['Pending Closure', { words: 'Pending Closure', by: '' }],
])('%s in two lines', (label, lines) => {
  expect(splitStatusLabel(label)).toEqual(lines);
});
