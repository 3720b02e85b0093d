import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const createError = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a database that cannot be reached', () => {
  it.each([
    createError('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    createError('connect ENOENT /data/postgres/socket/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
    createError('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    // Node's error when a name has several addresses and none of them is open.
    Object.assign(
      new AggregateError([
        createError('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
        createError('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
      ]),
      { code: 'ECONNREFUSED' },
    ),
    createError('getaddrinfo ENOTFOUND database', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    createError('getaddrinfo EAI_AGAIN database', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
    createError('read EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'read' }),
    createError('read ENETUNREACH', { code: 'ENETUNREACH', syscall: 'read' }),
    createError('Connection terminated unexpectedly'),
    createError('terminating connection due to administrator command', { code: '57P01' }),
    createError('the database system is starting up', { code: '57P03' }),
  ])('%s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('another fault', () => {
  it.each([
    createError('duplicate key value violates unique constraint', { code: '23505' }),
    createError("ENOENT: no such file or directory, open 'drawing.png'", { code: 'ENOENT', syscall: 'open' }),
    createError('canceling statement due to statement timeout', { code: '57014' }),
    'Connection terminated unexpectedly',
  ])('%s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
