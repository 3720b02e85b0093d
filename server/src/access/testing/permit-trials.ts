import { childData } from '../../features/permits/testing/child-permits.ts';
import { filledIn, permitData } from '../../features/permits/testing/permits.ts';
import type { TestIds } from '../../testing/fill-database.ts';
import { all, type Trial, type Trials } from './trials.ts';

/**
 * Who does not see a permit that the requestor of ACME Works raised in the north: a colleague, another company, and
 * everybody who looks after the west. The host who owns it sees it, and may do little.
 */
const strangers = all(
  'NOT_FOUND',
  'requestorSecond',
  'foreignRequestor',
  'foreignPm',
  'siteAdminWest',
  'supervisorWest',
  'closerWest',
);

const reviewers = ['manager', 'supervisor', 'facilities', 'facilitiesSecond', 'lss'] as const;

const approving = { status: 'Approved' };
/** A reviewer alone approves; seeing the permit, administering its site or having raised it is not enough. */
const approval = {
  ...strangers,
  ...all('OK', ...reviewers),
  ...all('FORBIDDEN', 'requestor', 'pm', 'host', 'closer', 'siteAdmin', 'superAdmin'),
};
/** Reviewers are changed by the submitter, reviewers and the site's administrator. */
const reviewerChange = {
  ...strangers,
  ...all('OK', 'requestor', 'host', 'siteAdmin', ...reviewers),
  ...all('FORBIDDEN', 'pm', 'closer', 'superAdmin'),
};
const underReview = {
  adding: (id: string, ids: TestIds) => ({ id, newIndividualReviewers: [ids.people.siteAdmin] }),
  removingPerson: (id: string, ids: TestIds) => ({ id, userId: ids.people.supervisor }),
  removingGroup: (id: string, ids: TestIds) => ({ id, mtGroupId: ids.groups.lss }),
};
/** No operation on child permits finds a permit without a parent, not even for who may change that. */
const notAChild = {
  on: 'a permit under review',
  answers: all('NOT_FOUND', 'requestor', 'manager', 'superAdmin'),
} as const;

