import type { Tone } from '../text/tone.ts';

/** Names used in a status label; omitted when nobody can be named. */
export interface StatusNames {
  nextApprover?: string | undefined;
  rejectedBy?: string | undefined;
  finalApprover?: string | undefined;
}

/** The parts that boards and trends divide permits into. */
export type ProgressPart = 'underReview' | 'approved' | 'rejected' | 'finishing' | 'completed' | 'cancelled';

/** The facts used in the sentence about the next step. */
export interface NextStepFacts {
  submitter: string;
  /** The submitter's company; empty where they have none. */
  company: string;
  site: string;
  /** The names of those whose approvals are missing. */
  missingApprovers: readonly string[];
  /** Who moved the permit to its status. */
  movedBy: string;
  /** Whether a permit closer sent it back to this status. */
  isSentBack: boolean;
}

/** Everything about a status. Other rules read it here and do not list statuses themselves. */
export interface StatusRow {
  /** Label for users. */
  label: string;
  /** The label when a name is known: the words before it, and which name. */
  namedLabel?: { before: string; name: keyof StatusNames };
  tone: Tone;
  /** Position in the chart palette: close to its tone, but unique. */
  chartColour: number;
  /** Who has to act next. A permit in a status that awaits nobody is finished. */
  awaits: 'project manager' | 'reviewers' | 'submitter' | 'permit closers' | 'nobody';
  /** Whether work is allowed within the permit's period. */
  mayWork: boolean;
  /** Whether people may still be at work, allowed or not; the contingency pack includes such permits. */
  live: boolean;
  /** The warning on a printed permit; omitted while work is allowed. */
  printedNotice?: string;
  /** Whether it can still start: 'Starts today' on today's board. */
  mayStart: boolean;
  /** The end of its period by which somebody has to act. */
  overdueAfter: 'start' | 'end';
  /** How it counts against its submitter's quota, if at all. 'unclosed' counts only after its end. */
  quota?: 'pendingClosure' | 'unclosed';
  /** Whether child permits can be raised on it. */
  takesChildPermits: boolean;
  /** Whether an edit may move the end of a permit that has ended, because it needs approval again. */
  mayMoveEnd?: true;
  /** Its part of the trends, and its view of the permit list. */
  countsAs: ProgressPart;
  /** Where the SIPP works report shows it: what was approved stays with the approved works. Not at all if omitted. */
  reported?: 'pending' | 'approved';
  /** The notification that its owners get when a user's decision leads to this status. */
  notifies?: 'approved' | 'rejected' | 'closed' | 'cancelled';
  /** What happens next, in a sentence. */
  nextStep: (facts: NextStepFacts) => string;
}

const notApproved = 'Not approved yet. Do not start work under this permit.';

