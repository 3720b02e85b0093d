import { actionVerbs, type Action } from '../permit/actions.ts';
import { formatDay } from '../permit/date-words.ts';
import { notificationKinds, type NotificationKind } from './kinds.ts';

/** What a notification is worded from. */
export interface NotificationFacts {
  kind: NotificationKind;
  permitId: string;
  permitNumber: string;
  isChildPermit: boolean;
  /** What was done, by whom and why; null where nobody did anything, but time passed. */
  deed: { action: Action | 'create'; by: string; reason: string | null } | null;
  starts: Date | null;
  ends: Date | null;
  timeZone: string;
}

type Words = (facts: NotificationFacts) => { title: string; text: string };

const words: Record<NotificationKind, Words> = {
  turnToDecide: (facts) => ({ title: `${name(facts)} waits for your decision`, text: doneIn(facts) }),
  turnToFinish: (facts) => ({
    title: `${name(facts)} waits for you to ${facts.deed?.action === 'requestCancellation' ? 'cancel' : 'close'} it`,
    text: doneIn(facts),
  }),
  approved: (facts) => ({ title: `${name(facts)} was approved`, text: doneIn(facts) }),
  rejected: (facts) => ({ title: `${name(facts)} was rejected`, text: doneIn(facts) }),
  recalled: (facts) => ({
    title: `The approval of ${lowerName(facts)} was recalled`,
    text: `${doneIn(facts)} It waits for approval again.`,
  }),
  closed: (facts) => ({ title: `${name(facts)} was closed`, text: doneIn(facts) }),
  cancelled: (facts) => ({ title: `${name(facts)} was cancelled`, text: doneIn(facts) }),
  startsUndecided: (facts) => ({
    title: `${name(facts)} starts on ${dayOf(facts.starts, facts)} and is not decided`,
    text: 'No work may begin before it is approved.',
  }),
  endsToday: (facts) => ({
    title: `${name(facts)} ends on ${dayOf(facts.ends, facts)}`,
    text: 'Request its closure as soon as the work is done.',
  }),
  endedUnclosed: (facts) => ({
    title: `${name(facts)} ended on ${dayOf(facts.ends, facts)} and is not closed`,
    text: 'Request its closure if the work is done.',
  }),
  quotaNear: (facts) => ({
    title: 'You are about to be blocked by the quota',
    text: `${name(facts)} is not closed yet. With one more like it you cannot create permits.`,
  }),
};

function name(facts: NotificationFacts): string {
  return `${facts.isChildPermit ? 'Child permit' : 'Permit'} ${facts.permitNumber}`;
}

function lowerName(facts: NotificationFacts): string {
  return `${facts.isChildPermit ? 'child permit' : 'permit'} ${facts.permitNumber}`;
}

function dayOf(instant: Date | null, { timeZone }: NotificationFacts): string {
  return instant ? formatDay(instant, timeZone) : 'a day that it no longer names';
}

function doneIn({ deed }: NotificationFacts): string {
  if (!deed) return '';
  const reason = deed.reason === null || deed.action !== 'reject' ? '.' : `: ${deed.reason}`;
  return `${deed.by} ${actionVerbs[deed.action]}${reason}`;
}

/** What a notification says: one line, and what one should know besides. */
export function notificationWords(facts: NotificationFacts): { title: string; text: string } {
  return words[facts.kind](facts);
}

/** The path of the screen that a notification leads to. */
export function notificationPath({ kind, permitId, isChildPermit }: NotificationFacts): string {
  const list = isChildPermit ? '/childpermits' : '/permits';
  return notificationKinds[kind].screen === 'review' ? `${list}/review/${permitId}` : `${list}/${permitId}`;
}
