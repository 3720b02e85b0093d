import { actionVerbs, type Action } from '../permit/actions.ts';
import { formatDayAndTime } from '../permit/date-words.ts';
import { momentWords } from '../permit/moment-words.ts';
import { oneLine } from '../permit/one-line.ts';
import { workLine, type WorkFacts } from '../permit/work-line.ts';
import { answersInWords, differenceInWords } from '../permit/difference-words.ts';
import type { InputChange } from '../template/changes.ts';
import { notificationKinds, type NotificationKind } from './kinds.ts';

/** What a notification is worded from. */
export interface NotificationFacts extends WorkFacts {
  kind: NotificationKind;
  permitId: string;
  /** What was done, by whom and why; null where nobody did anything, but time passed. */
  deed: { action: Action | 'create'; by: string; reason: string | null } | null;
  /** The answers that the deed changed. */
  changes: readonly Pick<InputChange, 'label' | 'before' | 'after'>[];
  starts: Date | null;
  ends: Date | null;
  timeZone: string;
  /** When it is read, or goes out by mail. */
  now: Date;
}

interface KindWords {
  /** What there is to do or what happened, ahead of the line about the work. */
  head: (facts: NotificationFacts) => string;
  /** What one should know besides: who did what, and what to do. */
  told: (facts: NotificationFacts) => string;
}

const words: Record<NotificationKind, KindWords> = {
  turnToDecide: { head: approveBy, told: doneIn },
  turnToFinish: {
    head: ({ deed }) => (deed?.action === 'requestCancellation' ? 'Cancel' : 'Close'),
    told: doneIn,
  },
  reminded: {
    head: ({ deed }) => (deed?.action === 'requestCancellation' ? 'Reminder to cancel' : 'Reminder to close'),
    told: (facts) => `${doneIn(facts)} They ask you again.`,
  },
  askedAgain: {
    head: () => 'Your approval has lapsed',
    told: (facts) => changedIn(facts, { since: ' since you approved', next: ' You are asked again.' }),
  },
  lapsed: {
    head: () => 'To be approved again',
    told: (facts) => changedIn(facts, { next: ' No work may go on under it before it is approved again.' }),
  },
  edited: { head: () => 'Changed', told: (facts) => changedIn(facts) },
  approved: { head: () => 'Approved', told: doneIn },
  rejected: { head: () => 'Rejected', told: doneIn },
  recalled: { head: () => 'Approval recalled', told: (facts) => `${doneIn(facts)} It waits for approval again.` },
  sentBack: { head: () => 'Sent back', told: doneIn },
  closed: { head: () => 'Closed', told: doneIn },
  cancelled: { head: () => 'Cancelled', told: doneIn },
  startsUndecided: {
    head: (facts) => `Starts ${moment(facts.starts, facts)}, not approved`,
    told: () => 'No work may begin before it is approved.',
  },
  endsToday: {
    head: (facts) => `Ends ${moment(facts.ends, facts)}`,
    told: () => 'Request its closure as soon as the work is done.',
  },
  endedUnclosed: {
    head: (facts) => `Ended ${moment(facts.ends, facts)}, not closed`,
    told: () => 'Request its closure if the work is done.',
  },
  quotaNear: {
    head: () => 'The quota is about to block you',
    told: () => 'This permit is not closed yet. With one more like it you cannot create permits.',
  },
};

function approveBy(facts: NotificationFacts): string {
  const { starts, now } = facts;
  if (!starts) return 'Approve';
  return starts > now ? `Approve by ${moment(starts, facts)}` : `Approve, start was ${moment(starts, facts)}`;
}

function moment(instant: Date | null, { now, timeZone }: NotificationFacts): string {
  return instant ? momentWords(instant, now, timeZone) : 'at a time that it no longer names';
}

/** The most characters of a reason and of a name: the permit itself shows the whole of them. */
const longestReason = 300;
const longestName = 80;

function changedIn({ deed, changes }: NotificationFacts, { since = '', next = '' } = {}): string {
  const by = deed ? `${oneLine(deed.by, longestName)} changed` : 'Somebody changed';
  const reason = deed?.reason ? ` Reason: ${closed(oneLine(deed.reason, longestReason))}` : '';
  return `${by} ${answersInWords(changes.length)}${since}: ${differenceInWords(changes)}.${next}${reason}`;
}

/** A text that ends as a sentence does. */
function closed(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

function doneIn({ deed }: NotificationFacts): string {
  if (!deed) return '';
  const done = `${oneLine(deed.by, longestName)} ${actionVerbs[deed.action]}`;
  const tellsWhy = deed.action === 'reject' || deed.action === 'sendBack';
  if (deed.reason === null || !tellsWhy) return `${done}.`;
  return `${done}: ${closed(oneLine(deed.reason, longestReason))}`;
}

/** 'Work from 2 Mar 2026, 08:00 to 4 Mar 2026, 17:00.', as far as the permit says. */
function periodIn({ starts, ends, timeZone }: NotificationFacts): string {
  const [from, to] = [starts, ends].map((instant) => instant && formatDayAndTime(instant, timeZone));
  if (from && to) return `Work from ${from} to ${to}.`;
  if (from) return `Work from ${from}.`;
  return to ? `Work until ${to}.` : '';
}

/**
 * What a notification says: one line with what to do or what happened, what the work is, where, and whose; and what one
 * should know besides. Times are those of the site.
 */
export function notificationWords(facts: NotificationFacts): { title: string; text: string } {
  const { head, told } = words[facts.kind];
  return {
    title: `${head(facts)}: ${workLine(facts)}`,
    text: [told(facts), periodIn(facts)].filter((sentence) => sentence !== '').join(' '),
  };
}

/** The path of the screen that a notification leads to. */
export function notificationPath({
  kind,
  permitId,
  isChildPermit,
}: Pick<NotificationFacts, 'kind' | 'permitId' | 'isChildPermit'>): string {
  const list = isChildPermit ? '/childpermits' : '/permits';
  return notificationKinds[kind].screen === 'review' ? `${list}/review/${permitId}` : `${list}/${permitId}`;
}
