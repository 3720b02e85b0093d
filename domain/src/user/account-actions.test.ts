import { expect, test } from 'vitest';
import { listAccountActions, type AccountAction } from './account-actions.ts';
import type { AccountStatus } from './account-status.ts';
import type { Administrator } from './authority.ts';
import type { Role } from './role.ts';

const superAdmin: Administrator = { id: 'super', role: 'SuperAdmin', siteIds: [] };
const siteAdmin: Administrator = { id: 'admin', role: 'SiteAdmin', siteIds: ['north'] };

test.each<[string, Administrator, { id: string; role: Role; siteIds: string[] }, AccountStatus, AccountAction[]]>([
  [
    "a newcomer at the administrator's site",
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north'] },
    'Pending',
    ['view', 'edit', 'approve', 'delete'],
  ],
  [
    "an approved user at the administrator's site",
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north'] },
    'Approved',
    ['view', 'edit', 'suspend', 'delete'],
  ],
  [
    'a user who also belongs to another site',
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north', 'west'] },
    'Pending',
    ['view'],
  ],
  ['another administrator', siteAdmin, { id: 'a', role: 'SiteAdmin', siteIds: ['north'] }, 'Approved', ['view']],
  ['a user at another site', siteAdmin, { id: 'a', role: 'User', siteIds: ['west'] }, 'Pending', []],
  ['themselves', siteAdmin, { id: 'admin', role: 'SiteAdmin', siteIds: ['north'] }, 'Approved', ['view', 'edit']],
  [
    'another super admin',
    superAdmin,
    { id: 'a', role: 'SuperAdmin', siteIds: [] },
    'Approved',
    ['view', 'edit', 'suspend', 'delete', 'resetPassword'],
  ],
  [
    "a super admin's own account",
    superAdmin,
    { id: 'super', role: 'SuperAdmin', siteIds: [] },
    'Approved',
    ['view', 'edit', 'resetPassword'],
  ],
])('the actions offered on %s', (_who, administrator, account, status, expected) => {
  expect(listAccountActions(administrator, { ...account, status })).toEqual(expected);
});
