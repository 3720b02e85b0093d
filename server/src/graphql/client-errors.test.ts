import { message } from '@eptw/domain/message';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createDiskAlarm, diskFull } from '../observability/disk-alarm.ts';
import { toClientErrors } from './client-errors.ts';
import { badInput, databaseUnavailable } from './errors.ts';

const diskAlarm = createDiskAlarm(() => new Date());
const reporter = { log: pino({ enabled: false }), requestId: 'request-1', diskAlarm };
const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });

test.each<[string, Error, string, Record<string, unknown>]>([
  ['an error with a code', badInput('Choose a site.'), 'Choose a site.', { code: 'BAD_INPUT' }],
  ['a refusal', new Refusal('NOT_FOUND', 'Not found'), 'Not found', { code: 'NOT_FOUND' }],
  [
    'a database that is not available',
    unavailable,
    databaseUnavailable,
    { code: 'FAILED', unavailable: true, correlationId: 'request-1' },
  ],
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
    diskFull,
    { code: 'FAILED', unavailable: true, correlationId: 'request-1' },
  ],
  ['any other error', new Error('Secret'), message.somethingWentWrong, { code: 'FAILED', correlationId: 'request-1' }],
])('the caller reads the code and the message of %s', (_title, cause, sentence, extensions) => {
  const [error] = toClientErrors([new GraphQLError('', { path: ['permitChanged'], originalError: cause })], reporter);
  expect(error?.toJSON()).toEqual({ message: sentence, path: ['permitChanged'], extensions });
});
