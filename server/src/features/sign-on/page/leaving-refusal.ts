import type { LeavingQuestion } from '@eptw/domain/work/sign-on/leaving';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';

/** What a worker who has proved who they are is asked before they sign off. */
export interface NamedLeavingQuestion extends LeavingQuestion {
  name: string;
  /** The names of the others inside, whom whoever watches calls out first. */
  othersInside: string[];
}

/** Refuses to sign off a worker who has to answer something first, with what is asked. */
export class LeavingRefusal extends SignOnRefusal {
  readonly leavingQuestion: NamedLeavingQuestion;

  /** `hasComeOut` is what they have answered already. */
  constructor(leavingQuestion: NamedLeavingQuestion, hasComeOut: boolean) {
    super('CONFLICT', toProblem(leavingQuestion, hasComeOut));
    this.leavingQuestion = leavingQuestion;
  }
}

function toProblem({ isInside, rolesLost: [role] }: LeavingQuestion, hasComeOut: boolean): SignOnProblem {
  return (isInside && !hasComeOut) || role === undefined ? { key: 'stillInside' } : { key: 'neededInRole', role };
}
