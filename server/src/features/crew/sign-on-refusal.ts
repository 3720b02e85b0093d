import type { ResponseCode } from '@eptw/domain/response-code';
import { formatSignOnProblem, type SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import { Refusal } from '../../refusal.ts';

/** A refusal on the sign-on page, with what its sentence names, so that the page can say it in the worker's language. */
export class SignOnRefusal extends Refusal {
  readonly problem: SignOnProblem;

  constructor(code: ResponseCode, problem: SignOnProblem) {
    super(code, formatSignOnProblem(problem));
    this.problem = problem;
  }
}
