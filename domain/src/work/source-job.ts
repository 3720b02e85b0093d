import { describeCause } from './cause-words.ts';
import { findGravest, listToAnswer, outlivesFinish } from './causes.ts';
import type { Job, SourceJob } from './job.ts';

/**
 * What keeps the work under a copy of this job's permit from starting: the gravest danger or stop that nobody has
 * answered. None once the permit is closed or cancelled.
 */
export function listUnansweredOfSource({ permit, policy, state }: Job): SourceJob[] {
  const gravest = findGravest(listToAnswer(state.causes).filter(outlivesFinish));
  return gravest ? [{ number: permit.number, unanswered: describeCause(gravest, policy) }] : [];
}
