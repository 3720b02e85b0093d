import { describe, expect, it } from 'vitest';
import { message } from '@eptw/domain/message';
import {
  actionTable,
  listActionsWhere,
  type ActionPlace,
  type ActionRow,
  type PermitAction,
} from '@eptw/domain/permit/actions';
import type { PermitStatus } from '@eptw/domain/permit/status';
import { lifecycle } from '@eptw/domain/permit/lifecycle';
import { canOpenReview } from '@eptw/domain/permit/list-actions';
import { canChangeReviewers, canEditForms, listReviewActions } from './review-actions.ts';

type Forms = Parameters<typeof listReviewActions>[1];

const decisions = (actions: PermitAction[], status: PermitStatus, forms: Forms) =>
  listReviewActions({ actions, status, blockedActions: [] }, forms);

const labels = (...parameters: Parameters<typeof decisions>) => decisions(...parameters).map(({ label }) => label);

describe('the buttons of the action bar', () => {
  it('match what the server grants, negative actions first and the main action last', () => {
    expect(labels(['approve', 'reject', 'edit', 'changeReviewers'], 'PendingApproval', 'closed')).toEqual([
      'Reject',
      'Approve',
    ]);
    expect(labels([], 'Completed', 'closed')).toEqual([]);
  });

  it('offer saving while the forms are open, and say that an approval includes corrections', () => {
    const granted: PermitAction[] = ['approve', 'reject', 'edit'];
    expect(labels(granted, 'PendingApproval', 'open')).toEqual(['Reject', 'Save changes', 'Approve']);
    expect(labels(granted, 'PendingApproval', 'dirty')).toEqual(['Reject', 'Save changes', 'Approve with corrections']);
  });

  it('ask for what the lifecycle requires', () => {
    const [closure] = decisions(['requestClosure'], 'Approved', 'closed');
    expect(closure?.confirmation).toBe(message.confirmClosure);
    const [reject] = decisions(['reject'], 'PendingPMApproval', 'closed');
    expect(reject).toMatchObject({ requiresReason: true, tone: 'danger', confirmation: undefined });
  });

  it('have a primary action besides sending back', () => {
    const looks = (status: PermitStatus, action: PermitAction) =>
      decisions([action, 'sendBack'], status, 'closed').map(({ label, tone }) => `${label}: ${tone}`);
    expect(looks('PendingClosure', 'close')).toEqual(['Send Back: plain', 'Close Permit: primary']);
    expect(looks('PendingCancel', 'cancel')).toEqual(['Send Back: plain', 'Cancel Permit: primary']);
    const [back] = decisions(['sendBack'], 'PendingCancel', 'closed');
    expect(back).toMatchObject({ requiresReason: true, confirmation: undefined });
  });

  it('say why an action is blocked', () => {
    const why = 'Finish its child permits first: F10N-B2-000007.';
    const [cancellation, closure] = listReviewActions(
      {
        actions: ['requestClosure', 'requestCancellation'],
        status: 'Approved',
        blockedActions: [{ action: 'requestClosure', why, instead: null }],
      },
      'closed',
    );
    expect(cancellation).toMatchObject({ action: 'requestCancellation', blockedReason: undefined });
    expect(closure).toMatchObject({ action: 'requestClosure', blockedReason: why });
  });

  it('reject with one press what can no longer be approved', () => {
    const why = 'The period of this permit ended on 24 Nov 2026, 17:00, so nobody can approve it.';
    const instead = {
      action: 'reject',
      label: 'Reject: its period has passed',
      reason: 'Its period has passed.',
    } as const;
    const [reject, approve] = listReviewActions(
      {
        actions: ['approve', 'reject'],
        status: 'PendingApproval',
        blockedActions: [{ action: 'approve', why, instead }],
      },
      'closed',
    );
    expect(reject).toMatchObject({ label: instead.label, requiresReason: false, givenReason: instead.reason });
    expect(approve).toMatchObject({ action: 'approve', blockedReason: why });
  });

  it('omit unknown actions', () => {
    expect(labels(['quarantine' as PermitAction, 'recall'], 'Quarantined' as PermitStatus, 'closed')).toEqual([
      'Recall Approved Status',
    ]);
  });

  it('never send corrections with a rejection', () => {
    const sending = decisions(['approve', 'reject', 'edit'], 'PendingApproval', 'dirty');
    expect(sending.filter(({ sendsEdits }) => sendsEdits).map(({ action }) => action)).toEqual(['edit', 'approve']);
  });
});

it('tells whether a granted action lets the viewer edit the forms', () => {
  expect(canEditForms(['recall', 'editApproved'])).toBe(true);
  expect(canEditForms(['approve'])).toBe(false);
});

/** Whether an action of the lifecycle has its button in a place when it is the only one granted. */
const isOffered: Record<ActionPlace, (action: keyof typeof actionTable, status: PermitStatus) => boolean> = {
  'action bar': (action, status) => decisions([action], status, 'open').some((one) => one.action === action),
  'reviewers panel': (action) => canChangeReviewers([action]),
  'permit page': (action) => !canOpenReview({ actions: [action] }),
  'proof panel': (action) => !canOpenReview({ actions: [action] }),
};

describe('every row of the lifecycle', () => {
  it.each(lifecycle.map(({ action, from }) => [action, from] as const))(
    'has a button: %s of a permit that is %s',
    (action, from) => {
      const { places }: ActionRow = actionTable[action];
      expect(places.map((place) => [place, isOffered[place](action, from)])).toEqual(
        places.map((place) => [place, true]),
      );
      // The bar and the panel are on the review page, which must be reachable.
      const isOnPage = places.includes('permit page') || places.includes('proof panel');
      expect(isOnPage || canOpenReview({ actions: [action] })).toBe(true);
    },
  );

  it('with its button elsewhere needs neither a confirmation nor a reason', () => {
    expect(listActionsWhere(({ places }) => places.includes('reviewers panel'))).toEqual(['changeReviewers']);
    const onPage = listActionsWhere(({ places }) => places.includes('permit page'));
    const confirming = lifecycle.filter(
      ({ action, confirmation }) => onPage.includes(action) && confirmation !== undefined,
    );
    expect([confirming, onPage.filter((action) => (actionTable[action] as ActionRow).reason)]).toEqual([[], []]);
  });
});
