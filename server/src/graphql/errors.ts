import { GraphQLError } from 'graphql';

/** The user is not signed in, or the token is unknown, ended or idle for too long. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The role may not use the operation at all. */
export function forbidden(): GraphQLError {
  return new GraphQLError('Your role does not allow this.', { extensions: { code: 'FORBIDDEN' } });
}

/**
 * A request that the API cannot run, such as a malformed, oversized or misplaced one: only a faulty client sends it, and
 * no service sees it. A value that a service refuses is a `Refusal`, even where the response has no field for one.
 */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });
}

/** For requests while the database cannot be reached. What the request changed may have been saved. */
export const databaseUnavailable =
  'The database is not available. Check whether your last change was saved, then try again in a minute.';
