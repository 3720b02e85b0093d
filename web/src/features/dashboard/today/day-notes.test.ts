import { expect, it } from 'vitest';
import { formatCounts, formatPermitNote } from './day-notes.ts';

const at = '2026-11-20T00:10:00Z';
const site = { timeZone: 'Asia/Singapore' };

it.each([
  ['liveNow', { endDate: '2026-11-20T03:00:00Z' }, 'until 11:00'],
  ['liveNow', { endDate: '2026-11-22T10:00:00Z' }, 'until 22 Nov 2026, 18:00'],
  ['startsToday', { startDate: '2026-11-20T01:00:00Z', status: 'PendingApproval' }, '09:00, Pending Approval'],
  ['overdue', { endDate: '2026-11-18T00:00:00Z' }, '2 days ago'],
  ['suspended', { endDate: '2026-11-20T03:00:00Z' }, 'ends 11:00'],
  ['expired', { endDate: '2026-11-20T03:00:00Z' }, 'no longer valid'],
  ['expired', { endDate: '2026-11-18T00:00:00Z' }, 'ended 2 days ago'],
  ['liveNow', {}, ''],
])('notes on the card %s for %j: %s', (card, part, text) => {
  expect(formatPermitNote(card, { status: 'Approved', site, ...part }, at)).toBe(text);
});

it('omits counts of zero', () => {
  const parts = [
    { count: 1, one: 'permit', many: 'permits' },
    { count: 0, one: 'child permit', many: 'child permits' },
    { count: 1200, one: 'to close', many: 'to close' },
  ];
  expect(formatCounts(parts)).toBe('1 permit, 1,200 to close');
});
