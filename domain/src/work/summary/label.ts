import { formatAgo } from '../../time/format-ago.ts';
import { formatDayAndTime } from '../../time/format-date.ts';
import type { WorkCondition } from '../log/conditions.ts';
import { findGravest } from '../log/causes.ts';
import { getCauseRow } from '../log/cause-table.ts';
import { describeCause } from '../log/cause-words.ts';
import { isUnwatched } from '../log/crew-roles.ts';
import { findExpiry } from '../job/deadlines.ts';
import { listDueChecks, type DueCheck } from '../job/due-checks.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { formatJobTime } from '../job/job-time.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { findRevalidationDue, isFireWatchOn, isWatchRunning, watchWithoutEnd } from '../log/state.ts';

/** Until when the job is live if nobody acts: to its end, its validity or its next revalidation. */
export function findLiveUntil({ permit, policy, state }: Job): Date | undefined {
  const [expiry, revalidation] = [findExpiry(permit, state, policy), findRevalidationDue(state, policy)];
  if (!expiry || !revalidation) return expiry ?? revalidation;
  return expiry < revalidation ? expiry : revalidation;
}

/** The next check that falls due; undefined when none does. */
export function findNextCheck({ state, policy }: Job): DueCheck | undefined {
  return listDueChecks(state, policy)[0];
}

/** What the label of a condition is made from. */
export interface LabelFacts {
  startsAt: Date | null;
  hasStarted: boolean;
  /** How many requirements of a start are missing. */
  missing: number;
  liveUntil: Date | null;
  expiresAt: Date | null;
  fireWatchUntil: Date | null;
  /** What `describeStanding` says. */
  standing: string;
}

/** Of work that stands still although every cause has ended by itself. */
export const waitsToBeResumed = 'To be inspected and resumed';

/** A label in two parts: 'Cannot start' and, behind a colon, '2 requirements missing'. */
export interface LabelParts {
  headline: string;
  /** Empty for a label of one part. */
  detail: string;
}

/** What each condition is called with its times, as the head of the permit shows it; a text is a headline alone. */
const labels: Record<WorkCondition, (facts: LabelFacts, now: Date, timeZone: string) => string | LabelParts> = {
  planned: ({ startsAt }, _now, timeZone) => (startsAt ? `Starts ${formatDayAndTime(startsAt, timeZone)}` : 'Planned'),
  notReady: ({ missing }) => ({
    headline: 'Cannot start',
    detail: `${missing} ${missing === 1 ? 'requirement' : 'requirements'} missing`,
  }),
  ready: () => 'Ready to start',
  live: ({ liveUntil }, now, timeZone) =>
    liveUntil ? `Live until ${formatJobTime(liveUntil, now, timeZone)}` : 'Live',
  suspended: ({ standing }) => (standing === '' ? waitsToBeResumed : standing),
  expired: ({ expiresAt, hasStarted, standing }, now) => {
    if (!hasStarted) return addSentence('Expired. The work never started.', standing);
    return addSentence(`Expired ${formatAgo(expiresAt ?? now, now)}. Stop work.`, standing);
  },
  fireWatch: ({ fireWatchUntil, standing }, now, timeZone) =>
    fireWatchUntil === null || fireWatchUntil >= watchWithoutEnd
      ? `Fire watch: ${standing}`
      : addSentence(`Fire watch until ${formatJobTime(fireWatchUntil, now, timeZone)}`, standing),
  finished: ({ standing }) => (standing === '' ? 'Work finished' : 'Finished, to be inspected'),
};

function addSentence(text: string, standing: string): string {
  if (standing === '') return text;
  return `${text}${text.endsWith('.') ? '' : '.'} ${standing}`;
}

/** The label of a condition in its parts. */
export function toLabelParts(condition: WorkCondition, facts: LabelFacts, now: Date, timeZone: string): LabelParts {
  const label = labels[condition](facts, now, timeZone);
  return typeof label === 'string' ? { headline: label, detail: '' } : label;
}

/** The label of its parts: 'Cannot start: 2 requirements missing'. */
export function joinLabel({ headline, detail }: LabelParts): string {
  return detail === '' ? headline : `${headline}: ${detail}`;
}

/** The label of a job's condition: 'Live until 18:00'; undefined while it has none. */
export function formatCondition(job: Job): string | undefined {
  const parts = findLabelParts(job);
  return parts && joinLabel(parts);
}

/** The label of a job's condition in its parts; undefined while it has none. */
export function findLabelParts(job: Job): LabelParts | undefined {
  const condition = findCondition(job);
  if (!condition) return undefined;
  const { permit, state, now } = job;
  const facts: LabelFacts = {
    startsAt: permit.start,
    hasStarted: state.startedAt !== null,
    missing: listRequirements(job, 'startWork').filter(({ met }) => !met).length,
    liveUntil: findLiveUntil(job) ?? null,
    expiresAt: state.expiredAt,
    fireWatchUntil: state.fireWatchUntil,
    standing: describeStanding(job),
  };
  return toLabelParts(condition, facts, now, permit.timeZone);
}

/** The label of work that a missed check has suspended, by the title of its series. */
export function formatMissedCheck(title: string): string {
  return `${title} missed`;
}

/** The label of work that a missed revalidation has suspended. */
export const revalidationMissedLabel = getCauseRow('revalidationMissed').words;

/** Of a fire watch that has no end yet. */
export const nextRoundStartsIt = 'the next round starts it';

/** Of a fire watch that does not run because no fire watcher is signed on. */
export const nobodyWatches = 'nobody is watching';

/** Whether a fire watch is on and does not run, because nobody is signed on to watch. */
export function isWatchUnattended({ state, policy }: Job): boolean {
  return !isWatchRunning(state) && isUnwatched(state, policy);
}

/**
 * What stands behind the times of a label: the gravest cause, or why a fire watch does not run; empty without any, also
 * when all causes have ended by themselves.
 */
export function describeStanding(job: Job): string {
  const { state, policy } = job;
  const gravest = findGravest(state.causes.filter(({ isOver }) => !isOver));
  const isOff = !isFireWatchOn(state) || isWatchRunning(state);
  const isOfWatch = gravest?.kind === 'roundMissed' || gravest?.kind === 'roleLost';
  if (isOff || (gravest && !isOfWatch)) return gravest ? describeCause(gravest, policy) : '';
  return isWatchUnattended(job) ? nobodyWatches : nextRoundStartsIt;
}
