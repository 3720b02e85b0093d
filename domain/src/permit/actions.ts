/** Where the button of an action is: in the bar under the review, where the permit is read, where reviewers are chosen. */
export type ActionPlace = 'action bar' | 'permit page' | 'reviewers panel';

/** What the dialog says that asks for a reason, and the refusal where none is given. */
export interface ReasonText {
  title: string;
  button: string;
  placeholder: string;
  isDestructive: boolean;
  refusal: string;
}

/** What the sentence beside the buttons names. */
export interface BarFacts {
  /** How many approvals the permit needs of its reviewers. */
  reviewers: number;
  /** The group that the viewer approves for; undefined for an individual reviewer. */
  ownGroup: string | undefined;
  /** Whose approvals are missing besides the viewer's. */
  otherApprovers: readonly string[];
}

/** Everything that is known of an action, but when and by whom it may be taken: that is the lifecycle's. */
export interface ActionRow {
  /** What its button says. */
  label: string;
  places: readonly ActionPlace[];
  tone: 'plain' | 'danger' | 'primary';
  /** How history and notifications say it: '{name} {verb}'. */
  verb: string;
  /** What whoever did it reads: 'Permit {number} {outcome}.' */
  outcome: string;
  /** Its colour in the history; not given, plain. */
  historyTone?: 'green' | 'red';
  /** Whether it approves the permit, in whatever stage. */
  approves?: true;
  /**
   * What it does with the forms. 'saved': it opens them and saves what was changed. 'sent': it opens them and sends them,
   * changed or not. Not given, it only takes along what was corrected.
   */
  forms?: 'saved' | 'sent';
  /** What it changes when it changes something; answers unless given. */
  changes?: 'reviewers';
  /** In the name of which group it is taken: one that reviews the permit, or one that closes permits of the site. */
  actsFor?: 'reviewing group' | 'permit closers';
  /** It asks for a reason, in these words. */
  reason?: ReasonText;
  /** What is confirmed first on the page where the permit is read. */
  confirmationOnPage?: { text: (number: string) => string; button: string };
  /** What its confirmation says of child permits that are not finished, ahead of their numbers. */
  unfinishedChildrenNote?: string;
  /** What is proposed in its place before the work has started, and why. */
  beforeStart?: { instead: 'requestCancellation'; title: string; text: string };
  /** What it means for the permit, in a sentence beside the buttons. */
  barText?: (facts: BarFacts) => string;
  /** Whom it tells what, where that is not what the status that it leads to tells. */
  notifies?: 'recalled' | 'sentBack' | 'nobody';
  /** What it asks the permit closers of the site to do. */
  asksClosersTo?: 'close' | 'cancel';
  /** Whether whoever did it may be the next who has to act. */
  mayActNext?: true;
}

const bar: readonly ActionPlace[] = ['action bar'];

const sendsBack = 'or send it back with a reason.';

/**
 * THE table of what can be done to a permit after it was raised, from the left of the action bar to its right: what turns
 * a permit away first, what moves it on last. The lifecycle table says when, and by whom.
 */
