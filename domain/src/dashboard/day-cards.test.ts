import { expect, test } from 'vitest';
import { permitStatuses } from '../permit/status.ts';
import { isListPeriod, listPeriods, statusesByPeriod } from './day-cards.ts';

test('a list can be limited to these periods only', () => {
  expect(listPeriods.filter(isListPeriod)).toEqual(['live', 'suspended', 'expired', 'today', 'overdue']);
  expect(['', 'Live', 'tomorrow', 'toString'].filter(isListPeriod)).toEqual([]);
});

test('work is live or overdue only while its permit is approved', () => {
  expect(statusesByPeriod.live).toEqual(['Approved']);
  expect(statusesByPeriod.overdue).toEqual(['Approved']);
});

test('only a permit that is in review or approved starts today', () => {
  expect(permitStatuses.filter((status) => statusesByPeriod.today.includes(status))).toEqual([
    'PendingPMApproval',
    'PendingApproval',
    'Approved',
  ]);
});
