import {
  listStatuses,
  pendingApprovalStatuses,
  pendingFinishStatuses,
  workStatuses,
  type PermitStatus,
} from '../permit/status.ts';

interface KindRow {
  /** What people choose it by in their preferences. */
  label: string;
  /** Whether somebody is told who chose nothing else. */
  inApp: boolean;
  byMail: boolean;
  /** The screen on which one looks at the permit or decides it. */
  screen: 'permit' | 'review';
  /** In any other status it says nothing that still matters. Not given, it is always worth reading. */
  relevantDuring?: readonly PermitStatus[];
  /** Whether it is told anew after every change of the status, where it still holds. */
  repeatsAfterStatusChange?: boolean;
  /** Which end of the permit's period it is about, if any: on another day it is not true any more. */
  end?: PeriodEnd;
}

export type PeriodEnd = 'starts' | 'ends';

/** THE table of what people are notified of. */
export const notificationKinds = {
  turnToDecide: {
    label: 'A permit needs my approval',
    inApp: true,
    byMail: true,
    screen: 'review',
    relevantDuring: pendingApprovalStatuses,
  },
  turnToFinish: {
    label: 'A permit is ready for me to close or cancel',
    inApp: true,
    byMail: true,
    screen: 'review',
    relevantDuring: pendingFinishStatuses,
  },
  reminded: {
    label: 'A submitter reminds me to close or cancel a permit',
    inApp: true,
    byMail: true,
    screen: 'review',
    relevantDuring: pendingFinishStatuses,
  },
  askedAgain: {
    label: 'My approval lapsed because the permit changed',
    inApp: true,
    byMail: true,
    screen: 'review',
    relevantDuring: pendingApprovalStatuses,
  },
  lapsed: {
    label: 'My permit changed and needs approval again',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: pendingApprovalStatuses,
  },
  edited: {
    label: 'A permit that I submitted or approved was changed',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
  approved: {
    label: 'My permit was approved',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: listStatuses(({ countsAs }) => countsAs !== 'underReview' && countsAs !== 'rejected'),
  },
  rejected: {
    label: 'My permit was rejected',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: listStatuses(({ countsAs }) => countsAs === 'rejected' || countsAs === 'cancelled'),
  },
  recalled: {
    label: 'The approval of my permit was recalled',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: listStatuses(({ awaits }) => awaits === 'reviewers'),
  },
  sentBack: {
    label: 'My request to close or cancel a permit was sent back',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: workStatuses,
  },
  closed: { label: 'My permit was closed', inApp: true, byMail: true, screen: 'permit' },
  cancelled: { label: 'My permit was cancelled', inApp: true, byMail: true, screen: 'permit' },
  startsUndecided: {
    label: 'My permit starts tomorrow and is not approved yet',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: pendingApprovalStatuses,
    end: 'starts',
  },
  endsToday: {
    label: 'My approved permit ends today',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: workStatuses,
    end: 'ends',
  },
  endedUnclosed: {
    label: 'My permit ended yesterday and is not closed',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: listStatuses(({ quota }) => quota === 'unclosed'),
    end: 'ends',
  },
  quotaNear: {
    label: 'I am close to my permit quota',
    inApp: true,
    byMail: true,
    screen: 'permit',
    relevantDuring: listStatuses(({ quota }) => quota !== undefined),
    repeatsAfterStatusChange: true,
    end: 'ends',
  },
} as const satisfies Record<string, KindRow>;

export type NotificationKind = keyof typeof notificationKinds;

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

export function isNotificationKind(text: string): text is NotificationKind {
  return Object.hasOwn(notificationKinds, text);
}

/** The statuses in which a kind says something that matters; undefined where it always does. */
export function getRelevantStatuses(kind: NotificationKind): readonly PermitStatus[] | undefined {
  const { relevantDuring }: KindRow = notificationKinds[kind];
  return relevantDuring;
}

/** What no longer matters once a permit went from one status to the other. */
export function findSuperseded(from: PermitStatus, to: PermitStatus): NotificationKind[] {
  return notificationKindNames.filter((kind) => {
    const { relevantDuring, repeatsAfterStatusChange }: KindRow = notificationKinds[kind];
    return (
      relevantDuring?.includes(from) === true && (repeatsAfterStatusChange === true || !relevantDuring.includes(to))
    );
  });
}

/** What no longer matters once a permit starts, or ends, on another day. */
export function findSupersededByMove(ends: readonly PeriodEnd[]): NotificationKind[] {
  return notificationKindNames.filter((kind) => {
    const { end }: KindRow = notificationKinds[kind];
    return end !== undefined && ends.includes(end);
  });
}
