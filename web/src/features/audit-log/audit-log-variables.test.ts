import { expect, test } from 'vitest';
import { readListState } from '../../lib/list-state.ts';
import { toAuditLogVariables } from './audit-log-variables.ts';

const readVariables = (address: string) => toAuditLogVariables(readListState(new URLSearchParams(address)));

test('includes both days of the period, in the reader’s time zone', () => {
  const { from, to } = readVariables('from=2026-02-27&to=2026-02-28');
  expect(new Date(from ?? '')).toEqual(new Date(2026, 1, 27));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 2, 1));
});

test('does not filter by an invalid day', () => {
  expect(readVariables('from=yesterday')).toMatchObject({ from: null, to: null });
});

test('reads page, kinds, subject and text from the address', () => {
  expect(readVariables('page=3&kind=user&kind=site&subject=abc&search=ann')).toMatchObject({
    limit: 20,
    offset: 2,
    kinds: ['user', 'site'],
    subject: 'abc',
    searchText: 'ann',
  });
});
