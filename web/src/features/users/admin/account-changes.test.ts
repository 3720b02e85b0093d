import { expect, test } from 'vitest';
import { findAccountChanges, toAccountDetails } from './account-changes.ts';

const read = {
  ...toAccountDetails(undefined),
  fullname: 'Ann Lee',
  role: 'MTGroup' as const,
  site: ['north', 'west'],
  group: ['lss'],
};

test('sends only changes, whatever the order of sites', () => {
  expect(findAccountChanges(read, { ...read, site: ['west', 'north'] })).toEqual({});
  expect(findAccountChanges(read, { ...read, phone: '+65 1', site: ['north'] })).toEqual({
    phone: '+65 1',
    site: ['north'],
  });
});

test('clears the groups with a change of role', () => {
  expect(findAccountChanges(read, { ...read, role: 'User' })).toEqual({ role: 'User', group: [] });
});
