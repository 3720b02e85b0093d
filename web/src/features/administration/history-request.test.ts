import { expect, test } from 'vitest';
import { readListState } from '../../lib/list-state.ts';
import { historyRequest } from './history-request.ts';

const requestOf = (address: string) => historyRequest(readListState(new URLSearchParams(address)));

test('both days belong to the period, on the reader’s clock', () => {
  const { from, to } = requestOf('from=2026-02-27&to=2026-02-28');
  expect(new Date(from ?? '')).toEqual(new Date(2026, 1, 27));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 2, 1));
});

test('what is no day narrows nothing', () => {
  expect(requestOf('from=yesterday')).toMatchObject({ from: null, to: null });
});

test('the address names a page, kinds, a subject and a text', () => {
  expect(requestOf('page=3&kind=user&kind=site&subject=abc&search=ann')).toMatchObject({
    limit: 20,
    offset: 2,
    kinds: ['user', 'site'],
    subject: 'abc',
    searchText: 'ann',
  });
});
