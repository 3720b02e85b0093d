import { describe, expect, it } from 'vitest';
import { roles } from '../user/role.ts';
import { permitActions } from './actions.ts';
import { findListActions, canOpenReview, type ListedPermit } from './list-actions.ts';

const createListed = (permit: Partial<ListedPermit>): ListedPermit => ({
  role: 'User',
  isSubmitter: false,
  isChild: false,
  actions: [],
  ...permit,
});

describe('the menu of a row in a permit list', () => {
  it('always offers view and export, and nothing else where no action is allowed', () => {
    for (const role of roles) expect(findListActions(createListed({ role }))).toEqual(['view', 'exportPdf']);
  });

  it.each(permitActions.filter((action) => !['resubmit', 'recall', 'prove'].includes(action)))(
    'offers review to users who may %s, whatever their role',
    (action) => {
      for (const role of roles)
        expect(findListActions(createListed({ role, actions: [action] }))).toEqual(['view', 'exportPdf', 'review']);
    },
  );

  it('offers resubmit instead of review to users who may resubmit', () => {
    const rejected = createListed({
      isSubmitter: true,
      actions: ['resubmit', 'withdraw'],
      role: 'ContractorRequestor',
    });
    expect(findListActions(rejected)).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
    expect(findListActions({ ...rejected, role: 'MTGroup' })).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
  });

  it('offers a copy only to the submitter', () => {
    const own = roles.filter((role) =>
      findListActions(createListed({ role, isSubmitter: true })).includes('duplicate'),
    );
    expect(own).toEqual(['SiteAdmin', 'MTGroup', 'ContractorRequestor', 'User']);
    expect(roles.some((role) => findListActions(createListed({ role })).includes('duplicate'))).toBe(false);
  });

  it('offers no copy of a child permit', () => {
    const own = createListed({
      role: 'ContractorRequestor',
      isSubmitter: true,
      isChild: true,
      actions: ['requestClosure'],
    });
    expect(findListActions(own)).toEqual(['view', 'exportPdf', 'review']);
  });
});

describe("the view's review button", () => {
  it('is shown when the user can act there', () => {
    expect(canOpenReview(createListed({ actions: ['approve'] }))).toBe(true);
    expect(canOpenReview(createListed({ actions: ['changeReviewers'] }))).toBe(true);
    expect(canOpenReview(createListed({ actions: ['withdrawRequest'] }))).toBe(true);
  });

  it('is hidden when there is nothing to do, or only a recall', () => {
    expect(canOpenReview(createListed({ role: 'ContractorRequestor', isSubmitter: true }))).toBe(false);
    expect(canOpenReview(createListed({ role: 'MicronManager', actions: ['recall'] }))).toBe(false);
  });
});