/** THE table of statuses, in the order of a permit's life, keyed by the names that are stored and sent. */
export const statusTable = {
  PendingPMApproval: {
    label: 'Pending Approval By PM',
    tone: 'orange',
    chartColour: 7,
    awaits: 'project manager',
    mayWork: false,
    live: false,
    printedNotice: notApproved,
    mayStart: true,
    overdueAfter: 'start',
    takesChildPermits: true,
    mayMoveEnd: true,
    countsAs: 'underReview',
    reported: 'pending',
    nextStep: ({ company, site }) =>
      `The project manager of ${company || 'the submitter'} or a supervisor of ${site} approves first, then the reviewers.`,
  },
  PendingApproval: {
    label: 'Pending Approval',
    namedLabel: { before: 'Pending Approval By', name: 'nextApprover' },
    tone: 'orange',
    chartColour: 1,
    awaits: 'reviewers',
    mayWork: false,
    live: false,
    printedNotice: notApproved,
    mayStart: true,
    overdueAfter: 'start',
    takesChildPermits: true,
    mayMoveEnd: true,
    countsAs: 'underReview',
    reported: 'pending',
    nextStep: ({ missingApprovers }) =>
      `Waiting for approval by ${missingApprovers.join(', ')}.${missingApprovers.length > 1 ? ' They act in any order.' : ''}`,
  },
  Approved: {
    label: 'Approved',
    namedLabel: { before: 'Final Approved By', name: 'finalApprover' },
    tone: 'green',
    chartColour: 4,
    awaits: 'submitter',
    mayWork: true,
    live: true,
    mayStart: true,
    overdueAfter: 'end',
    quota: 'unclosed',
    takesChildPermits: true,
    countsAs: 'approved',
    reported: 'approved',
    notifies: 'approved',
    nextStep: ({ isSentBack, submitter }) =>
      isSentBack ? `After that, ${submitter} can request closure or cancellation again.` : '',
  },
  Rejected: {
    label: 'Rejected',
    namedLabel: { before: 'Rejected By', name: 'rejectedBy' },
    tone: 'red',
    chartColour: 5,
    awaits: 'submitter',
    mayWork: false,
    live: false,
    printedNotice: 'Rejected. Do not work under this permit.',
    mayStart: false,
    overdueAfter: 'start',
    takesChildPermits: false,
    mayMoveEnd: true,
    countsAs: 'rejected',
    notifies: 'rejected',
    nextStep: ({ submitter }) => `${submitter} can change the permit and resubmit it, or cancel it.`,
  },
  PendingClosure: {
    label: 'Pending Closure',
    tone: 'orange',
    chartColour: 2,
    awaits: 'permit closers',
    mayWork: false,
    live: true,
    printedNotice: 'Closure has been requested. Do not work under this permit.',
    mayStart: false,
    overdueAfter: 'end',
    quota: 'pendingClosure',
    takesChildPermits: false,
    countsAs: 'finishing',
    reported: 'approved',
    nextStep: ({ movedBy, site }) => `${movedBy} requested closure. A permit closer of ${site} must confirm it.`,
  },
  PendingCancel: {
    label: 'Pending Cancel',
    tone: 'orange',
    chartColour: 3,
    awaits: 'permit closers',
    mayWork: false,
    live: true,
    printedNotice: 'Cancellation has been requested. Do not work under this permit.',
    mayStart: false,
    overdueAfter: 'end',
    takesChildPermits: false,
    countsAs: 'finishing',
    reported: 'approved',
    nextStep: ({ movedBy, site }) => `${movedBy} requested cancellation. A permit closer of ${site} must confirm it.`,
  },
  Completed: {
    label: 'Completed',
    tone: 'slate',
    chartColour: 6,
    awaits: 'nobody',
    mayWork: false,
    live: false,
    printedNotice: 'Closed. Do not work under this permit.',
    mayStart: false,
    overdueAfter: 'end',
    takesChildPermits: false,
    countsAs: 'completed',
    reported: 'approved',
    notifies: 'closed',
    nextStep: ({ movedBy }) => `${movedBy} closed this permit. It can no longer be changed.`,
  },
  Cancelled: {
    label: 'Cancelled',
    tone: 'slate',
    chartColour: 0,
    awaits: 'nobody',
    mayWork: false,
    live: false,
    printedNotice: 'Cancelled. Do not work under this permit.',
    mayStart: false,
    overdueAfter: 'end',
    takesChildPermits: false,
    countsAs: 'cancelled',
    notifies: 'cancelled',
    nextStep: ({ movedBy }) => `${movedBy} cancelled this permit. It can no longer be changed.`,
  },
} as const satisfies Record<string, StatusRow>;

export type PermitStatus = keyof typeof statusTable;

/** Every status, in the order of the table. */
export const permitStatuses = Object.keys(statusTable) as readonly PermitStatus[];

/** What a draft shows in place of a status. */
export const draftStatus = 'DraftPermit';

const draft = { label: 'Draft Permit', tone: 'slate' } as const satisfies Partial<StatusRow>;

/** Whether this version has this status. */
export function isPermitStatus(value: string): value is PermitStatus {
  return Object.hasOwn(statusTable, value);
}

/**
 * The row of a status. A status that only a newer version running beside this one has is shown by its stored name: no
 * work is allowed and no action offered, and it is not finished either, so that nothing that depends on it is closed
 * too early.
 */
export function getStatusRow(status: string): StatusRow {
  return isPermitStatus(status) ? statusTable[status] : toUnknownRow(status);
}

