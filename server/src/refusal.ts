import type { ResponseCode } from '@eptw/domain/response-code';

/**
 * A refused rule or value. Thrown anywhere below a resolver it becomes a payload with `success: false`, and rolls back
 * the transaction it is thrown in. Lists and subscriptions have no payload: theirs becomes a GraphQL error with the same
 * code and message (`graphql/client-errors.ts`). Services throw nothing else for what a caller sent, since an address or
 * a saved view can hold any value. The message says why, and what to do.
 */
export class Refusal extends Error {
  readonly code: ResponseCode;

  constructor(code: ResponseCode, message: string) {
    super(message);
    this.code = code;
  }
}
