import { describe, expect, it } from 'vitest';
import { auditSubjects } from '../administration/audit-entry.ts';
import { roles } from '../user/role.ts';
import { accessTable, canSeeChangesOf, canUse, type Operation } from './access.ts';
import { hasOwnPermitsList, visibilityByRole } from './visibility.ts';

describe('an operation', () => {
  it.each<[Operation, string]>([
    ['login', roles.join(' ')],
    ['getPermit', roles.join(' ')],
    ['createPermit', 'SiteAdmin MTGroup ContractorRequestor User'],
    ['getAdministrationHistory', 'SuperAdmin SiteAdmin'],
  ])('%s may be used by %s', (operation, users) => {
    expect(roles.filter((role) => canUse(operation, role)).join(' ')).toBe(users);
  });

  it('may be used by at least one role, and has a rule that says on what', () => {
    for (const operation of Object.keys(accessTable) as Operation[]) {
      expect(roles.some((role) => canUse(operation, role))).toBe(true);
      expect(accessTable[operation].rule).not.toBe('');
    }
  });
});

it('a role is notified of changes to what it may read', () => {
  expect(auditSubjects.filter((subject) => !canSeeChangesOf(subject, 'ContractorRequestor'))).toEqual([
    'user',
    'company',
    'blockedWord',
    'settings',
  ]);
  expect(auditSubjects.filter((subject) => canSeeChangesOf(subject, 'SuperAdmin'))).toEqual(auditSubjects);
});

it('contractors see at most the permits of their company, and only Super Admins see all', () => {
  expect(roles.filter((role) => visibilityByRole[role] === 'own')).toEqual(['ContractorRequestor', 'User']);
  expect(roles.filter((role) => visibilityByRole[role] === 'company')).toEqual(['ContractorPM']);
  expect(roles.filter((role) => visibilityByRole[role] === 'all')).toEqual(['SuperAdmin']);
});

it('only MT group users have a separate list of their own permits', () => {
  expect(roles.filter(hasOwnPermitsList)).toEqual(['MTGroup']);
});