export const actionTable = {
  withdraw: {
    label: 'Cancel Permit',
    places: bar,
    tone: 'danger',
    verb: 'cancelled the rejected permit',
    outcome: 'was cancelled',
  },
  reject: {
    label: 'Reject',
    places: bar,
    tone: 'danger',
    verb: 'rejected',
    outcome: 'was rejected',
    historyTone: 'red',
    actsFor: 'reviewing group',
    reason: {
      title: 'Reject Permit',
      button: 'Reject permit',
      placeholder: 'What must change before you can approve?',
      isDestructive: true,
      refusal: 'Please give a reason for rejecting this permit.',
    },
  },
  recall: {
    label: 'Recall Approved Status',
    places: ['action bar', 'permit page'],
    tone: 'plain',
    verb: 'recalled the approved status',
    outcome: 'was recalled',
    historyTone: 'red',
    confirmationOnPage: {
      text: (number) => `Permit ${number} goes back to pending approval, and your approval is taken back. Continue?`,
      button: 'Recall permit',
    },
    notifies: 'recalled',
  },
  requestCancellation: {
    label: 'Request Cancellation',
    places: bar,
    tone: 'plain',
    verb: 'requested cancellation',
    outcome: 'is awaiting cancellation',
    asksClosersTo: 'cancel',
    unfinishedChildrenNote: 'A permit closer can cancel it once its child permits are finished',
  },
  requestClosure: {
    label: 'Request Closure',
    places: bar,
    tone: 'plain',
    verb: 'requested closure',
    outcome: 'is awaiting closure',
    asksClosersTo: 'close',
    beforeStart: {
      instead: 'requestCancellation',
      title: 'The work has not started yet',
      text: 'Close a permit when its work is done. If the work will not take place, cancel the permit instead.',
    },
    barText: () => 'A permit closer of the site must confirm closure or cancellation.',
  },
  withdrawRequest: {
    label: 'Withdraw Request',
    places: bar,
    tone: 'plain',
    verb: 'withdrew the request',
    outcome: 'is Approved again: the request was withdrawn',
    barText: () => 'A permit closer of the site must confirm it. Until then you can withdraw the request.',
    notifies: 'nobody',
  },
  sendBack: {
    label: 'Send Back',
    places: bar,
    tone: 'plain',
    verb: 'sent the permit back',
    outcome: 'was sent back and is Approved again',
    historyTone: 'red',
    actsFor: 'permit closers',
    reason: {
      title: 'Send Back',
      button: 'Send back',
      placeholder: 'What must be done before it can be closed or cancelled?',
      isDestructive: false,
      refusal: 'Please give a reason for sending this permit back: say what must be done first.',
    },
    notifies: 'sentBack',
  },
  cancel: {
    label: 'Cancel Permit',
    places: bar,
    tone: 'primary',
    verb: 'cancelled the permit',
    outcome: 'was cancelled',
    actsFor: 'permit closers',
    barText: () => `Cancel this permit for its site, ${sendsBack}`,
  },
  close: {
    label: 'Close Permit',
    places: bar,
    tone: 'primary',
    verb: 'closed the permit',
    outcome: 'was closed',
    historyTone: 'green',
    actsFor: 'permit closers',
    barText: () => `Close this permit for its site, ${sendsBack}`,
  },
  edit: {
    label: 'Save changes',
    places: bar,
    tone: 'plain',
    verb: 'corrected the permit',
    outcome: 'was saved',
    forms: 'saved',
  },
  editApproved: {
    label: 'Save',
    places: bar,
    tone: 'plain',
    verb: 'edited the approved permit',
    outcome: 'was saved',
    forms: 'saved',
    barText: () => 'If you change an approved answer, approvals lapse and the permit needs approval again.',
  },
  resubmit: {
    label: 'Resubmit',
    places: bar,
    tone: 'primary',
    verb: 'resubmitted',
    outcome: 'was resubmitted',
    forms: 'sent',
    barText: () => 'A resubmitted permit needs all approvals again.',
  },
  approveAsProjectManager: {
    label: 'Approve',
    places: bar,
    tone: 'primary',
    verb: 'approved as project manager',
    outcome: 'was approved',
    historyTone: 'green',
    approves: true,
    barText: ({ reviewers }) => `After you, ${reviewers} reviewers approve.`,
    // A supervisor may be a reviewer as well, whose decision is still to come after they approved for the site.
    mayActNext: true,
  },
  approve: {
    label: 'Approve',
    places: bar,
    tone: 'primary',
    verb: 'approved',
    outcome: 'was approved',
    historyTone: 'green',
    approves: true,
    actsFor: 'reviewing group',
    barText: describeApproval,
  },
  changeReviewers: {
    label: 'Update Reviewers',
    places: ['reviewers panel'],
    tone: 'plain',
    verb: 'changed the reviewers',
    outcome: 'has updated reviewers',
    changes: 'reviewers',
  },
} as const satisfies Record<string, ActionRow>;

export type PermitAction = keyof typeof actionTable;

/** Every action, in the order of the table. */
export const permitActions = Object.keys(actionTable) as readonly PermitAction[];

/** Whether this version knows an action. */
export function isPermitAction(value: string): value is PermitAction {
  return Object.hasOwn(actionTable, value);
}

/** What is known of an action; nothing of one that only a newer version beside this one knows. */
export function getActionRow(action: string): ActionRow | undefined {
  return isPermitAction(action) ? actionTable[action] : undefined;
}

/** The actions of which something is true, in the order of the table. */
export function listActionsWhere(isWanted: (row: ActionRow) => boolean): readonly PermitAction[] {
  return permitActions.filter((action) => isWanted(actionTable[action]));
}

/** Whether an action approves a permit, in whatever stage. */
export function isApproval(action: string): boolean {
  return getActionRow(action)?.approves === true;
}

/** What follows the name of whoever did it. One that this version does not know is shown by its bare name. */
export function formatActionVerb(action: string): string {
  if (action === 'create') return 'submitted the permit';
  return getActionRow(action)?.verb ?? `took the action '${action}'`;
}

function describeApproval({ ownGroup, otherApprovers }: BarFacts): string {
  const inWhoseName = ownGroup === undefined ? '' : `You approve for ${ownGroup}. `;
  const [first, ...more] = otherApprovers;
  if (first === undefined) return `${inWhoseName}Yours is the last approval.`;
  if (more.length === 0) return `${inWhoseName}After you, only ${first} is left.`;
  return `${inWhoseName}After you, ${otherApprovers.length} approvals are left.`;
}

/** What the actions that somebody may take mean for the permit, in a sentence. */
export function describeGrantedActions(granted: readonly string[], facts: BarFacts): string {
  const action = listActionsWhere(({ barText }) => barText !== undefined).find((one) => granted.includes(one));
  return (action && getActionRow(action)?.barText?.(facts)) ?? 'No action is needed from you now.';
}
