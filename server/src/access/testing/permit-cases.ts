import { sampleChildPermitData } from '../../features/permits/testing/child-permits.ts';
import { fillForm, samplePermitData } from '../../features/permits/testing/permits.ts';
import type { TestIds } from '../../testing/fill-database.ts';
import { expectCode, type AccessCase, type AccessCases } from './access-case.ts';

/**
 * Users who do not see a permit that the requestor of ACME Works raised in the north: a colleague, another company,
 * and everybody who administers the west. The host who owns it sees it, and can do little.
 */
const unrelatedUsers = expectCode(
  'NOT_FOUND',
  'requestorSecond',
  'foreignRequestor',
  'foreignPm',
  'siteAdminWest',
  'supervisorWest',
  'closerWest',
);

const reviewers = ['manager', 'supervisor', 'facilities', 'facilitiesSecond', 'lss'] as const;

const approving = { status: 'PendingApproval' };
/** Only a reviewer approves; seeing the permit, administering its site or having raised it is not enough. */
const approval = {
  ...unrelatedUsers,
  ...expectCode('OK', ...reviewers),
  ...expectCode('FORBIDDEN', 'requestor', 'pm', 'host', 'closer', 'siteAdmin', 'superAdmin'),
};
/** An approval that made a permit Approved can be recalled by its approver. */
const recall = {
  ...unrelatedUsers,
  ...expectCode('OK', 'facilities'),
  ...expectCode('FORBIDDEN', 'host', 'requestor', 'pm', 'manager', 'facilitiesSecond', 'closer'),
  ...expectCode('FORBIDDEN', 'siteAdmin', 'superAdmin'),
};
/** Reviewers can be changed by the submitter, reviewers and the site's administrator. */
const reviewerChange = {
  ...unrelatedUsers,
  ...expectCode('OK', 'requestor', 'host', 'siteAdmin', ...reviewers),
  ...expectCode('FORBIDDEN', 'pm', 'closer', 'superAdmin'),
};
const underReview = {
  adding: (id: string, ids: TestIds) => ({ id, newIndividualReviewers: [ids.users.siteAdmin] }),
  removingPerson: (id: string, ids: TestIds) => ({ id, userId: ids.users.supervisor }),
  removingGroup: (id: string, ids: TestIds) => ({ id, mtGroupId: ids.groups.lss }),
};
/** Operations on child permits never find a permit without a parent, even for users who may change that permit. */
const notAChild = {
  subject: 'a permit under review',
  expected: expectCode('NOT_FOUND', 'requestor', 'manager', 'superAdmin'),
} as const;

