import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { formatFailure } from './failure-message.ts';

const serverError = (status: number, bodyText: string) =>
  new ServerError('Response not successful', { response: new Response(bodyText, { status }), bodyText });
const databaseDownBody = JSON.stringify({
  errors: [{ message: 'The database is away.', extensions: { code: 'FAILED' } }],
});
const graphqlError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'The reason.', extensions: { code } }] });

test.each<[string, unknown, boolean, string | RegExp]>([
  ['a broken connection', new TypeError('Failed to fetch'), true, /cannot be reached/],
  ['a device without a network', serverError(503, databaseDownBody), false, /cannot be reached/],
  ['a server that gives a reason', serverError(503, databaseDownBody), true, 'The database is away.'],
  ['an error page of a proxy', serverError(503, '<html>Service unavailable</html>'), true, message.somethingWentWrong],
  ['another server error', serverError(500, databaseDownBody), true, message.somethingWentWrong],
  ['an operation that failed', graphqlError('FAILED'), true, 'The reason.'],
  ['an invalid operation', graphqlError('BAD_INPUT'), true, message.somethingWentWrong],
])('describes %s', (_what, error, isOnline, sentence) => {
  expect(formatFailure(error, isOnline)).toMatch(sentence);
});
