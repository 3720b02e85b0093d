import { GraphQLError } from 'graphql';

/** The user is not signed in, or the token is unknown, ended or idle for too long. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The role may not use the operation at all. */
export function forbidden(): GraphQLError {
  return new GraphQLError('Your role does not allow this.', { extensions: { code: 'FORBIDDEN' } });
}

/** Invalid arguments, where the response has no place for a refusal. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });
}

/** For requests while the database cannot be reached. What the request changed may have been saved. */
export const databaseUnavailable =
  'The database is not available. Check whether your last change was saved, then try again in a minute.';
