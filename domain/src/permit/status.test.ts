import { describe, expect, it } from 'vitest';
import { draftStatus, statuses, statusLabel, statusTone } from './status.ts';

it('every status has a label and a colour', () => {
  const shown = [...statuses, draftStatus] as const;
  expect(shown.map((status) => [statusLabel(status), statusTone(status)])).toEqual([
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
    expect(statusLabel('PendingApproval', names)).toBe('Pending Approval By EHS');
    expect(statusLabel('Rejected', names)).toBe('Rejected By Ann');
    expect(statusLabel('Approved', names)).toBe('Final Approved By Bob');
    expect(statusLabel('PendingPMApproval', names)).toBe('Pending Approval By PM');
  });
});
