import { ErrorResponse, RefusedRequest } from './errors.ts';
import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { describeFailure, findRefusal, hasNoAnswer, type FailureCause } from './failure-message.ts';

const serverError = (status: number, bodyText: string) => new RefusedRequest(status, bodyText);
const databaseDownBody = JSON.stringify({
  errors: [{ message: 'The database is away.', extensions: { code: 'FAILED' } }],
});
const graphqlError = (extensions: Record<string, unknown>) =>
  new ErrorResponse([{ message: 'The reason.', extensions }]);

const unreachable = 'The server cannot be reached. Check your connection and try again.';

test.each<[string, unknown, boolean, FailureCause, string]>([
  ['a broken connection', new TypeError('Failed to fetch'), true, 'no connection', unreachable],
  ['a device without a network', serverError(503, databaseDownBody), false, 'no connection', unreachable],
  ['a server that gives a reason', serverError(503, databaseDownBody), true, 'unavailable', 'The database is away.'],
  [
    'an error page of a proxy',
    serverError(503, '<html>Service unavailable</html>'),
    true,
    'server error',
    message.somethingWentWrong,
  ],
  ['another server error', serverError(500, databaseDownBody), true, 'server error', message.somethingWentWrong],
  ['an operation that failed', graphqlError({ code: 'FAILED' }), true, 'server error', 'The reason.'],
  [
    'an operation without a database',
    graphqlError({ code: 'FAILED', unavailable: true }),
    true,
    'unavailable',
    'The reason.',
  ],
  ['an invalid operation', graphqlError({ code: 'BAD_INPUT' }), true, 'server error', message.somethingWentWrong],
])('describes %s', (_title, error, isOnline, cause, sentence) => {
  expect(describeFailure(error, isOnline)).toEqual({ cause, message: sentence });
});

test.each<[string, unknown, string | undefined]>([
  ['refused filters', graphqlError({ code: 'BAD_INPUT' }), 'The reason.'],
  ['an operation that failed', graphqlError({ code: 'FAILED' }), undefined],
  ['a broken connection', new TypeError('Failed to fetch'), undefined],
])('finds a reason only for a refusal: %s', (_title, error, refusal) => {
  expect(findRefusal(error)).toBe(refusal);
});

test.each<[string, unknown, boolean]>([
  ['a broken connection', new TypeError('Failed to fetch'), true],
  ['a server that gives a reason', serverError(503, databaseDownBody), true],
  ['an error page of a proxy', serverError(502, '<html>Bad gateway</html>'), true],
  ['an operation without a database', graphqlError({ code: 'FAILED', unavailable: true }), true],
  ['too many requests', serverError(429, ''), false],
  ['an operation that failed', graphqlError({ code: 'FAILED' }), false],
  ['an invalid operation', graphqlError({ code: 'BAD_INPUT' }), false],
  ['nothing', undefined, false],
])('%s may pass by itself: %o', (_title, error, mayPass) => {
  expect(hasNoAnswer(error)).toBe(mayPass);
});
