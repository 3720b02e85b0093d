import type { WorkCondition } from '../log/conditions.ts';
import { findExpiry, findNextDeadline, isExpired } from '../job/deadlines.ts';
import { findDueSince, listDueChecks } from '../job/due-checks.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { describeStanding, joinLabel, toLabelParts } from './label.ts';
import { findLaterCondition, isPast } from '../records/last-known.ts';
import { findEarliest, findStop } from './parent-job.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { formatRecordLabel } from '../records/record-label.ts';
import { listHeldSinceCause, listIssuerIds } from '../table/rules.ts';
import { findRevalidationDue, isFireWatchOn, isLive, isPaused, isUnderWay } from '../log/state.ts';
import { nameUnanswered } from '../job/source-job.ts';
import { findObstacle, workActions, type WorkAction } from '../table/work-table.ts';

const minute = 60_000;

/** How long before a revalidation is due it waits for the issuing authority. */
export const revalidationNoticeMinutes = 120;

/** Where a job stands by its log alone; the times beside it say what has become of it since. */
export const workPhases = ['waiting', 'live', 'suspended', 'expired', 'finished'] as const;

export type WorkPhase = (typeof workPhases)[number];

/**
 * The phase of a job in each condition, while nothing that fell due waits for the clock and no work is stopped in its
 * area. Lists then look for a condition in one phase alone; a property test shows that it holds.
 */
export const phaseByCondition: Record<WorkCondition, WorkPhase> = {
  planned: 'waiting',
  notReady: 'waiting',
  ready: 'waiting',
  live: 'live',
  suspended: 'suspended',
  expired: 'expired',
  fireWatch: 'finished',
  finished: 'finished',
};

/**
 * What lists and the clock need of a job, stored beside the permit whenever its log or what it depends on changes. It
 * gives the same condition as the log at any later time, which a property test shows.
 */
export interface JobSummary {
  phase: WorkPhase;
  hasStarted: boolean;
  holderId: string;
  handoverTo: string | null;
  hasExtensionRequest: boolean;
  startsAt: Date | null;
  /** When the work may no longer go on if nobody acts: by a missed check or revalidation, or with its parent permit. */
  stopsAt: Date | null;
  expiresAt: Date | null;
  fireWatchUntil: Date | null;
  nextCheckAt: Date | null;
  /** The button of the next check: 'Record gas test'; empty while none falls due. */
  nextCheck: string;
  revalidateBy: Date | null;
  /** The actions that something keeps from being taken, apart from what lists look at when they are read. */
  blockedActions: readonly WorkAction[];
  /** Who is part of the issuing authority besides the roles that issue at the site: users and groups. */
  issuerIds: readonly string[];
  /** Who held the permit when one of its open causes arose, by their ids: they do not answer for their own work. */
  heldSinceCauseIds: readonly string[];
  /** From when the job waits for its issuing authority if nobody acts; null while it does not. */
  issuerTurnAt: Date | null;
  /** When the clock has to write its next entry. */
  deadlineAt: Date | null;
  /** How many requirements of a start are missing, apart from those that lists look at when they are read. */
  missing: number;
  /** Until when the checks before the start count. */
  checksCountUntil: Date | null;
  /** What stands behind the times of its label, as `describeStanding` says. */
  suspension: string;
  /** What the issuing authority has still to answer, as `nameUnanswered` says. */
  unanswered: string;
  /** From when a check has to be recorded before suspended work goes on; null while none has. */
  blockedFrom: Date | null;
  /** Whether it stands still only because the holder paused it. */
  isPaused: boolean;
  /** Since when a stop of the site is one of its causes; the clock adds only a later one. */
  siteStoppedAt: Date | null;
  /** Whether it stands still because nobody holds it who can act. */
  hasLostHolder: boolean;
  /** How many workers are signed on. */
  signedOn: number;
  /** How many people are inside a space, rescuers included. */
  inside: number;
}

