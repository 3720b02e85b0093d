import { message } from '../message.ts';
import { closureTable, describeInside, describeSignedOn } from '../work/requirements/closure-requirements.ts';
import { conditionTable } from '../work/log/conditions.ts';
import type { PermitFacts } from './permit.ts';

/** A condition on the permit itself: returns the refusal as a sentence, or undefined when it holds. */
export type Condition = (permit: PermitFacts) => string | undefined;

export const conditions = {
  'it has a reviewing group': (permit) =>
    permit.slots.some((slot) => slot.reviewer.kind === 'group') ? undefined : message.approvalNeedsGroup,
  'it has an individual reviewer': (permit) =>
    permit.slots.some((slot) => slot.reviewer.kind === 'individual') ? undefined : message.approvalNeedsIndividual,
  'its child permits are finished': closureTable.childPermitsFinished.findProblem,
  // An ended permit is out of sight: whoever still stood there would be on the muster list until somebody remembered.
  'nobody is signed on to it': describeSignedOn,
  'nobody is inside': describeInside,
  // It can begin again after the request: somebody who watched turns out to have left.
  'its fire watch is over': closureTable.fireWatchOver.findProblem,
  'every approval covers the current answers': (permit) =>
    permit.uncovered.length === 0
      ? undefined
      : `This permit changed after ${permit.uncovered.join(', ')} approved it. Reject it, so that it is resubmitted and reviewed again.`,
  'its work is finished, or was never started': (permit) =>
    closureTable.workFinished.findProblem(permit) ??
    closureTable.fireWatchOver.findProblem(permit) ??
    closureTable.dangersAnswered.findProblem(permit) ??
    closureTable.nobodySignedOn.findProblem(permit),
  'nothing dangerous is unanswered': closureTable.dangersAnswered.findProblem,
  'its work has not started, or is finished': ({ work }) =>
    work === null || work.condition === 'finished' || !work.hasStarted
      ? undefined
      : `Work that has started is finished before the permit is cancelled. It is ${conditionTable[work.condition].name}.`,
  'its work has not started': ({ work }) =>
    work?.hasStarted
      ? 'The work has started: what is proven before the start can no longer be answered. Stop the work if it is not safe.'
      : undefined,
  // Where no work is followed nothing else asks for it: the request for closure is the last moment to say so.
  'everything to be proven before the start is proven, where no work is followed': ({ work, unproven }) =>
    work !== null || unproven === null || unproven.length === 0
      ? undefined
      : `Not proven before the start: ${unproven.join(', ')}. Answer this on the permit's page first.`,
  'its period has not passed': ({ endedOn }) =>
    endedOn === null
      ? undefined
      : `The period of this permit ended on ${endedOn}, so nobody can approve it. Reject it, or its submitter moves its dates.`,
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
