import { workEvents, type SuspensionCause, type WorkEvent } from '../work/log/work-log.ts';

/**
 * Where an action's button is: in the bar below the review, on the permit page, in the reviewers panel, or below what is
 * proven before the start.
 */
export type ActionPlace = 'action bar' | 'permit page' | 'reviewers panel' | 'proof panel';

/**
 * Why the actions of a place are not performed by name: they have operations of their own, which write more than an
 * action does. Null where `performPermitAction` performs them.
 */
const ownOperations: Record<ActionPlace, string | null> = {
  'action bar': null,
  'permit page': null,
  'proof panel': null,
  'reviewers panel': 'Reviewers are added and removed by operations of their own.',
};

/** The dialog in which somebody says why. */
export interface ReasonDialogText {
  title: string;
  /** The label of the field; 'Reason' if omitted. */
  label?: string;
  button: string;
  placeholder: string;
  isDestructive: boolean;
}

/** The same where a reason is required, with the refusal when none is given. */
export interface ReasonText extends ReasonDialogText {
  refusal: string;
}

/** What an action that sends the forms says about them, depending on whether they changed. */
export interface ChangeNote {
  changed: ReasonDialogText;
  unchanged: ReasonDialogText;
}

/** The facts used in the sentence beside the buttons. */
export interface BarFacts {
  /** How many reviewer approvals the permit needs. */
  reviewers: number;
  /** The group that the viewer approves for; undefined for an individual reviewer. */
  ownGroup: string | undefined;
  /** The others whose approvals are missing. */
  otherApprovers: readonly string[];
  /** Whether the work is followed now: then the permit's own page says what it needs. */
  hasWork: boolean;
}

/** Everything about an action except when and by whom it may be taken, which the lifecycle table says. */
export interface ActionRow {
  /** Button label. */
  label: string;
  places: readonly ActionPlace[];
  tone: 'plain' | 'danger' | 'primary';
  /** Verb in the history and in notifications: '{name} {verb}'. */
  verb: string;
  /** The confirmation for the actor: 'Permit {number} {outcome}.' */
  outcome: string;
  /** Colour in the history; plain if omitted. */
  historyTone?: 'green' | 'red';
  /** Whether it approves the permit, at any stage. */
  approves?: true;
  /**
   * How the action treats the forms. 'saved': opens them and saves any changes. 'sent': opens them and sends them,
   * changed or not. 'proofs': answers what is proven before the start, which no other does. If omitted, it only includes
   * corrections.
   */
  forms?: 'saved' | 'sent' | 'proofs';
  /** What the action may change; answers if omitted. */
  changes?: 'reviewers';
  /**
   * For whom the action is taken, if not in one's own name: a group that reviews the permit, one that closes permits at
   * the site, or the submitter, in whose place somebody may act.
   */
  actsFor?: 'reviewing group' | 'permit closers' | 'submitter';
  /** Set if the action needs a reason. */
  reason?: ReasonText;
  /** Set if the screen requires a note with the action, which the API takes but does not require. */
  note?: ChangeNote;
  /** The confirmation shown before the action is taken from the permit page. */
  confirmationOnPage?: { text: (number: string) => string; button: string };
  /** What the confirmation says about unfinished child permits, before their numbers. */
  unfinishedChildrenNote?: string;
  /** The action suggested instead before the work has started, and why. */
  beforeStart?: { instead: 'requestCancellation'; title: string; text: string };
  /** What the action means for the permit, as a sentence beside the buttons. */
  barText?: (facts: BarFacts) => string;
  /** Whether it needs no reason although approvals lapse with it. */
  lapsesWithoutReason?: true;
  /** The notice it sends, if it differs from that of the status it leads to. */
  notifies?: 'recalled' | 'sentBack' | 'nobody';
  /** Why the work stops, or may not start, if it takes the approval away on purpose rather than by a change. */
  lossCause?: SuspensionCause;
  /** What it requests from the permit closers of the site. */
  asksClosersTo?: 'close' | 'cancel';
  /** Whether the actor may also have to act next. */
  mayActNext?: true;
}

const bar: readonly ActionPlace[] = ['action bar'];

const sendsBack = 'or send it back with a reason.';

/**
 * THE table of actions on a permit after it was raised, from left to right in the action bar: actions that turn a
 * permit away come first, those that move it on last. The lifecycle table says when and by whom.
 */
