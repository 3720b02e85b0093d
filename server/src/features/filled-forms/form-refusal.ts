import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import type { ResponseCode } from '@eptw/domain/response-code';
import { Refusal } from '../../refusal.ts';

/** A refusal because of answers in a permit's forms. It says which, so that the web can mark them. */
export class FormRefusal extends Refusal {
  readonly problems: readonly PermitFormProblem[];

  constructor(code: ResponseCode, message: string, problems: readonly PermitFormProblem[]) {
    super(code, message);
    this.problems = problems;
  }
}

/** Returns the answers that an error refuses; none for any other error. */
export function listFormProblems(error: unknown): readonly PermitFormProblem[] {
  return error instanceof FormRefusal ? error.problems : [];
}