/** Summarises a job. Undefined while it has no condition: then nothing is stored. */
export function summarizeJob(job: Job): JobSummary | undefined {
  const { permit, policy, state } = job;
  if (findCondition(job) === undefined) return undefined;
  const deadline = findNextDeadline(permit, state, policy);
  const revalidateBy = isLive(state) ? (findRevalidationDue(state, policy) ?? null) : null;
  const next = listDueChecks(state, policy)[0];
  return {
    phase: findPhase(job),
    hasStarted: state.startedAt !== null,
    holderId: state.holder.id,
    handoverTo: state.handover?.to.id ?? null,
    hasExtensionRequest: state.extension !== null,
    startsAt: permit.start,
    stopsAt: findStop(job),
    expiresAt: state.finishedAt === null ? (state.expiredAt ?? findExpiry(permit, state, policy) ?? null) : null,
    fireWatchUntil: isFireWatchOn(state) ? state.fireWatchUntil : null,
    nextCheckAt: next?.due ?? null,
    nextCheck: next ? formatRecordLabel(next.series) : '',
    revalidateBy,
    blockedActions: listBlockedActions(job),
    issuerIds: listIssuerIds(permit),
    heldSinceCauseIds: listHeldSinceCause(state),
    issuerTurnAt: findIssuerTurn(job, revalidateBy),
    deadlineAt: findEarliest([deadline?.at, isUnderWay(state) ? permit.parent?.stopsAt : null]),
    missing: countMissing(job),
    checksCountUntil: findChecksCountUntil(job),
    suspension: describeStanding(job),
    unanswered: nameUnanswered(job),
    blockedFrom: findBlockedFrom(job),
    siteStoppedAt: state.causes.find(({ kind }) => kind === 'siteStop')?.at ?? null,
    hasLostHolder: state.causes.some(({ kind, isOver }) => kind === 'noHolder' && !isOver),
    isPaused: isPaused(state),
    signedOn: state.signedOn.size,
    inside: state.inside.size,
  };
}

function findPhase({ permit, state }: Job): WorkPhase {
  if (state.finishedAt !== null) return 'finished';
  if (isExpired(permit, state)) return 'expired';
  if (state.causes.length > 0) return 'suspended';
  return state.startedAt === null ? 'waiting' : 'live';
}

/**
 * Stopped work and a requested extension wait at once, live work shortly before its revalidation, once a check is late or
 * it is stopped, expired work as long as somebody is there, and work that never started as long as somebody is inside.
 */
function findIssuerTurn(job: Job, revalidateBy: Date | null): Date | null {
  const { permit, policy, state } = job;
  const since = [...state.causes.map(({ receivedAt }) => receivedAt), state.extension?.at];
  const late = listDueChecks(state, policy)[0]?.due;
  if (state.finishedAt !== null) return findEarliest([...since, late, state.inside.size > 0 ? state.finishedAt : null]);
  const inside = state.startedAt === null ? [...state.inside.values()].map((one) => one.since) : [];
  const isAnybodyThere = state.signedOn.size + state.inside.size > 0;
  const expiry = isAnybodyThere ? (state.expiredAt ?? findExpiry(permit, state, policy)) : undefined;
  if (isExpired(permit, state)) return findEarliest([...since, expiry]);
  const ahead = revalidateBy && new Date(revalidateBy.getTime() - revalidationNoticeMinutes * minute);
  return findEarliest(
    isLive(state) ? [...since, ahead, late, findStop(job), expiry] : [...since, ...inside, late, expiry],
  );
}

/** What becomes met or missing without a change of the permit; lists look at it when they are read. */
const changesByItself: readonly string[] = ['withinPeriod', 'childPermitsApproved', 'noAreaStop'];

/** What else is not known from the job alone, or shows by itself. */
const notFollowed: readonly string[] = [...changesByItself, 'childWorkOver'];

function listBlockedActions(job: Job): WorkAction[] {
  return workActions.filter(
    (action) =>
      findObstacle(action, job) !== undefined ||
      listRequirements(job, action).some(({ met, key }) => !met && !notFollowed.includes(key)),
  );
}

