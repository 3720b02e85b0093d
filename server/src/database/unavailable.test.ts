import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const failure = (words: string, more: object = {}) => Object.assign(new Error(words), more);

describe('a database that cannot be reached', () => {
  it.each([
    failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
    failure('connect ENOENT /data/postgres/socket/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
    failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    // Node's error when a name has several addresses and none of them is open.
    Object.assign(
      new AggregateError([
        failure('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
        failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
      ]),
      { code: 'ECONNREFUSED' },
    ),
    failure('getaddrinfo ENOTFOUND database', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    failure('getaddrinfo EAI_AGAIN database', { code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
    failure('read EHOSTUNREACH', { code: 'EHOSTUNREACH', syscall: 'read' }),
    failure('read ENETUNREACH', { code: 'ENETUNREACH', syscall: 'read' }),
    failure('Connection terminated unexpectedly'),
    failure('terminating connection due to administrator command', { code: '57P01' }),
    failure('the database system is starting up', { code: '57P03' }),
  ])('%s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('another fault', () => {
  it.each([
    failure('duplicate key value violates unique constraint', { code: '23505' }),
    failure("ENOENT: no such file or directory, open 'drawing.png'", { code: 'ENOENT', syscall: 'open' }),
    failure('canceling statement due to statement timeout', { code: '57014' }),
    'Connection terminated unexpectedly',
  ])('%s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
