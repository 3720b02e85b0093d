/** Everything that can be done to a permit after it was raised. The lifecycle table says when and by whom. */
export const permitActions = [
  'approveAsProjectManager',
  'approve',
  'reject',
  'edit',
  'resubmit',
  'withdraw',
  'editApproved',
  'requestClosure',
  'requestCancellation',
  'close',
  'cancel',
  'sendBack',
  'withdrawRequest',
  'recall',
  'changeReviewers',
] as const;

export type PermitAction = (typeof permitActions)[number];

/** What a button says. */
export const permitActionLabels: Record<PermitAction, string> = {
  approveAsProjectManager: 'Approve',
  approve: 'Approve',
  reject: 'Reject',
  edit: 'Save changes',
  resubmit: 'Resubmit',
  withdraw: 'Cancel Permit',
  editApproved: 'Save',
  requestClosure: 'Request Closure',
  requestCancellation: 'Request Cancellation',
  close: 'Close Permit',
  cancel: 'Cancel Permit',
  sendBack: 'Send Back',
  withdrawRequest: 'Withdraw Request',
  recall: 'Recall Approved Status',
  changeReviewers: 'Update Reviewers',
};

/** How history tells it: '{name} {verb} …'. */
export const permitActionVerbs: Record<PermitAction | 'create', string> = {
  create: 'submitted the permit',
  approveAsProjectManager: 'approved as project manager',
  approve: 'approved',
  reject: 'rejected',
  edit: 'corrected the permit',
  resubmit: 'resubmitted',
  withdraw: 'cancelled the rejected permit',
  editApproved: 'edited the approved permit',
  requestClosure: 'requested closure',
  requestCancellation: 'requested cancellation',
  close: 'closed the permit',
  cancel: 'cancelled the permit',
  sendBack: 'sent the permit back',
  withdrawRequest: 'withdrew the request',
  recall: 'recalled the approved status',
  changeReviewers: 'changed the reviewers',
};
