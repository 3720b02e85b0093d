import { expect, test } from 'vitest';
import { roles, type Role } from '../user/role.ts';
import { mayReadMuster } from './muster.ts';

const listReaders = (siteIds: readonly string[]): Role[] =>
  roles.filter((role) => mayReadMuster({ role, siteIds: [...siteIds] }, 'north'));

test('the host’s people see who is at their own sites, a Super Admin everywhere, a contractor nowhere', () => {
  expect(listReaders(['north'])).toEqual(roles.filter((role) => !role.startsWith('Contractor')));
  expect(listReaders(['west'])).toEqual(['SuperAdmin']);
});
