/** Every sentence fixed by the specification, once. Sentences with a variable are functions. */
export const message = {
  somethingWentWrong: 'Something went wrong',
  notFound: 'Not found',
  pageNotFound: '404! Not found',

  // Raising a permit.
  tooManyPendingClosure: (limit: number) =>
    `Dear Requester, as you have ${limit} or more Pending Closure permits, you are not allowed to create new permits. Please ensure your permits are all closed in order to create new permits.`,
  tooManyUnclosed: (limit: number) =>
    `Dear Requester, as you have ${limit} or more unclosed permits, you are not allowed to create new permits. Please ensure your permits are all closed in order to create new permits.`,
  selectSite: 'Please select site!',
  selectIndividualReviewer: 'Please select individual reviewer!',
  selectGroupReviewer: 'Please select mtgroup reviewer!',
  declarationRequired: 'Declaration is required!',
  fillRequiredBeforeSubmitting: 'Please fill-in required fields before submitting the permit!',
  fillRequiredBeforeSaving: 'Please fill-in required fields before saving as draft or submitting the permit!',
  emptyPermit:
    'You cannot submit an empty permit! Please fill-in some fields before saving as draft or submitting the permit!',
  emptyChildPermit:
    'You cannot submit an empty child permit! Please fill-in some fields before saving as draft or submitting the permit!',
  childPermitBlank: 'Permit Information and Work Description are required!',
  childPermitTooLittle: (needed: number, filled: number) =>
    `Fill in at least ${needed} fields of a child permit before submitting it; ${filled} ${filled === 1 ? 'is' : 'are'} filled in.`,
  childPermitRequired: (code: string) => `${code} Child Permit is required!`,
  groupMemberIsReviewer: 'One of the User in MtGroup has same id in Individual Reviewer.',
  groupMemberInOtherGroup: 'One of the User has same id in other MTgroup.',
  creatingFailed: 'There is something wrong creating the permit. Please check for empty Required Fields.',
  childPermitsUnavailable:
    'Viewing Child Permits are not available at the moment. Kindly view the Parent Permit to see the Child Permit.',
  checkRequired: 'Please check for empty Required Fields.',

  // Drafts.
  draftIncomplete: 'Please fill in required information above. (e.g. Discipline, Host / System Owner, etc',
  draftEmpty: 'Some required fields are not filled in.',
  draftUnavailable: 'Viewing this Permit is not available at the moment. Kindly refresh and try again.',
  confirmDraftDeletion: 'Are you sure you wish to delete this draft permit?',
  draftDeletionFailed: 'Something went wrong trying to delete draft permit. Please try again later..',

  // Inputs of a form.
  fieldRequired: 'This field is required.',
  fileRequired: 'This file is required.',
  signatureRequired: 'This signature field is required.',
  spaceNotAllowed: 'Space not allowed',

  // Review.
  approvalNeedsGroup: 'Please select MtGroup!',
  approvalNeedsIndividual: 'Please select Individual Reviewer!',
  changesNeedApproval:
    'Your changes need a new approval and cannot be saved together with this action. Save them first.',
  reasonForChange:
    'Your changes make approvals lapse. Give the reason, so that the people who must approve again know it.',
  confirmMissingUploads: 'Some files are not yet uploaded. Do you want to proceed with approving the permit?',
  confirmClosure:
    'CAUTION, YOU ARE CLOSING THE PERMIT NOW. NO FURTHER RECTIFICATION IS ALLOWED AFTER PERMIT IS CLOSED. Continue?',
  confirmCancellation:
    'CAUTION, YOU ARE CANCELING THE PERMIT NOW. NO FURTHER RECTIFICATION IS ALLOWED AFTER PERMIT IS CANCELLED. Continue?',
  groupHasNoMembers:
    'This MTGroup has no members. Please remove from permit and ask admin to add members before adding the MTGroup again as permit reviewer.',

  // Changing reviewers.
  addNobody: 'You cannot submit empty fields when updating reviewers.',
  addSameIndividual: 'You cannot add the same Individual Reviewer or someone from the selected MTGroup.',
  addSameGroup: 'You cannot add the same MTGroup.',
  addNothingTicked: 'Please tick any checkbox and select reviewer or MTGroup first.',
  groupRequired: 'MtGroup is required!',
  confirmIndividualRemoval: (email: string) => `You are removing ${email} in individual reviewer's list. Continue?`,
  confirmGroupRemoval: (group: string) => `You are removing ${group} in reviewer's list. Continue?`,
  confirmLastReviewerRemoval: 'If you remove this last reviewer, the permit status will change to Approved. Continue?',

  // Accounts.
  passwordTooShort: (minLength: number) => `Password must be more than ${minLength} character`,
  newPasswordTooShort: (minLength: number) => `Password must be more than ${minLength} characters`,
  passwordMismatch: 'Password and confirm password mismatch',
  newPasswordMismatch: 'New password and confirm password mismatch',
  verifyingEmail: 'Verifying email...',
  emailVerified: 'Now you can login using your credentials',
  confirmBlockedWordDeletion: 'Are you sure you want to delete blocked word?',
  // Administration.
  confirmDeletion: 'Sure to delete?',

  // PDF files.
  noPdf: 'No Pdf to Generate!',

  // Boards.
  selectDateRange: 'Please select a date range',
  selectBoardRange: 'Please select date range',
  selectBoardSite: 'Please select atleast one site',
  selectPermitType: 'Please select permit type',
  selectYearAndSite: 'You need to select a year and at least one site',
  rangeEndsFirst: 'The range ends before it starts. Choose an end on or after the start.',
  rangeTooLong: (years: number) => `The range is too long. Choose one of at most ${years} years.`,

  // Change logs.
  gettingChangeLogs: 'Getting your change logs list.',

  // Files.
  uploadFailed: 'File upload failed. Please make sure the file you are uploading is less than 10MB.',
  uploadSucceeded: 'File uploaded successfully',
} as const;
