import { describe, expect, it } from 'vitest';
import {
  actionTable,
  describeGrantedActions,
  findOwnOperation,
  getActionRow,
  isApproval,
  isPermitAction,
  listActionsWhere,
  permitActions,
} from './actions.ts';
import { formatActionVerb } from './action-words.ts';
import { buildLifecycleMatrix } from './lifecycle-document.ts';
import { permitStatuses } from './status.ts';

describe('the table of actions', () => {
  it('is in the order of the action bar', () => {
    expect(listActionsWhere(({ places }) => places.includes('action bar'))).toEqual([
      'withdraw',
      'reject',
      'recall',
      'requestCancellation',
      'requestClosure',
      'withdrawRequest',
      'sendBack',
      'cancel',
      'close',
      'edit',
      'moveDates',
      'editApproved',
      'resubmit',
      'approveAsProjectManager',
      'approve',
    ]);
  });

  it.each(permitActions)('gives %s a place on a screen', (action) => {
    expect(actionTable[action].places).not.toEqual([]);
  });

  it('performs by name all but the changes of reviewers', () => {
    expect(permitActions.filter((action) => findOwnOperation(action) !== undefined)).toEqual(['changeReviewers']);
  });

  it('requires a reason for actions that turn a permit away', () => {
    expect(listActionsWhere(({ reason }) => reason !== undefined)).toEqual(['reject', 'sendBack']);
  });

  it('marks the actions that approve', () => {
    expect(permitActions.filter(isApproval)).toEqual(['approveAsProjectManager', 'approve']);
  });
});

describe('the description of the allowed actions', () => {
  const facts = { reviewers: 3, ownGroup: undefined, otherApprovers: [], hasWork: false };

  it.each([
    [['approveAsProjectManager', 'reject', 'edit'], 'After you, 3 reviewers approve.'],
    [['approve', 'reject', 'edit'], 'Yours is the last approval.'],
    [['resubmit', 'withdraw'], 'A resubmitted permit needs all approvals again.'],
    [['close', 'sendBack'], 'Close this permit for its site, or send it back with a reason.'],
    [['cancel', 'sendBack'], 'Cancel this permit for its site, or send it back with a reason.'],
    [['withdrawRequest'], 'A permit closer of the site must confirm it. Until then you can withdraw the request.'],
    [
      ['editApproved', 'requestClosure', 'requestCancellation'],
      'A permit closer of the site must confirm closure or cancellation.',
    ],
    [['editApproved'], 'If you change an approved answer, approvals lapse and the permit needs approval again.'],
    [['changeReviewers'], 'No action is needed from you now.'],
    [[], 'No action is needed from you now.'],
  ])('for those who may %s is: %s', (granted, sentence) => {
    expect(describeGrantedActions(granted, facts)).toBe(sentence);
  });

  it('leads to the work where it is followed', () => {
    const withWork = { ...facts, hasWork: true };
    expect(describeGrantedActions([], withWork)).toContain('The page of the permit says what its work needs now.');
    expect(describeGrantedActions(['approve'], withWork)).toBe('Yours is the last approval.');
  });

  it('names the remaining approvers, and the group', () => {
    const approve = (ownGroup: string | undefined, ...otherApprovers: string[]) =>
      describeGrantedActions(['approve'], { ...facts, ownGroup, otherApprovers });
    expect(approve(undefined, 'EHS')).toBe('After you, only EHS is left.');
    expect(approve('EHS')).toBe('You approve for EHS. Yours is the last approval.');
    expect(approve('EHS', 'Ann', 'Facilities')).toBe('You approve for EHS. After you, 2 approvals are left.');
  });

  it('is the same for every viewer of the permit', () => {
    const hasBarText = (action: string) => getActionRow(action)?.barText !== undefined;
    for (const row of buildLifecycleMatrix())
      for (const status of permitStatuses) {
        const granted = row.actions[status].filter((action) => hasBarText(action) && action !== 'editApproved');
        expect(granted.length).toBeLessThanOrEqual(1);
      }
  });
});

describe('an action that only a newer version has', () => {
  it('is shown by its stored name', () => {
    expect(formatActionVerb('quarantine')).toBe("took the action 'quarantine'");
    expect(formatActionVerb('approve')).toBe('approved');
    expect(formatActionVerb('create')).toBe('submitted the permit');
  });

  it('has no row, not even an inherited property', () => {
    expect([isPermitAction('quarantine'), isApproval('quarantine'), getActionRow('quarantine')]).toEqual([
      false,
      false,
      undefined,
    ]);
    expect(getActionRow('constructor')).toBeUndefined();
    expect(
      describeGrantedActions(['quarantine'], { reviewers: 1, ownGroup: undefined, otherApprovers: [], hasWork: false }),
    ).toBe('No action is needed from you now.');
  });
});