export const actionTable = {
  withdraw: {
    label: 'Cancel Permit',
    places: bar,
    tone: 'danger',
    verb: 'cancelled the rejected permit',
    outcome: 'was cancelled',
    actsFor: 'submitter',
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
    lossCause: 'recall',
  },
  requestCancellation: {
    label: 'Request Cancellation',
    places: bar,
    tone: 'plain',
    verb: 'requested cancellation',
    outcome: 'is awaiting cancellation',
    actsFor: 'submitter',
    asksClosersTo: 'cancel',
    lossCause: 'cancellation',
    unfinishedChildrenNote: 'A permit closer can cancel it once its child permits are finished',
  },
  requestClosure: {
    label: 'Request Closure',
    places: bar,
    tone: 'plain',
    verb: 'requested closure',
    outcome: 'is awaiting closure',
    actsFor: 'submitter',
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
    actsFor: 'submitter',
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
  moveDates: {
    label: 'Save new dates',
    places: bar,
    tone: 'plain',
    verb: 'moved its dates',
    outcome: 'has new dates',
    forms: 'saved',
    lapsesWithoutReason: true,
    barText: () => 'Its period has passed: nobody can approve it. Move its dates, and all approvals are given again.',
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
  prove: {
    label: 'Save answers',
    places: ['proof panel'],
    forms: 'proofs',
    tone: 'primary',
    verb: 'answered what is proven before the start',
    outcome: 'has updated answers',
    historyTone: 'green',
    notifies: 'nobody',
  },
  resubmit: {
    label: 'Resubmit',
    places: bar,
    tone: 'primary',
    verb: 'resubmitted',
    outcome: 'was resubmitted',
    actsFor: 'submitter',
    forms: 'sent',
    note: {
      changed: {
        title: 'Resubmit with changes',
        label: 'What you changed',
        button: 'Resubmit',
        placeholder: 'What is different now? The reviewers read this first.',
        isDestructive: false,
      },
      unchanged: {
        title: 'Resubmit unchanged',
        label: 'Why nothing changed',
        button: 'Resubmit unchanged',
        placeholder: 'Why can it be approved as it is? The reviewers read this first.',
        isDestructive: false,
      },
    },
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
    // A supervisor who approved for the site may also be a reviewer, whose decision is then still to come.
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

/** The entries of a permit's history and live updates: an action, what happened to its work, or that it was raised. */
export type RecordedAction = PermitAction | WorkEvent | 'create';

export const recordedActions: readonly RecordedAction[] = ['create', ...permitActions, ...workEvents];

/** Whether this version has this action. */
export function isPermitAction(value: string): value is PermitAction {
  return Object.hasOwn(actionTable, value);
}

/** The row of an action; undefined for an action that only a newer version running beside this one has. */
export function getActionRow(action: string): ActionRow | undefined {
  return isPermitAction(action) ? actionTable[action] : undefined;
}

/** Why an action is not performed by name, as a sentence; undefined for one that is. */
export function findOwnOperation(action: PermitAction): string | undefined {
  const sentences = actionTable[action].places.map((place) => ownOperations[place]);
  return sentences.includes(null) ? undefined : sentences.find((sentence) => sentence !== null);
}

/** The actions that match a condition, in the order of the table. */
export function listActionsWhere(isWanted: (row: ActionRow) => boolean): readonly PermitAction[] {
  return permitActions.filter((action) => isWanted(actionTable[action]));
}

/** Whether an action approves a permit, at any stage. */
export function isApproval(action: string): boolean {
  return getActionRow(action)?.approves === true;
}

/** Why the work may not go on, or start, after an action by which the permit lost its approval. */
export function findLossCause(action: PermitAction): SuspensionCause {
  return getActionRow(action)?.lossCause ?? 'review';
}

function describeApproval({ ownGroup, otherApprovers }: BarFacts): string {
  const groupNote = ownGroup === undefined ? '' : `You approve for ${ownGroup}. `;
  const [first, ...more] = otherApprovers;
  if (first === undefined) return `${groupNote}Yours is the last approval.`;
  if (more.length === 0) return `${groupNote}After you, only ${first} is left.`;
  return `${groupNote}After you, ${otherApprovers.length} approvals are left.`;
}

/** What the actions that a user may take mean for the permit, in a sentence. */
export function describeGrantedActions(granted: readonly string[], facts: BarFacts): string {
  const action = listActionsWhere(({ barText }) => barText !== undefined).find((candidate) =>
    granted.includes(candidate),
  );
  const otherwise = facts.hasWork
    ? 'Nothing is left to decide. The page of the permit says what its work needs now.'
    : 'No action is needed from you now.';
  return (action && getActionRow(action)?.barText?.(facts)) ?? otherwise;
}
