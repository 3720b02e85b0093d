/** What a refused call answers in `code` (success is OK). */
export type ResponseCode =
  | 'OK'
  | 'BAD_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'QUOTA'
  | 'BLOCKED_WORD'
  | 'TOO_LARGE'
  | 'RATE_LIMITED'
  | 'FAILED';

/**
 * A refused rule. Thrown anywhere below a resolver it becomes an answer with `success: false`, never a GraphQL
 * error, and rolls back the transaction it is thrown in. The message says why, and what to do.
 */
export class Refusal extends Error {
  readonly code: ResponseCode;

  constructor(code: ResponseCode, message: string) {
    super(message);
    this.code = code;
  }
}
