import { describe, expect, it } from 'vitest';
import { roles } from '../user/role.ts';
import { permitActions } from './actions.ts';
import { findListActions, canOpenReview, type ListedPermit } from './list-actions.ts';

const listed = (permit: Partial<ListedPermit>): ListedPermit => ({
  role: 'User',
  isSubmitter: false,
  isChild: false,
  actions: [],
  ...permit,
});

describe('the entries of a row in a permits list', () => {
  it('lets everybody view and print, and nothing more where they can do nothing', () => {
    for (const role of roles) expect(findListActions(listed({ role }))).toEqual(['view', 'exportPdf']);
  });

  it.each(permitActions.filter((action) => action !== 'resubmit' && action !== 'recall'))(
    'offers review to whoever may %s, whatever their role',
    (action) => {
      for (const role of roles)
        expect(findListActions(listed({ role, actions: [action] }))).toEqual(['view', 'exportPdf', 'review']);
    },
  );

  it('offers resubmit in the place of review to whom the server lets resubmit', () => {
    const rejected = listed({ isSubmitter: true, actions: ['resubmit', 'withdraw'], role: 'ContractorRequestor' });
    expect(findListActions(rejected)).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
    expect(findListActions({ ...rejected, role: 'MTGroup' })).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
  });

  it('offers a copy to the submitter alone', () => {
    const own = roles.filter((role) => findListActions(listed({ role, isSubmitter: true })).includes('duplicate'));
    expect(own).toEqual(['MTGroup', 'ContractorRequestor', 'User']);
    expect(roles.some((role) => findListActions(listed({ role })).includes('duplicate'))).toBe(false);
  });

  it('offers no copy of a child permit', () => {
    const own = listed({
      role: 'ContractorRequestor',
      isSubmitter: true,
      isChild: true,
      actions: ['requestClosure'],
    });
    expect(findListActions(own)).toEqual(['view', 'exportPdf', 'review']);
  });
});

describe("the view's review button", () => {
  it('stands for whoever can act there', () => {
    expect(canOpenReview(listed({ actions: ['approve'] }))).toBe(true);
    expect(canOpenReview(listed({ actions: ['changeReviewers'] }))).toBe(true);
    expect(canOpenReview(listed({ actions: ['withdrawRequest'] }))).toBe(true);
  });

  it('is absent where there is nothing to do, or only a recall', () => {
    expect(canOpenReview(listed({ role: 'ContractorRequestor', isSubmitter: true }))).toBe(false);
    expect(canOpenReview(listed({ role: 'MicronManager', actions: ['recall'] }))).toBe(false);
  });
});
