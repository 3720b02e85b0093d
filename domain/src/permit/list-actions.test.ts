import { describe, expect, it } from 'vitest';
import { roles } from '../user/role.ts';
import { actions } from './actions.ts';
import { listActionsFor, offersReview, type ListedPermit } from './list-actions.ts';

const listed = (permit: Partial<ListedPermit>): ListedPermit => ({
  role: 'User',
  isSubmitter: false,
  isChild: false,
  actions: [],
  ...permit,
});

describe('the entries of a row in a permits list', () => {
  it('lets everybody view and print, and nothing more where they can do nothing', () => {
    for (const role of roles) expect(listActionsFor(listed({ role }))).toEqual(['view', 'exportPdf']);
  });

  it.each(actions.filter((action) => action !== 'resubmit' && action !== 'recall'))(
    'offers review to whoever may %s, whatever their role',
    (action) => {
      for (const role of roles)
        expect(listActionsFor(listed({ role, actions: [action] }))).toEqual(['view', 'exportPdf', 'review']);
    },
  );

  it('offers resubmit in the place of review to whom the server lets resubmit', () => {
    const rejected = listed({ isSubmitter: true, actions: ['resubmit', 'withdraw'], role: 'ContractorRequestor' });
    expect(listActionsFor(rejected)).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
    expect(listActionsFor({ ...rejected, role: 'MTGroup' })).toEqual(['view', 'exportPdf', 'resubmit', 'duplicate']);
  });

  it('offers a copy to the submitter alone', () => {
    const own = roles.filter((role) => listActionsFor(listed({ role, isSubmitter: true })).includes('duplicate'));
    expect(own).toEqual(['MTGroup', 'ContractorRequestor', 'User']);
    expect(roles.some((role) => listActionsFor(listed({ role })).includes('duplicate'))).toBe(false);
  });

  it('offers no copy of a child permit', () => {
    const own = listed({
      role: 'ContractorRequestor',
      isSubmitter: true,
      isChild: true,
      actions: ['requestClosure'],
    });
    expect(listActionsFor(own)).toEqual(['view', 'exportPdf', 'review']);
  });
});

describe("the view's review button", () => {
  it('stands for whoever can act there', () => {
    expect(offersReview(listed({ actions: ['approve'] }))).toBe(true);
    expect(offersReview(listed({ actions: ['changeReviewers'] }))).toBe(true);
    expect(offersReview(listed({ actions: ['withdrawRequest'] }))).toBe(true);
  });

  it('is absent where there is nothing to do, or only a recall', () => {
    expect(offersReview(listed({ role: 'ContractorRequestor', isSubmitter: true }))).toBe(false);
    expect(offersReview(listed({ role: 'MicronManager', actions: ['recall'] }))).toBe(false);
  });
});
