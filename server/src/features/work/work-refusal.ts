import type { ResponseCode } from '@eptw/domain/response-code';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { Refusal } from '../../refusal.ts';

/** A refused action on the work under a permit, with the requirements that are missing. */
export class WorkRefusal extends Refusal {
  readonly missing: readonly Requirement[];

  constructor(code: ResponseCode, message: string, missing: readonly Requirement[]) {
    super(code, message);
    this.missing = missing;
  }
}
