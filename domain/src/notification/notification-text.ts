import { formatCertificateKind } from '../crew/certificate-kind.ts';
import { wrongPinsPerNotice } from '../crew/pin.ts';
import { getActionRow, type RecordedAction } from '../permit/actions.ts';
import { formatRecordedAction } from '../permit/action-words.ts';
import { isWorkEvent, workEventTable } from '../work/log/work-log.ts';
import { formatDayAndTime } from '../time/format-date.ts';
import { formatCompactDateTime } from '../time/format-compact-date-time.ts';
import { toOneLine } from '../text/one-line.ts';
import { formatWorkLine, type WorkFacts } from '../permit/work-line.ts';
import { formatAnswerCount, formatAnswerChanges } from '../permit/format-answer-changes.ts';
import type { InputChange } from '../template/submission/answer-changes.ts';
import { formatStopCause, formatStopHeadline, formatStopInstruction, type ShownStop } from '../area-stop/area-stop.ts';
import { notificationKinds, type NotificationKind } from './kinds.ts';

/** The facts that a notification's text is built from. */
export interface NotificationFacts extends WorkFacts {
  kind: NotificationKind;
  permitId: string;
  /**
   * The action, its actor, the reason, and of a check the news: what failed or was missed. The actor is null for what the clock or another change wrote. Null for a
   * notification caused by the passing of time.
   */
  trigger: { action: RecordedAction; by: string | null; reason: string | null; news: string | null } | null;
  siteId: string;
  /** The stop of all work that it is about. */
  stop: NotifiedStop | null;
  /** The answers that the action changed. */
  changes: readonly Pick<InputChange, 'label' | 'before' | 'after'>[];
  /** The certificate that somebody asks to verify; null for every other kind. */
  certificate: { requestedBy: string; kind: string; holder: string; isVerified: boolean } | null;
  starts: Date | null;
  ends: Date | null;
  timeZone: string;
  /** When the notification is read or e-mailed. */
  now: Date;
}

/** A stop of all work as a notification reads it. */
export interface NotifiedStop extends ShownStop {
  setBy: string;
  /** Empty while it is in force. */
  liftedBy: string;
}

interface KindText {
  /** What happened or what to do, before the summary of the work. */
  title: (facts: NotificationFacts) => string;
  /** Further details: who did what, and what to do. */
  detail: (facts: NotificationFacts) => string;
}

const textByKind: Record<NotificationKind, KindText> = {
  siteStopped: {
    title: ({ stop }) => (stop ? formatStopHeadline(stop) : 'All work stopped'),
    detail: ({ stop }) =>
      stop
        ? `${formatStopCause(stop)}, by ${stop.setBy}. ${formatStopInstruction(stop)} Your other permits at the site are stopped, too.`
        : '',
  },
  siteStopSuggested: {
    title: ({ siteName }) => `Danger at ${siteName}`,
    detail: (facts) => `${describeAction(facts)} Stop all work here?`,
  },
  siteStopLifted: {
    title: ({ siteName }) => `Stop lifted at ${siteName}`,
    detail: ({ stop }) =>
      `${stop ? `Lifted by ${stop.liftedBy}. ` : ''}Each job is resumed on its own, after an inspection.`,
  },
  turnToDecide: { title: formatApproveBy, detail: describeAction },
  turnToFinish: {
    title: ({ trigger }) => (isCancellationRequest(trigger) ? 'Cancel' : 'Close'),
    detail: describeAction,
  },
  reminded: {
    title: ({ trigger }) => `Reminder to ${isCancellationRequest(trigger) ? 'cancel' : 'close'}`,
    detail: (facts) => `${describeAction(facts)} This is a reminder.`,
  },
  askedAgain: {
    title: () => 'Your approval has lapsed',
    detail: (facts) => describeChanges(facts, { since: ' since you approved', next: ' Please review it again.' }),
  },
  lapsed: {
    title: () => 'Needs approval again',
    detail: (facts) => describeChanges(facts, { next: ' Stop work until it is approved again.' }),
  },
  edited: { title: () => 'Changed', detail: (facts) => describeChanges(facts) },
  approved: { title: () => 'Approved', detail: describeAction },
  rejected: { title: () => 'Rejected', detail: describeAction },
  recalled: {
    title: () => 'Approval recalled',
    detail: (facts) => `${describeAction(facts)} It needs approval again.`,
  },
  sentBack: { title: () => 'Sent back', detail: describeAction },
  closed: { title: () => 'Closed', detail: describeAction },
  cancelled: { title: () => 'Cancelled', detail: describeAction },
  workStopped: {
    title: formatHeadline,
    detail: (facts) => `${describeAction(facts)} Nobody works until it is resumed.`,
  },
  workExpired: {
    title: formatHeadline,
    detail: () => 'Stop work, leave the place safe, and finish the work.',
  },
  notSeen: {
    title: () => 'People not seen',
    detail: () =>
      'The stop of all work was lifted while people on this permit were not seen at the assembly point. Find them now. The muster list names them.',
  },
  takeOver: {
    title: formatHeadline,
    detail: (facts) => `${describeAction(facts)} Look at the work, then take over or decline.`,
  },
  handoverAnswered: { title: formatHeadline, detail: describeAction },
  extensionRequested: { title: formatHeadline, detail: describeAction },
  extensionAnswered: { title: formatHeadline, detail: describeAction },
  verifyCertificate: { title: () => 'Verify a certificate', detail: describeCertificateRequest },
  wrongPins: {
    title: () => `${wrongPinsPerNotice} wrong PINs`,
    detail: () =>
      'Somebody enters wrong PINs on the page of the code of this permit. Help a worker who cannot sign on or off; otherwise somebody guesses.',
  },
  workChanged: { title: formatHeadline, detail: describeAction },
  startsUndecided: {
    title: (facts) => `Starts ${formatMoment(facts.starts, facts)}, not approved`,
    detail: () => 'Do not start work before it is approved.',
  },
  endsToday: {
    title: (facts) => `Ends ${formatMoment(facts.ends, facts)}`,
    detail: () => 'Request its closure as soon as the work is done.',
  },
  endedUnclosed: {
    title: (facts) => `Ended ${formatMoment(facts.ends, facts)}, not closed`,
    detail: () => 'Request its closure if the work is done.',
  },
  quotaNear: {
    title: () => 'You are close to your permit quota',
    detail: () => 'This permit is not closed yet. One more like it and you cannot create permits.',
  },
};

