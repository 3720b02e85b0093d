import { GraphQLError } from 'graphql';

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
