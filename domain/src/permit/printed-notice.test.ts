import { expect, it } from 'vitest';
import { workConditions } from '../work/log/conditions.ts';
import { getPrintedNotice } from './printed-notice.ts';
import { permitStatuses, type PermitStatus } from './status.ts';

const now = new Date('2026-11-20T08:00:00Z');
const later = new Date('2026-11-21T08:00:00Z');
const earlier = new Date('2026-11-19T08:00:00Z');

it.each(permitStatuses)('the printed notice for %s forbids work, unless the permit is approved', (status) => {
  const notice = getPrintedNotice({ status, end: later, condition: undefined }, now);
  if (status === 'Approved') expect(notice).toBeUndefined();
  else expect(notice).toMatch(/Do not (start )?work/);
});

it.each<[PermitStatus, Date | null, string | undefined]>([
  ['Approved', earlier, 'The period of this permit has ended. Do not work under it.'],
  ['Approved', now, undefined],
  ['Approved', null, undefined],
  ['Completed', earlier, 'Closed. Do not work under this permit.'],
])('a permit that is %s and ends %s says %s', (status, end, notice) => {
  expect(getPrintedNotice({ status, end, condition: undefined }, now)).toBe(notice);
});

it.each(workConditions)('an approved permit whose work is %s forbids work, unless it is live', (condition) => {
  const notice = getPrintedNotice({ status: 'Approved', end: later, condition }, now);
  if (condition === 'live') expect(notice).toBeUndefined();
  else expect(notice).toMatch(/Do not work|Stop work/);
});
