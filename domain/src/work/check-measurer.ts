import type { CheckSeries } from '../template/work-policy.ts';
import type { Job } from './job.ts';

/**
 * Why this worker cannot have measured a check of this series, as a sentence; undefined when they can, and where nobody
 * is named: then it was who recorded it.
 */
export function findMeasurerProblem(
  { state }: Pick<Job, 'state'>,
  { title }: CheckSeries,
  measuredBy: string | undefined,
): string | undefined {
  if (measuredBy === undefined || state.signedOn.has(measuredBy)) return undefined;
  return `Who measured ${title} is not signed on to this permit. Choose somebody who is, or yourself.`;
}
