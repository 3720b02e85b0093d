import { findExpiry, type ParentJob } from '../job/deadlines.ts';
import { listDueChecks } from '../job/due-checks.ts';
import { isDanger } from '../log/cause-table.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { findRevalidationDue, isLive, isPaused, type WorkState } from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { WorkEntry } from '../log/work-log.ts';

/** The earliest of some times; null without any. */
export function findEarliest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((first, time) => (time && (!first || time < first) ? time : first), null);
}

/**
 * When the work may no longer go on if nobody acts: by a missed check or revalidation, or with its parent permit. Its
 * end and its validity are left out.
 */
export function findStop({ state, policy, permit }: Job): Date | null {
  // In a fire watch: when the next round counts as missed.
  if (state.finishedAt !== null) return listDueChecks(state, policy)[0]?.missedAt ?? null;
  const ownStops = isLive(state)
    ? [...listDueChecks(state, policy).map(({ missedAt }) => missedAt), findRevalidationDue(state, policy)]
    : [];
  return findEarliest([...ownStops, permit.parent?.stopsAt]);
}

/**
 * What the jobs of child permits need to know of the job of their parent. `approvalLostAt` is when the parent entered
 * its status, which matters while it is not approved.
 */
export function toParentJob(job: Job, approvalLostAt: Date | null): ParentJob {
  const { permit, policy, state } = job;
  const stoppedAt = findStandstill(state);
  return {
    number: permit.number,
    isApproved: permit.isApproved,
    condition: findCondition(job),
    isPaused: permit.isApproved && isPaused(state),
    dangerAt: findDanger(state),
    end: permit.end,
    copiedFrom: state.startedAt === null ? permit.copiedFrom : [],
    stoppedAt: stoppedAt ?? (permit.isApproved ? null : approvalLostAt),
    stopsAt: stoppedAt === null ? findEarliest([findExpiry(permit, state, policy), findStop(job)]) : null,
  };
}

/** When the last open danger of started work was known; a stop of the site is known to its child permits by itself. */
function findDanger({ causes, finishedAt }: WorkState): Date | null {
  if (finishedAt !== null) return null;
  const dangers = causes.filter(({ kind }) => isDanger(kind) && kind !== 'siteStop');
  return dangers.reduce<Date | null>((last, { receivedAt }) => (last && last > receivedAt ? last : receivedAt), null);
}

function findStandstill({ finishedAt, expiredAt, causes }: WorkState): Date | null {
  const since = causes.map(({ receivedAt }) => receivedAt);
  return finishedAt ?? expiredAt ?? findEarliest(since);
}

/** When work that went on until then first stands still by these entries; null if it does not. */
export function findFirstStandstill({ logged, policy }: Job, entries: readonly WorkEntry[]): Date | null {
  let state = logged;
  for (const entry of entries) {
    const next = addEntry(state, entry, policy);
    if (findStandstill(state) === null && findStandstill(next) !== null) return entry.at;
    state = next;
  }
  return null;
}
