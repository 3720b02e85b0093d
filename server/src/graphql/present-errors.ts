import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import { isDatabaseAway } from '../database/away.ts';
import type { Context } from './context.ts';
import { databaseAway } from './errors.ts';

type Reporter = Pick<Context, 'log' | 'requestId'>;

/** What the caller may read of the errors of an operation. Faults of the program are logged and masked. */
export function presentErrors(errors: readonly GraphQLError[], reporter: Reporter): GraphQLError[] {
  return errors.map((error) => presentError(error, reporter));
}

function presentError(error: GraphQLError, { log, requestId }: Reporter): GraphQLError {
  const { path } = error;
  const cause = rootOf(error);
  if (cause instanceof GraphQLError && typeof cause.extensions['code'] === 'string')
    return new GraphQLError(cause.message, { path, extensions: cause.extensions });
  // Without a path nothing was resolved yet: the variables do not fit. Their values are not repeated.
  if (cause instanceof GraphQLError && path === undefined)
    return new GraphQLError(withoutValue(error.message), { extensions: { code: 'BAD_INPUT' } });
  log.error({ err: cause, path }, 'An operation failed');
  return new GraphQLError(isDatabaseAway(cause) ? databaseAway : message.somethingWentWrong, {
    path,
    extensions: { code: 'FAILED', correlationId: requestId },
  });
}

function rootOf(error: Error): Error {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

const reasons =
  /(Field "\w+" (of required type "[^"]+" was not provided|is not defined by type "\w+")|JSON is nested too deeply[^"]*)\.$/;

/** Says which variable does not fit and why, as far as that can be said without what it holds. */
function withoutValue(text: string): string {
  const [, variable] = /^Variable "\$(\w+)"/.exec(text) ?? [];
  if (variable === undefined) return text;
  const [reason] = reasons.exec(text) ?? [];
  return `The variable $${variable} does not fit its type.${reason === undefined ? '' : ` ${reason}`}`;
}