const authorOnly = {
  ...expectCode('OK', 'requestor'),
  ...expectCode('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'host', 'facilities', 'siteAdmin'),
  ...expectCode('FORBIDDEN', 'pm', 'manager', 'superAdmin'),
};
const onDraft = 'a draft of the requestor';

/** The references of a new permit or draft have to exist, and the site has to be the submitter's. */
function reviewerCases(operation: (change: Record<string, unknown>, ids: TestIds) => Record<string, unknown>) {
  const accessCase = (
    subject: AccessCase['subject'],
    expected: AccessCase['expected'],
    part: string,
    list = false,
  ): AccessCase => ({
    subject,
    variables: (id, ids) => operation({ [part]: list ? [id] : id }, ids),
    expected,
  });
  const nobody = expectCode('NOT_FOUND', 'requestor', 'host');
  return [
    accessCase(
      'the north',
      expectCode('OK', 'requestor', 'requestorSecond', 'foreignRequestor', 'host', 'closer'),
      'site',
    ),
    accessCase(
      'the west',
      { ...expectCode('OK', 'requestor'), ...expectCode('NOT_FOUND', 'requestorSecond', 'host', 'closer') },
      'site',
    ),
    accessCase('a deleted site', nobody, 'site'),
    accessCase('a deleted discipline', nobody, 'discipline'),
    accessCase('a deleted template', nobody, 'form'),
    accessCase('a deleted group of the north', nobody, 'selectedMTGroup', true),
    accessCase('a requestor of the north', nobody, 'hostSystemOwner'),
    accessCase('a requestor of the north', nobody, 'selectedUser', true),
  ];
}

const description = 'Isolate, drain and open the pump.';

/** Who may change which permit, child permit, draft and file, as the lifecycle table and the visibility rules say. */
export const permitCases: AccessCases = {
  createPermit: reviewerCases((change, ids) => ({ data: samplePermitData(ids, change) })),
  updatePermitStatus: [
    { subject: 'a permit under review', variables: (id) => ({ id, ...approving }), expected: approval },
    {
      subject: 'a new permit',
      variables: (id) => ({ id, status: 'PendingApproval' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'pm', 'supervisor'),
        ...expectCode('FORBIDDEN', 'host', 'requestor', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'an approved permit',
      variables: (id) => ({ id, status: 'PendingClosure' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor'),
        ...expectCode('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'a permit pending closure',
      variables: (id) => ({ id, status: 'Completed' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'closer', 'closerSecond'),
        ...expectCode('FORBIDDEN', 'host', 'requestor', 'pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'a permit pending closure',
      // Its submitter withdraws the request, a permit closer sends it back.
      variables: (id) => ({ id, status: 'Approved', reason: 'The barriers are still up' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', 'closer', 'closerSecond'),
        ...expectCode('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
  ],
  performPermitAction: [
    { subject: 'a permit under review', variables: (id) => ({ id, action: 'approve' }), expected: approval },
    { subject: 'a child permit under review', variables: (id) => ({ id, action: 'approve' }), expected: approval },
    {
      subject: 'a permit under review',
      variables: (id) => ({
        ...{ id, action: 'edit', submission: fillForm('GP', { describe: description }) },
        reason: 'Other work is needed',
      }),
      expected: approval,
    },
    {
      subject: 'a new permit',
      variables: (id) => ({ id, action: 'approveAsProjectManager' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'pm', 'supervisor'),
        ...expectCode('FORBIDDEN', 'host', 'requestor', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'a permit pending closure',
      variables: (id) => ({ id, action: 'close' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'closer', 'closerSecond'),
        ...expectCode('FORBIDDEN', 'host', 'requestor', 'pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'an approved child permit',
      variables: (id) => ({ id, action: 'recall' }),
      expected: recall,
    },
    {
      subject: 'an approved permit',
      variables: (id) => ({ id, action: 'changeReviewers' }),
      expected: expectCode('BAD_INPUT', 'requestor', 'siteAdmin', 'foreignRequestor'),
    },
  ],
  remindPermitClosers: [
    {
      subject: 'a permit pending closure',
      variables: (id) => ({ id }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor'),
        ...expectCode('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
    { subject: 'an approved permit', variables: (id) => ({ id }), expected: expectCode('CONFLICT', 'requestor') },
  ],
  updatePermit: [
    {
      subject: 'a permit under review',
      variables: (id) => ({
        id,
        submission: fillForm('GP', { describe: description }),
        reason: 'Other work is needed',
      }),
      expected: approval,
    },
  ],
  updatesOnApprovedPermit: [
    {
      subject: 'an approved permit',
      variables: (id) => ({
        id,
        submission: fillForm('GP', { describe: description }),
        reason: 'Other work is needed',
      }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', 'facilities', 'facilitiesSecond'),
        ...expectCode('FORBIDDEN', 'host', 'pm', 'manager', 'supervisor', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
  ],
  saveChildPermit: [
    { subject: 'a permit under review', variables: (id) => ({ id, childrenState: [] }), expected: approval },
  ],
  updatePermitReviewers: [
    { subject: 'a permit under review', variables: underReview.adding, expected: reviewerChange },
  ],
  updateRemoveIndividualReviewer: [
    { subject: 'a permit under review', variables: underReview.removingPerson, expected: reviewerChange },
  ],
  updateRemoveMTGroupReviewer: [
    { subject: 'a permit under review', variables: underReview.removingGroup, expected: reviewerChange },
  ],
  approvePermitWhenLastReviewerIsRemoved: [
    // It changes nothing: it returns the permit's current state to users who can see it.
    {
      subject: 'an approved permit',
      variables: (id) => ({ id }),
      expected: { ...unrelatedUsers, ...expectCode('OK', 'requestor', 'pm', 'host') },
    },
    {
      subject: 'a permit under review',
      variables: (id) => ({ id }),
      expected: { ...unrelatedUsers, ...expectCode('CONFLICT', 'requestor', 'host') },
    },
  ],

  createChildPermit: [
    {
      subject: 'an approved permit',
      variables: (id, ids) => ({ data: sampleChildPermitData(ids, id) }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', 'host', 'closer', 'siteAdmin'),
        // Roles that raise no permits.
        ...expectCode('FORBIDDEN', 'pm', 'foreignPm', 'superAdmin', 'supervisorWest'),
      },
    },
    {
      subject: 'an approved child permit',
      variables: (id, ids) => ({ data: sampleChildPermitData(ids, id) }),
      expected: expectCode('NOT_FOUND', 'requestor', 'siteAdmin'),
    },
  ],
  updateChildPermitStatus: [
    { subject: 'a child permit under review', variables: (id) => ({ id, ...approving }), expected: approval },
    { ...notAChild, variables: (id) => ({ id, ...approving }) },
  ],
  updateChildPermit: [
    {
      subject: 'a child permit under review',
      variables: (id) => ({
        id,
        submission: fillForm('B5', { describe: description }),
        reason: 'Other work is needed',
      }),
      expected: approval,
    },
    { ...notAChild, variables: (id) => ({ id, submission: fillForm('GP') }) },
  ],
  recallChildPermit: [
    {
      subject: 'an approved child permit',
      variables: (id) => ({ id }),
      expected: recall,
    },
    {
      subject: 'an approved permit',
      variables: (id) => ({ id }),
      expected: expectCode('NOT_FOUND', 'requestor', 'facilities'),
    },
  ],
  updateChildPermitReviewers: [
    { subject: 'a child permit under review', variables: underReview.adding, expected: reviewerChange },
    { ...notAChild, variables: underReview.adding },
  ],
  updateRemoveChildIndividualReviewer: [
    { subject: 'a child permit under review', variables: underReview.removingPerson, expected: reviewerChange },
    { ...notAChild, variables: underReview.removingPerson },
  ],
  updateRemoveChildMTGroupReviewer: [
    { subject: 'a child permit under review', variables: underReview.removingGroup, expected: reviewerChange },
    { ...notAChild, variables: underReview.removingGroup },
  ],

  createDraftPermit: reviewerCases((change, ids) => ({ data: samplePermitData(ids, change) })),
  updateDraftPermit: [
    {
      subject: onDraft,
      variables: (id) => ({
        id,
        submission: fillForm('GP', { describe: description }),
        reason: 'Other work is needed',
      }),
      expected: authorOnly,
    },
    { subject: onDraft, variables: (id) => ({ id, status: 'PendingPMApproval' }), expected: authorOnly },
    {
      subject: 'a deleted group of the north',
      variables: (id, ids) => ({ id: ids.sites.north, selectedMTGroup: [id] }),
      expected: expectCode('NOT_FOUND', 'requestor'),
    },
  ],
  updateDraftPermitReviewers: [
    { subject: onDraft, variables: (id, ids) => ({ id, newMTGroups: [ids.groups.lss] }), expected: authorOnly },
  ],
  saveDraftChildPermit: [{ subject: onDraft, variables: (id) => ({ id, childrenState: [] }), expected: authorOnly }],
  deleteDraftPermit: [{ subject: onDraft, variables: (id) => ({ id }), expected: authorOnly }],
  duplicatePermit: [
    {
      subject: 'an approved permit',
      variables: (id) => ({ id }),
      expected: {
        ...expectCode('OK', 'requestor'),
        ...expectCode('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'closerWest'),
        ...expectCode('FORBIDDEN', 'host', 'facilities', 'closer', 'pm', 'siteAdmin', 'superAdmin'),
      },
    },
  ],

  deleteFile: [
    {
      subject: 'an upload of the requestor',
      variables: (filename) => ({ filename }),
      expected: {
        ...expectCode('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'pm', 'siteAdmin', 'superAdmin'),
        requestor: 'OK',
      },
    },
    {
      subject: "a file of the requestor's permit",
      variables: (filename) => ({ filename }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('FORBIDDEN', 'requestor', 'pm', 'host', 'manager', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      subject: 'the picture of a map of the north',
      variables: (filename) => ({ filename }),
      expected: {
        ...expectCode('FORBIDDEN', 'superAdmin', 'siteAdmin', 'requestor', 'foreignRequestor'),
        ...expectCode('NOT_FOUND', 'siteAdminWest', 'supervisorWest'),
      },
    },
  ],
};
