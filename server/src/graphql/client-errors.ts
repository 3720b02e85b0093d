import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { diskFull, isDiskFull, type DiskAlarm } from '../observability/disk-alarm.ts';
import { Refusal } from '../refusal.ts';
import type { RequestContext } from './request-context.ts';
import { databaseUnavailable } from './errors.ts';

type ErrorContext = Pick<RequestContext, 'log' | 'requestId' | 'diskAlarm'>;

/** What the caller may see of an operation's errors. Unexpected errors are logged and masked. */
export function toClientErrors(errors: readonly GraphQLError[], reporter: ErrorContext): GraphQLError[] {
  return errors.map((error) => toClientError(error, reporter));
}

function toClientError(error: GraphQLError, { log, requestId, diskAlarm }: ErrorContext): GraphQLError {
  const { path } = error;
  const cause = findRootCause(error);
  if (cause instanceof GraphQLError && typeof cause.extensions['code'] === 'string')
    return new GraphQLError(cause.message, { path, extensions: cause.extensions });
  // Lists and subscriptions have no payload for a refusal.
  if (cause instanceof Refusal) return new GraphQLError(cause.message, { path, extensions: { code: cause.code } });
  // Without a path nothing was resolved yet: the variables are invalid. Their values are not repeated.
  if (cause instanceof GraphQLError && path === undefined)
    return new GraphQLError(redactValue(error.message), { extensions: { code: 'BAD_INPUT' } });
  log.error({ err: cause, path }, 'An operation failed');
  const unavailable = explainUnavailable(cause, diskAlarm);
  return new GraphQLError(unavailable ?? message.somethingWentWrong, {
    path,
    extensions: { code: 'FAILED', ...(unavailable && { unavailable: true }), correlationId: requestId },
  });
}

/** The sentence when the application cannot work now; undefined for an error of its own. Raises the alarm of a full disk. */
export function explainUnavailable(error: unknown, diskAlarm: DiskAlarm): string | undefined {
  if (isDiskFull(error)) {
    diskAlarm.raise();
    return diskFull;
  }
  return isDatabaseUnavailable(error) ? databaseUnavailable : undefined;
}

function findRootCause(error: Error): Error {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

const reasonPattern =
  /(Field "\w+" (of required type "[^"]+" was not provided|is not defined by type "\w+")|JSON is nested too deeply[^"]*)\.$/;

/** Says which variable is invalid and why, as far as possible without its value. */
function redactValue(text: string): string {
  const [, variable] = /^Variable "\$(\w+)"/.exec(text) ?? [];
  if (variable === undefined) return text;
  const [reason] = reasonPattern.exec(text) ?? [];
  return `The variable $${variable} does not fit its type.${reason === undefined ? '' : ` ${reason}`}`;
}
