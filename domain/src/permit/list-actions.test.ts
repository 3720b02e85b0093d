import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../user/role.ts';
import { listActionsFor, offersReview, type ListedPermit } from './list-actions.ts';
import { statuses } from './status.ts';

const listed = (permit: Partial<ListedPermit>): ListedPermit => ({
  role: 'User',
  status: 'PendingApproval',
  isSubmitter: false,
  isChild: false,
  actions: [],
  ...permit,
});

const rolesThatReview = (permit: Partial<ListedPermit>): Role[] =>
  roles.filter((role) => listActionsFor(listed({ ...permit, role })).includes('review'));

describe('the entries of a row in a permits list', () => {
  it('lets everybody view and print, in every status', () => {
    for (const role of roles)
      for (const status of statuses)
        expect(listActionsFor(listed({ role, status })).slice(0, 2)).toEqual(['view', 'exportPdf']);
  });

  it('offers review of an approved permit to those who raise permits', () => {
    expect(rolesThatReview({ status: 'Approved' })).toEqual(['MTGroup', 'ContractorRequestor', 'User']);
  });

  it.each(statuses.filter((status) => status !== 'Approved'))(
    'offers review of a %s one to those who decide',
    (status) => {
      expect(rolesThatReview({ status })).toEqual([
        'SiteAdmin',
        'MTGroup',
        'ContractorPM',
        'MicronSupervisor',
        'MicronManager',
      ]);
    },
  );

  it('offers resubmit in the place of review to whom the server lets resubmit', () => {
    const rejected = { status: 'Rejected', isSubmitter: true, actions: ['resubmit', 'withdraw'] } as const;
    expect(listActionsFor(listed({ ...rejected, role: 'ContractorRequestor' }))).toEqual([
      'view',
      'exportPdf',
      'resubmit',
      'duplicate',
    ]);
    expect(listActionsFor(listed({ ...rejected, role: 'MTGroup' }))).toEqual([
      'view',
      'exportPdf',
      'resubmit',
      'duplicate',
    ]);
    expect(listActionsFor(listed({ status: 'Rejected', role: 'ContractorPM' }))).toEqual([
      'view',
      'exportPdf',
      'review',
    ]);
  });

  it('offers a copy to the submitter alone, in every status', () => {
    for (const status of statuses) {
      const own = roles.filter((role) =>
        listActionsFor(listed({ role, status, isSubmitter: true })).includes('duplicate'),
      );
      expect(own).toEqual(['MTGroup', 'ContractorRequestor', 'User']);
      expect(roles.some((role) => listActionsFor(listed({ role, status })).includes('duplicate'))).toBe(false);
    }
  });

  it('offers no copy of a child permit', () => {
    const own = listed({ role: 'ContractorRequestor', isSubmitter: true, isChild: true, status: 'Approved' });
    expect(listActionsFor(own)).toEqual(['view', 'exportPdf', 'review']);
  });

  it('offers review to a reviewer whatever their role', () => {
    expect(listActionsFor(listed({ role: 'SuperAdmin', actions: ['approve', 'reject'] }))).toEqual([
      'view',
      'exportPdf',
      'review',
    ]);
    expect(listActionsFor(listed({ role: 'SuperAdmin', actions: ['changeReviewers'] }))).toEqual(['view', 'exportPdf']);
  });
});

describe("the view's review button", () => {
  it('stands for the submitting requestor and for whoever can act', () => {
    expect(offersReview(listed({ role: 'ContractorRequestor', isSubmitter: true }))).toBe(true);
    expect(offersReview(listed({ role: 'MicronManager', actions: ['approve'] }))).toBe(true);
  });

  it('is absent where there is nothing to do, or only a recall', () => {
    expect(offersReview(listed({ role: 'User', isSubmitter: true }))).toBe(false);
    expect(offersReview(listed({ role: 'MicronManager', actions: ['recall'] }))).toBe(false);
  });
});
