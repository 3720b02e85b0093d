import { expect, test } from 'vitest';
import { listAccountActions, type AccountAction } from './account-actions.ts';
import type { AccountStatus } from './account-status.ts';
import type { Administrator } from './authority.ts';
import type { Role } from './role.ts';

const superAdmin: Administrator = { id: 'super', role: 'SuperAdmin', siteIds: [] };
const siteAdmin: Administrator = { id: 'admin', role: 'SiteAdmin', siteIds: ['north'] };

test.each<[string, Administrator, { id: string; role: Role; siteIds: string[] }, AccountStatus, AccountAction[]]>([
  [
    'a newcomer at the own site',
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north'] },
    'Pending',
    ['view', 'edit', 'approve', 'delete'],
  ],
  [
    'an approved person at the own site',
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north'] },
    'Approved',
    ['view', 'edit', 'suspend', 'delete'],
  ],
  [
    'somebody who is also elsewhere',
    siteAdmin,
    { id: 'a', role: 'User', siteIds: ['north', 'west'] },
    'Pending',
    ['view'],
  ],
  ['another administrator', siteAdmin, { id: 'a', role: 'SiteAdmin', siteIds: ['north'] }, 'Approved', ['view']],
  ['somebody at another site', siteAdmin, { id: 'a', role: 'User', siteIds: ['west'] }, 'Pending', []],
  ['themselves', siteAdmin, { id: 'admin', role: 'SiteAdmin', siteIds: ['north'] }, 'Approved', ['view', 'edit']],
  [
    'another super admin',
    superAdmin,
    { id: 'a', role: 'SuperAdmin', siteIds: [] },
    'Approved',
    ['view', 'edit', 'suspend', 'delete', 'resetPassword'],
  ],
  [
    'themselves as a super admin',
    superAdmin,
    { id: 'super', role: 'SuperAdmin', siteIds: [] },
    'Approved',
    ['view', 'edit', 'resetPassword'],
  ],
])('the actions offered on %s', (_who, administrator, account, status, expected) => {
  expect(listAccountActions(administrator, { ...account, status })).toEqual(expected);
});
