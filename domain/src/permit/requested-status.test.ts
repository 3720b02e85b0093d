import { expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import { findActionForStatus, lifecycle } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import type { PermitStatus } from './status.ts';
import { findRequestedStatus } from './requested-status.ts';

const moving = lifecycle.filter((row) => row.to !== 'unchanged' && row.action !== 'changeReviewers');

const office = { id: 'office', name: 'Office', siteId: 'site', permitCloser: true };
const person = (id: string): Actor => ({
  id,
  fullName: id,
  email: `${id}@example`,
  role: 'MTGroup',
  company: '',
  siteIds: ['site'],
  groups: [office],
});
const permitIn = (status: PermitStatus): PermitFacts => ({
  id: 'permit',
  status,
  siteId: 'site',
  submitterId: 'submitter',
  submitterRole: 'MTGroup',
  submitterCompany: '',
  ownerId: 'owner',
  slots: [],
  projectManagerId: null,
  finalApproverId: null,
  unfinishedChildren: [],
  uncovered: [],
});

it.each(moving)('names a status that is understood as $action from $from', ({ action, from, by }) => {
  const wanted = findRequestedStatus(from, action);
  const asking = person(by === 'the submitter' ? 'submitter' : 'somebody');
  expect(wanted && findActionForStatus(asking, permitIn(from), wanted)).toBe(action);
});

it('names none for what leaves the status alone or is not allowed there', () => {
  expect(findRequestedStatus('Approved', 'editApproved')).toBeUndefined();
  expect(findRequestedStatus('Completed', 'approve')).toBeUndefined();
  expect(findRequestedStatus('PendingApproval', 'changeReviewers')).toBeUndefined();
});