const authorOnly = {
  ...all('OK', 'requestor'),
  ...all('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'host', 'facilities'),
  ...all('FORBIDDEN', 'pm', 'manager', 'siteAdmin', 'superAdmin'),
};
const onDraft = 'a draft of the requestor';

/** What is named of a new permit or draft has to be there, and the site has to be the submitter's. */
function naming(operation: (change: Record<string, unknown>, ids: TestIds) => Record<string, unknown>) {
  const trial = (on: Trial['on'], answers: Trial['answers'], part: string, list = false): Trial => ({
    on,
    sends: (id, ids) => operation({ [part]: list ? [id] : id }, ids),
    answers,
  });
  const nobody = all('NOT_FOUND', 'requestor', 'host');
  return [
    trial('the north', all('OK', 'requestor', 'requestorSecond', 'foreignRequestor', 'host', 'closer'), 'site'),
    trial('the west', { ...all('OK', 'requestor'), ...all('NOT_FOUND', 'requestorSecond', 'host', 'closer') }, 'site'),
    trial('a deleted site', nobody, 'site'),
    trial('a deleted discipline', nobody, 'discipline'),
    trial('a deleted template', nobody, 'form'),
    trial('a deleted group of the north', nobody, 'selectedMTGroup', true),
    trial('a requestor of the north', nobody, 'hostSystemOwner'),
    trial('a requestor of the north', nobody, 'selectedUser', true),
  ];
}

const description = 'Isolate, drain and open the pump.';

/** Who may change which permit, child permit, draft and file, as rulings.md 'Who sees what' and the lifecycle table say. */
export const permitTrials: Trials = {
  createPermit: naming((change, ids) => ({ data: permitData(ids, change) })),
  updatePermitStatus: [
    { on: 'a permit under review', sends: (id) => ({ id, ...approving }), answers: approval },
    {
      on: 'a new permit',
      sends: (id) => ({ id, status: 'PendingApproval' }),
      answers: {
        ...strangers,
        ...all('OK', 'pm', 'supervisor'),
        ...all('FORBIDDEN', 'host', 'requestor', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      on: 'an approved permit',
      sends: (id) => ({ id, status: 'PendingClosure' }),
      answers: {
        ...strangers,
        ...all('OK', 'requestor'),
        ...all('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      on: 'a permit pending closure',
      sends: (id) => ({ id, status: 'Completed' }),
      answers: {
        ...strangers,
        ...all('OK', 'closer', 'closerSecond'),
        ...all('FORBIDDEN', 'host', 'requestor', 'pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
    {
      on: 'a permit pending closure',
      // Its submitter withdraws the request, a permit closer sends it back.
      sends: (id) => ({ id, status: 'Approved', reason: 'The barriers are still up' }),
      answers: {
        ...strangers,
        ...all('OK', 'requestor', 'closer', 'closerSecond'),
        ...all('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'siteAdmin', 'superAdmin'),
      },
    },
  ],
  remindPermitClosers: [
    {
      on: 'a permit pending closure',
      sends: (id) => ({ id }),
      answers: {
        ...strangers,
        ...all('OK', 'requestor'),
        ...all('FORBIDDEN', 'host', 'pm', 'manager', 'facilities', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
    { on: 'an approved permit', sends: (id) => ({ id }), answers: all('CONFLICT', 'requestor') },
  ],
  updatePermit: [
    {
      on: 'a permit under review',
      sends: (id) => ({ id, submission: filledIn('GP', { describe: description }), reason: 'Other work is needed' }),
      answers: approval,
    },
  ],
  updatesOnApprovedPermit: [
    {
      on: 'an approved permit',
      sends: (id) => ({ id, submission: filledIn('GP', { describe: description }), reason: 'Other work is needed' }),
      answers: {
        ...strangers,
        ...all('OK', 'requestor', 'facilities', 'facilitiesSecond'),
        ...all('FORBIDDEN', 'host', 'pm', 'manager', 'supervisor', 'closer', 'siteAdmin', 'superAdmin'),
      },
    },
  ],
  saveChildPermit: [{ on: 'a permit under review', sends: (id) => ({ id, childrenState: [] }), answers: approval }],
  updatePermitReviewers: [{ on: 'a permit under review', sends: underReview.adding, answers: reviewerChange }],
  updateRemoveIndividualReviewer: [
    { on: 'a permit under review', sends: underReview.removingPerson, answers: reviewerChange },
  ],
  updateRemoveMTGroupReviewer: [
    { on: 'a permit under review', sends: underReview.removingGroup, answers: reviewerChange },
  ],
  approvePermitWhenLastReviewerIsRemoved: [
    // It changes nothing: it tells who sees the permit how it stands.
    {
      on: 'an approved permit',
      sends: (id) => ({ id }),
      answers: { ...strangers, ...all('OK', 'requestor', 'pm', 'host') },
    },
    {
      on: 'a permit under review',
      sends: (id) => ({ id }),
      answers: { ...strangers, ...all('CONFLICT', 'requestor', 'host') },
    },
  ],

  createChildPermit: [
    {
      on: 'an approved permit',
      sends: (id, ids) => ({ data: childData(ids, id) }),
      answers: {
        ...strangers,
        ...all('OK', 'requestor', 'host', 'closer', 'siteAdmin'),
        // Roles that raise no permits.
        ...all('FORBIDDEN', 'pm', 'foreignPm', 'superAdmin', 'supervisorWest'),
      },
    },
    {
      on: 'an approved child permit',
      sends: (id, ids) => ({ data: childData(ids, id) }),
      answers: all('NOT_FOUND', 'requestor', 'siteAdmin'),
    },
  ],
  updateChildPermitStatus: [
    { on: 'a child permit under review', sends: (id) => ({ id, ...approving }), answers: approval },
    { ...notAChild, sends: (id) => ({ id, ...approving }) },
  ],
  updateChildPermit: [
    {
      on: 'a child permit under review',
      sends: (id) => ({ id, submission: filledIn('B5', { describe: description }), reason: 'Other work is needed' }),
      answers: approval,
    },
    { ...notAChild, sends: (id) => ({ id, submission: filledIn('GP') }) },
  ],
  recallChildPermit: [
    {
      on: 'an approved child permit',
      sends: (id) => ({ id }),
      answers: {
        ...strangers,
        ...all('OK', 'facilities'),
        ...all(
          'FORBIDDEN',
          'host',
          'requestor',
          'pm',
          'manager',
          'facilitiesSecond',
          'closer',
          'siteAdmin',
          'superAdmin',
        ),
      },
    },
    { on: 'an approved permit', sends: (id) => ({ id }), answers: all('NOT_FOUND', 'requestor', 'facilities') },
  ],
  updateChildPermitReviewers: [
    { on: 'a child permit under review', sends: underReview.adding, answers: reviewerChange },
    { ...notAChild, sends: underReview.adding },
  ],
  updateRemoveChildIndividualReviewer: [
    { on: 'a child permit under review', sends: underReview.removingPerson, answers: reviewerChange },
    { ...notAChild, sends: underReview.removingPerson },
  ],
  updateRemoveChildMTGroupReviewer: [
    { on: 'a child permit under review', sends: underReview.removingGroup, answers: reviewerChange },
    { ...notAChild, sends: underReview.removingGroup },
  ],

  createDraftPermit: naming((change, ids) => ({ data: permitData(ids, change) })),
  updateDraftPermit: [
    {
      on: onDraft,
      sends: (id) => ({ id, submission: filledIn('GP', { describe: description }), reason: 'Other work is needed' }),
      answers: authorOnly,
    },
    { on: onDraft, sends: (id) => ({ id, status: 'PendingPMApproval' }), answers: authorOnly },
    {
      on: 'a deleted group of the north',
      sends: (id, ids) => ({ id: ids.sites.north, selectedMTGroup: [id] }),
      answers: all('NOT_FOUND', 'requestor'),
    },
  ],
  updateDraftPermitReviewers: [
    { on: onDraft, sends: (id, ids) => ({ id, newMTGroups: [ids.groups.lss] }), answers: authorOnly },
  ],
  saveDraftChildPermit: [{ on: onDraft, sends: (id) => ({ id, childrenState: [] }), answers: authorOnly }],
  deleteDraftPermit: [{ on: onDraft, sends: (id) => ({ id }), answers: authorOnly }],
  duplicatePermit: [
    {
      on: 'an approved permit',
      sends: (id) => ({ id }),
      answers: {
        ...all('OK', 'requestor'),
        ...all('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'closerWest'),
        ...all('FORBIDDEN', 'host', 'facilities', 'closer', 'pm', 'siteAdmin', 'superAdmin'),
      },
    },
  ],

  deleteFile: [
    {
      on: 'an upload of the requestor',
      sends: (filename) => ({ filename }),
      answers: {
        ...all('NOT_FOUND', 'requestorSecond', 'foreignRequestor', 'pm', 'siteAdmin', 'superAdmin'),
        requestor: 'OK',
      },
    },
    {
      on: "a file of the requestor's permit",
      sends: (filename) => ({ filename }),
      answers: { ...strangers, ...all('FORBIDDEN', 'requestor', 'pm', 'host', 'manager', 'siteAdmin', 'superAdmin') },
    },
    {
      on: 'the picture of a map of the north',
      sends: (filename) => ({ filename }),
      answers: {
        ...all('FORBIDDEN', 'superAdmin', 'siteAdmin', 'requestor', 'foreignRequestor'),
        ...all('NOT_FOUND', 'siteAdminWest', 'supervisorWest'),
      },
    },
  ],
};
