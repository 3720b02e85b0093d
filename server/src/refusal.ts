import type { ResponseCode } from '@eptw/domain/response-code';

/**
 * A refused rule. Thrown anywhere below a resolver it becomes a payload with `success: false`, never a GraphQL error,
 * and rolls back the transaction it is thrown in. The message says why, and what to do.
 */
export class Refusal extends Error {
  readonly code: ResponseCode;

  constructor(code: ResponseCode, message: string) {
    super(message);
    this.code = code;
  }
}
