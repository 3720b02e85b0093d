import {
  listStatuses,
  pendingApprovalStatuses,
  pendingFinishStatuses,
  workStatuses,
  type PermitStatus,
} from '../permit/status.ts';

interface KindRow {
  /** Label in the preferences. */
  label: string;
  /** Default for users who have not chosen. */
  inApp: boolean;
  byMail: boolean;
  /** The screen to open: the permit, its review, the certificates to verify, or the question whether to stop its site. */
  screen: 'permit' | 'review' | 'certificates' | 'stop of the site';
  /** In any other status the notification no longer matters. If omitted, it always does. */
  relevantDuring?: readonly PermitStatus[];
  /** Whether it is sent again after every change of status, if it still applies. */
  repeatsAfterStatusChange?: boolean;
  /**
   * The end of the permit's period that it concerns, if any: when that end moves to another day, the notification no
   * longer applies.
   */
  end?: PeriodEnd;
}

export type PeriodEnd = 'starts' | 'ends';

/** THE table of notification kinds. */
export const notificationKinds = {
  siteStopped: {
    label: 'All work is stopped at a site where I have a permit',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
  notSeen: {
    label: 'People on a permit that I hold were not seen when a stop was lifted',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
  siteStopSuggested: {
    label: 'A danger at my site asks whether to stop all work',
    inApp: true,
    byMail: true,
    screen: 'stop of the site',
  },
  siteStopLifted: {
    label: 'A stop of all work is lifted at a site where I have a permit',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
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
  workStopped: {
    label: 'Work under a permit that I hold or look after was stopped',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
  workExpired: {
    label: 'Work under a permit that I hold or look after expired',
    inApp: true,
    byMail: true,
    screen: 'permit',
  },
  takeOver: { label: 'I am asked to take over a permit', inApp: true, byMail: true, screen: 'permit' },
  handoverAnswered: { label: 'A handover was answered or withdrawn', inApp: true, byMail: true, screen: 'permit' },
  extensionRequested: { label: 'Work needs more time, and I may agree', inApp: true, byMail: true, screen: 'permit' },
  extensionAnswered: { label: 'My request for more time was answered', inApp: true, byMail: true, screen: 'permit' },
  verifyCertificate: {
    label: 'A permit holder asks me to verify a certificate',
    inApp: true,
    byMail: true,
    screen: 'certificates',
  },
  wrongPins: { label: 'Wrong PINs are entered at a permit that I hold', inApp: true, byMail: true, screen: 'permit' },
  workChanged: {
    label: 'Work under a permit that I hold or look after starts, pauses, resumes or finishes',
    inApp: true,
    byMail: false,
    screen: 'permit',
  },
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

/** The statuses in which a kind of notification matters; undefined if it always does. */
export function getRelevantStatuses(kind: NotificationKind): readonly PermitStatus[] | undefined {
  const { relevantDuring }: KindRow = notificationKinds[kind];
  return relevantDuring;
}

/** The kinds that are superseded when a permit moves from one status to another. */
export function findSuperseded(from: PermitStatus, to: PermitStatus): NotificationKind[] {
  return notificationKindNames.filter((kind) => {
    const { relevantDuring, repeatsAfterStatusChange }: KindRow = notificationKinds[kind];
    return (
      relevantDuring?.includes(from) === true && (repeatsAfterStatusChange === true || !relevantDuring.includes(to))
    );
  });
}

/** The kinds that are superseded when the start or end of a permit moves to another day. */
export function findSupersededByMove(ends: readonly PeriodEnd[]): NotificationKind[] {
  return notificationKindNames.filter((kind) => {
    const { end }: KindRow = notificationKinds[kind];
    return end !== undefined && ends.includes(end);
  });
}
