import { nameCause } from '../log/cause-words.ts';
import { findGasTestSince, findGravest, listToAnswer, outlivesFinish } from '../log/causes.ts';
import type { Job } from './job.ts';

/**
 * The gravest danger or stop under a job that its issuing authority has still to answer: 'Gas alarm or smell'. It has
 * nobody's name or own words: whoever reads it of a copy may not see the permit that it is from. Empty without any.
 */
export function nameUnanswered({ state, policy }: Pick<Job, 'state' | 'policy'>): string {
  const gravest = findGravest(listToAnswer(state.causes).filter(outlivesFinish));
  return gravest ? nameCause(gravest, policy) : '';
}

/** When the work was last stopped for gas, or a gas test failed; undefined if never. */
export function findLastGas({ state: { causes, answeredCauses } }: Pick<Job, 'state'>): Date | undefined {
  return findGasTestSince([...causes, ...answeredCauses]);
}