/** The earliest time at which a check is due, or too old, for suspended work to go on. */
function findBlockedFrom({ state, policy }: Job): Date | null {
  if (state.startedAt === null || state.finishedAt !== null || isLive(state)) return null;
  return findEarliest(
    policy.checks.flatMap((series) => {
      const last = state.lastChecks.get(series.name);
      const { beforeStartMinutes } = series;
      const isOldAt =
        last && beforeStartMinutes !== undefined
          ? new Date(last.takenAt.getTime() + beforeStartMinutes * minute)
          : undefined;
      return [isOldAt, findDueSince(state, series)];
    }),
  );
}

function countMissing(job: Job): number {
  const missing = listRequirements(job, 'startWork').filter(({ met, key }) => !met && !changesByItself.includes(key));
  return missing.length;
}

/** The earliest time at which the checks before the start, all of them counting now, are too old. */
function findChecksCountUntil(job: Job): Date | null {
  const { state, policy } = job;
  const areMissing = listRequirements(job, 'startWork').some(({ key, met }) => key === 'checksPassed' && !met);
  if (areMissing) return null;
  const times = policy.checks.flatMap(({ name, beforeStartMinutes }) => {
    const last = state.lastChecks.get(name);
    return last && beforeStartMinutes !== undefined ? [last.takenAt.getTime() + beforeStartMinutes * minute] : [];
  });
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** What a condition is found from. */
export type StoredWork = Pick<
  JobSummary,
  'phase' | 'startsAt' | 'stopsAt' | 'expiresAt' | 'fireWatchUntil' | 'missing' | 'checksCountUntil'
> & {
  /** Whether child permits are neither approved nor cancelled. */
  hasUnapprovedChildren: boolean;
  /** Whether all work in its area is stopped. */
  hasAreaStop: boolean;
};

/** The condition of a summarised job at a time. The list's SQL does the same, and a test compares the two. */
export function findStoredCondition(stored: StoredWork, now: Date): WorkCondition {
  const { expiresAt, fireWatchUntil, hasAreaStop } = stored;
  const stopsAt = hasAreaStop && stored.phase !== 'finished' ? now : stored.stopsAt;
  return findLaterCondition(findPhaseCondition(stored, now), { stopsAt, expiresAt, fireWatchUntil }, now);
}

/** The condition of a job if none of its deadlines has passed. */
function findPhaseCondition(stored: StoredWork, now: Date): WorkCondition {
  const { phase, startsAt, fireWatchUntil } = stored;
  if (phase === 'finished') return fireWatchUntil === null ? 'finished' : 'fireWatch';
  if (phase !== 'waiting') return phase;
  if (startsAt !== null && now < startsAt) return 'planned';
  return countStoredMissing(stored, now) === 0 ? 'ready' : 'notReady';
}

/** How many requirements of a start are missing within the period. */
function countStoredMissing(stored: StoredWork, now: Date): number {
  const { missing, hasUnapprovedChildren, hasAreaStop, stopsAt, checksCountUntil } = stored;
  const others = [
    hasUnapprovedChildren,
    hasAreaStop,
    isPast(stopsAt, now),
    checksCountUntil !== null && now > checksCountUntil,
  ];
  return missing + others.filter(Boolean).length;
}

/** What the label of a summarised job is made from. */
export type LabelledWork = StoredWork & Pick<JobSummary, 'hasStarted' | 'revalidateBy' | 'suspension'>;

/** The label of a summarised job at a time; of one that the clock has not suspended yet, without the reason. */
export function formatStoredCondition(stored: LabelledWork, now: Date, timeZone: string): string {
  const { phase, startsAt, hasStarted, expiresAt, fireWatchUntil, revalidateBy, suspension } = stored;
  const condition = findStoredCondition(stored, now);
  const isMissed = condition === 'suspended' && phase !== 'suspended';
  const facts = {
    startsAt,
    hasStarted,
    missing: countStoredMissing(stored, now),
    liveUntil: findEarliest([expiresAt, revalidateBy]),
    expiresAt,
    fireWatchUntil,
    standing: suspension || (isMissed ? 'A deadline was missed' : ''),
  };
  return joinLabel(toLabelParts(condition, facts, now, timeZone));
}
