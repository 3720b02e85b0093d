import { describe, expect, it } from 'vitest';
import { draftStatus, permitStatuses, formatStatus, getStatusTone } from './status.ts';

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
  it('names whoever is known', () => {
    const names = { nextApprover: 'EHS', rejectedBy: 'Ann', finalApprover: 'Bob' };
    expect(formatStatus('PendingApproval', names)).toBe('Pending Approval By EHS');
    expect(formatStatus('Rejected', names)).toBe('Rejected By Ann');
    expect(formatStatus('Approved', names)).toBe('Final Approved By Bob');
    expect(formatStatus('PendingPMApproval', names)).toBe('Pending Approval By PM');
  });
});