function toUnknownRow(status: string): StatusRow {
  return {
    label: status,
    tone: 'slate',
    chartColour: 6,
    awaits: 'submitter',
    mayWork: false,
    live: true,
    printedNotice: `${status}. Do not work under this permit.`,
    mayStart: false,
    overdueAfter: 'end',
    takesChildPermits: false,
    countsAs: 'underReview',
    nextStep: () => '',
  };
}

/** The statuses that match a condition, in the order of the table. */
export function listStatuses(isWanted: (row: StatusRow) => boolean): readonly PermitStatus[] {
  return permitStatuses.filter((status) => isWanted(statusTable[status]));
}

/** Whether a permit in this status still needs approval. */
export function isPendingApproval(status: string): boolean {
  const { awaits } = getStatusRow(status);
  return awaits === 'project manager' || awaits === 'reviewers';
}

/** Whether a permit in this status has every approval that it needs, and nobody has requested its end. */
export function isApproved(status: string): boolean {
  return getStatusRow(status).countsAs === 'approved';
}

/** Whether a permit in this status waits for the permit closers of its site to close or cancel it. */
export function isPendingFinish(status: string): boolean {
  return getStatusRow(status).awaits === 'permit closers';
}

/** Whether nothing is left to do for a permit in this status. */
export function isFinished(status: string): boolean {
  return getStatusRow(status).awaits === 'nobody';
}

export const pendingApprovalStatuses = permitStatuses.filter(isPendingApproval);

/** Statuses in which the submitter has requested closure or cancellation. */
export const pendingFinishStatuses = permitStatuses.filter(isPendingFinish);

/** Whether a permit in this status is not approved and not given up: it waits for approval, or was rejected. */
export function isUnapproved(status: string): boolean {
  const { countsAs } = getStatusRow(status);
  return countsAs === 'underReview' || countsAs === 'rejected';
}

export const unapprovedStatuses = permitStatuses.filter(isUnapproved);

/** Statuses that wait for a decision. */
export const pendingStatuses: readonly PermitStatus[] = [...pendingApprovalStatuses, ...pendingFinishStatuses];

/** Statuses in which somebody still has to act. */
export const unfinishedStatuses = permitStatuses.filter((status) => !isFinished(status));

export const finishedStatuses = permitStatuses.filter(isFinished);

/** Statuses under which people may be at work. */
export const liveStatuses = listStatuses(({ live }) => live);

/** Statuses in which work is allowed within the period. */
export const workStatuses = listStatuses(({ mayWork }) => mayWork);

/** Statuses in which child permits can be raised. */
export const openParentStatuses = listStatuses(({ takesChildPermits }) => takesChildPermits);

/** Statuses whose SIPP works are reported. Tests compare the database function `is_sipp_reported` with it. */
export const sippReportedStatuses = listStatuses(({ reported }) => reported !== undefined);

/** The label of a status in lists and on the status card. */
export function formatStatus(status: string, names: StatusNames = {}): string {
  if (status === draftStatus) return draft.label;
  const { label, namedLabel } = getStatusRow(status);
  const name = namedLabel && names[namedLabel.name];
  return namedLabel && name ? `${namedLabel.before} ${name}` : label;
}

/** The words of a status label, and the name that ends it with 'By'; empty in a label without one. For narrow columns. */
export function splitStatusLabel(label: string): { words: string; by: string } {
  const at = label.indexOf(' By ');
  return at < 0 ? { words: label, by: '' } : { words: label.slice(0, at), by: label.slice(at + 1) };
}

/** The colour of a status in lists and on the status card. */
export function getStatusTone(status: string): Tone {
  return status === draftStatus ? draft.tone : getStatusRow(status).tone;
}

/** Due: not decided although its start has passed. */
export function isDue(permit: { status: string; start: Date | null }, now: Date): boolean {
  return isPendingApproval(permit.status) && permit.start !== null && permit.start < now;
}

/** Unclosed: still approved although its end has passed. Such permits count against the submitter's quota. */
export function isUnclosed(permit: { status: string; end: Date | null }, now: Date): boolean {
  return getStatusRow(permit.status).quota === 'unclosed' && permit.end !== null && permit.end < now;
}
