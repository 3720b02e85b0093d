import { GraphQLError } from 'graphql';

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

/** Not signed in, or a token that is unknown, ended or idle for too long. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** A role that may not use the operation at all. */
export function forbidden(): GraphQLError {
  return new GraphQLError('Your role does not allow this.', { extensions: { code: 'FORBIDDEN' } });
}

/** Arguments that make no sense, where the answer has no room for a refusal. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });
}

/** For whoever asks while the database cannot be reached. What was sent may have been saved just before. */
export const databaseUnavailable =
  'The database is not available. Check whether your last change was saved, then try again in a minute.';
