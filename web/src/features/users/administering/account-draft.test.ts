import { expect, test } from 'vitest';
import { changesTo, detailsOf } from './account-draft.ts';

const read = {
  ...detailsOf(undefined),
  fullname: 'Ann Lee',
  role: 'MTGroup' as const,
  site: ['north', 'west'],
  group: ['lss'],
};

test('only what differs is sent, whatever the order of sites', () => {
  expect(changesTo(read, { ...read, site: ['west', 'north'] })).toEqual({});
  expect(changesTo(read, { ...read, phone: '+65 1', site: ['north'] })).toEqual({ phone: '+65 1', site: ['north'] });
});

test('with another role the groups go', () => {
  expect(changesTo(read, { ...read, role: 'User' })).toEqual({ role: 'User', group: [] });
});
