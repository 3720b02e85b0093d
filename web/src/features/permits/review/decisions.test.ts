import { describe, expect, it } from 'vitest';
import { message } from '@eptw/domain/message';
import { decisionsFor, editingAction } from './decisions.ts';

const labels = (...parameters: Parameters<typeof decisionsFor>) =>
  decisionsFor(...parameters).map(({ label }) => label);

describe('the buttons of the decision bar', () => {
  it('are exactly what the server grants, turning away first and moving on last', () => {
    expect(labels(['approve', 'reject', 'edit', 'changeReviewers'], 'PendingApproval', 'closed')).toEqual([
      'Reject',
      'Approve',
    ]);
    expect(labels([], 'Completed', 'closed')).toEqual([]);
  });

  it('offer saving while the forms are open, and say that an approval takes corrections along', () => {
    const granted = ['approve', 'reject', 'edit'];
    expect(labels(granted, 'PendingApproval', 'open')).toEqual(['Reject', 'Save changes', 'Approve']);
    expect(labels(granted, 'PendingApproval', 'dirty')).toEqual(['Reject', 'Save changes', 'Approve with corrections']);
  });

  it('ask what the lifecycle asks', () => {
    const [closure] = decisionsFor(['requestClosure'], 'Approved', 'closed');
    expect(closure?.confirmation).toBe(message.confirmClosure);
    const [reject] = decisionsFor(['reject'], 'PendingPMApproval', 'closed');
    expect(reject).toMatchObject({ asksReason: true, look: 'danger', confirmation: undefined });
  });

  it('never take corrections along with a rejection', () => {
    const sending = decisionsFor(['approve', 'reject', 'edit'], 'PendingApproval', 'dirty');
    expect(sending.filter(({ sendsEdits }) => sendsEdits).map(({ action }) => action)).toEqual(['edit', 'approve']);
  });
});

it('knows which granted action lets the viewer change the forms', () => {
  expect(editingAction(['recall', 'editApproved'])).toBe('editApproved');
  expect(editingAction(['approve'])).toBeUndefined();
});
