import { expect, it } from 'vitest';
import { readListState } from '../../../lib/list-state.ts';
import { toListVariables } from './list-variables.ts';

const request = (address: string) => toListVariables(readListState(new URLSearchParams(address)));

it('requests the first twenty rows in the server’s order', () => {
  const variables = request('');
  expect(variables).toMatchObject({ limit: 20, offset: 0, sortBy: null, sortOrder: null, due: null, searchText: null });
});

it('requests what the address says', () => {
  const variables = request(
    'page=3&size=50&search=pump&sort=-startDate&due=1&status=Approved&status=Rejected&site=F10N',
  );
  expect(variables).toMatchObject({ limit: 50, offset: 2, searchText: 'pump', sortBy: 'startDate', sortOrder: 'desc' });
  expect(variables).toMatchObject({ due: true, statusCheck: ['Approved', 'Rejected'], siteName: ['F10N'] });
});

it('requests the groups of a work queue, unless the reader sorts it', () => {
  const queued = (address: string) => toListVariables(readListState(new URLSearchParams(address)), { isQueue: true });
  expect(queued('search=pump')).toMatchObject({ sortBy: 'urgency', sortOrder: null, searchText: 'pump' });
  expect(queued('sort=-endDate')).toMatchObject({ sortBy: 'endDate', sortOrder: 'desc' });
});

it.each([
  ['period=overdue', 'overdue'],
  ['period=nonsense', null],
])('requests with %s the period %j', (address, period) => {
  expect(request(address).period).toBe(period);
});