/** What happened to the work, in a few words. */
function formatHeadline({ trigger }: NotificationFacts): string {
  if (!trigger || !isWorkEvent(trigger.action)) return 'Work';
  return trigger.news ?? workEventTable[trigger.action].headline;
}

function isCancellationRequest(trigger: NotificationFacts['trigger']): boolean {
  return trigger !== null && getActionRow(trigger.action)?.asksClosersTo === 'cancel';
}

function formatApproveBy(facts: NotificationFacts): string {
  const { starts, now } = facts;
  if (!starts) return 'Approve';
  return starts > now
    ? `Approve by ${formatMoment(starts, facts)}`
    : `Approve, start was ${formatMoment(starts, facts)}`;
}

function formatMoment(instant: Date | null, { now, timeZone }: NotificationFacts): string {
  return instant ? formatCompactDateTime(instant, now, timeZone) : 'at an unknown time';
}

/** The longest reason and name shown, in characters; the permit itself shows them in full. */
const maxReasonLength = 300;
const maxNameLength = 80;

function describeChanges({ trigger, changes }: NotificationFacts, { since = '', next = '' } = {}): string {
  const by = trigger?.by ? `${toOneLine(trigger.by, maxNameLength)} changed` : 'Someone changed';
  const reason = trigger?.reason ? ` Reason: ${endSentence(toOneLine(trigger.reason, maxReasonLength))}` : '';
  return `${by} ${formatAnswerCount(changes.length)}${since}: ${formatAnswerChanges(changes)}.${next}${reason}`;
}

/** Adds a full stop if the text does not end with punctuation. */
function endSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

function describeAction({ trigger }: NotificationFacts): string {
  if (!trigger) return '';
  const { action, by, reason } = trigger;
  const done = formatRecordedAction(action, by === null ? null : toOneLine(by, maxNameLength));
  if (reason === null || !(isWorkEvent(action) || getActionRow(action)?.reason)) return `${done}.`;
  return `${done}: ${endSentence(toOneLine(reason, maxReasonLength))}`;
}

function describeCertificateRequest({ certificate }: NotificationFacts): string {
  if (!certificate) return '';
  const { requestedBy, kind, holder, isVerified } = certificate;
  const name = `${formatCertificateKind(kind)} of ${toOneLine(holder, maxNameLength)}`;
  const asks = `${toOneLine(requestedBy, maxNameLength)} asks the site to see this: ${name}.`;
  return isVerified ? `${asks} It is verified by now.` : `${asks} It does not count before.`;
}

/** 'Work from 2 Mar 2026, 08:00 to 4 Mar 2026, 17:00.', with the dates that are known. */
function formatPeriod({ starts, ends, timeZone }: NotificationFacts): string {
  const [from, to] = [starts, ends].map((instant) => instant && formatDayAndTime(instant, timeZone));
  if (from && to) return `Work from ${from} to ${to}.`;
  if (from) return `Work from ${from}.`;
  return to ? `Work until ${to}.` : '';
}

/**
 * Formats a notification: a title with what to do or what happened, the work, its place and its contractor; and a
 * text with details. Times are in the site's time zone.
 */
export function formatNotification(facts: NotificationFacts): { title: string; text: string } {
  const { title, detail } = textByKind[facts.kind];
  return {
    title: `${title(facts)}: ${formatWorkLine(facts)}`,
    text: [detail(facts), formatPeriod(facts)].filter((sentence) => sentence !== '').join(' '),
  };
}

/** The path of the screen that a notification links to. */
export function getNotificationPath({
  kind,
  permitId,
  siteId,
  isChildPermit,
}: Pick<NotificationFacts, 'kind' | 'permitId' | 'siteId' | 'isChildPermit'>): string {
  const { screen } = notificationKinds[kind];
  if (screen === 'stop of the site') return `/work?stopSite=${siteId}`;
  const list = isChildPermit ? '/childpermits' : '/permits';
  switch (screen) {
    case 'review':
      return `${list}/review/${permitId}`;
    case 'permit':
      return `${list}/${permitId}`;
    case 'certificates':
      return '/crew/to-verify';
  }
}
