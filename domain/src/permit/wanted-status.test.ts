import { expect, it } from 'vitest';
import { actionTowards, lifecycle } from './lifecycle.ts';
import { wantedStatus } from './wanted-status.ts';

const moving = lifecycle.filter((row) => row.to !== 'unchanged' && row.action !== 'changeReviewers');

it.each(moving)('names a status that is understood as $action from $from', ({ action, from }) => {
  const wanted = wantedStatus(from, action);
  expect(wanted && actionTowards(from, wanted)).toBe(action);
});

it('names none for what leaves the status alone or is not allowed there', () => {
  expect(wantedStatus('Approved', 'editApproved')).toBeUndefined();
  expect(wantedStatus('Completed', 'approve')).toBeUndefined();
  expect(wantedStatus('PendingApproval', 'changeReviewers')).toBeUndefined();
});
