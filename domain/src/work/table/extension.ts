import { formatDayAndTime } from '../../time/format-date.ts';
import type { Job } from '../job/job.ts';
import { formatLength } from '../job/job-time.ts';
import { describeCrewThatEnds } from '../job/missing-crew.ts';
import { findValidUntil } from '../log/state.ts';

const hour = 3_600_000;

/**
 * Why no extension is possible at all, as a sentence; undefined where one is. An extension moves the end of the permit;
 * the hours for which the work is valid from its start are a limit that nobody moves.
 */
export function findExtensionObstacle({ permit, policy, state }: Job): string | undefined {
  if (policy.extensionHours === 0) return 'This work cannot be extended. Raise a follow-up for further work.';
  if (permit.end === null) return 'This permit has no end that could be extended.';
  const validUntil = findValidUntil(state, policy);
  return validUntil && validUntil <= permit.end
    ? `${describeValidity(validUntil, policy.validityHours, permit.timeZone)} Raise a follow-up for further work.`
    : undefined;
}

function describeValidity(validUntil: Date, validityHours: number | undefined, timeZone: string): string {
  const length = formatLength((validityHours ?? 0) * hour);
  return `This work is valid for ${length} from its start, until ${formatDayAndTime(validUntil, timeZone)}.`;
}

/** Why the end cannot be moved to this time, as a sentence; asked again when the extension is agreed to. */
export function findExtensionProblem(job: Job, until: Date): string | undefined {
  const obstacle = findExtensionObstacle(job);
  const { permit, policy, state, now } = job;
  const { end, timeZone, parent } = permit;
  if (obstacle !== undefined || end === null) return obstacle;
  if (until <= end || until <= now) return `Choose an end after ${formatDayAndTime(end > now ? end : now, timeZone)}.`;
  if (parent?.end && until > parent.end)
    return `Its parent permit ${parent.number} ends ${formatDayAndTime(parent.end, timeZone)}. Extend that one first.`;
  const latest = new Date((state.firstEnd ?? end).getTime() + policy.extensionHours * hour);
  if (until > latest)
    return `This work can be extended by ${formatLength(policy.extensionHours * hour)}, until ${formatDayAndTime(latest, timeZone)}.`;
  const validUntil = findValidUntil(state, policy);
  if (validUntil && until > validUntil) return describeValidity(validUntil, policy.validityHours, timeZone);
  const roles = describeCrewThatEnds(job, until);
  return (
    roles &&
    `The certificates of those who are signed on end before then or are not verified: ${roles}. Sign on somebody else first.`
  );
}
