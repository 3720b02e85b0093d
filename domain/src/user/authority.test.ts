import { describe, expect, test } from 'vitest';
import {
  checkAccountAuthority,
  canAdministerSite,
  listAssignableRoles,
  canChangeEmails,
  checkCompanyAssignment,
  checkOwnAccountChange,
  checkOwnCompanyChange,
  canSeeAccount,
  checkAccountAssignment,
} from './authority.ts';
import { roles, type Role } from './role.ts';

const superAdmin = { id: 'super', role: 'SuperAdmin', siteIds: [] } as const;
const siteAdmin = { id: 'admin', role: 'SiteAdmin', siteIds: ['north', 'east'] } as const;
const account = (role: Role, siteIds: string[]) => ({ id: 'someone', role, siteIds });

test('a super admin assigns every role, a site admin none of an administrator, and nobody else any', () => {
  expect(listAssignableRoles('SuperAdmin')).toEqual(roles);
  expect(listAssignableRoles('SiteAdmin')).toEqual(
    roles.filter((role) => role !== 'SuperAdmin' && role !== 'SiteAdmin'),
  );
  expect(listAssignableRoles('MicronManager')).toEqual([]);
});

describe('a site admin', () => {
  test.each<[Role, string[], RegExp | undefined]>([
    ['User', ['north'], undefined],
    ['ContractorPM', ['north', 'east'], undefined],
    ['User', ['north', 'west'], /you do not manage/],
    ['User', ['west'], /you do not manage/],
    ['User', [], /you do not manage/],
    ['SiteAdmin', ['north'], /Super Admin/],
    ['SuperAdmin', ['north'], /Super Admin/],
  ])('may act on a %s of %j as expected', (role, sites, refusal) => {
    const answer = checkAccountAuthority(siteAdmin, account(role, sites));
    if (refusal) expect(answer).toMatch(refusal);
    else expect(answer).toBeUndefined();
  });

  test.each<[Role, string[], boolean]>([
    ['MTGroup', ['north'], true],
    ['MTGroup', ['north', 'west'], false],
    ['MTGroup', [], false],
    ['SiteAdmin', ['north'], false],
    ['SuperAdmin', ['north'], false],
  ])('may create a %s of %j: %s', (role, siteIds, allowed) => {
    expect(checkAccountAssignment(siteAdmin, { role, siteIds }) === undefined).toBe(allowed);
  });

  test('sees users who share a site, and themselves', () => {
    expect(canSeeAccount(siteAdmin, account('User', ['west', 'east']))).toBe(true);
    expect(canSeeAccount(siteAdmin, account('User', ['west']))).toBe(false);
    expect(canSeeAccount({ ...siteAdmin, siteIds: [] }, { ...siteAdmin, siteIds: [] })).toBe(true);
  });

  test.each([
    [{ isCurrent: false, isUsedElsewhere: true }, false],
    [{ isCurrent: false, isUsedElsewhere: false }, true],
    [{ isCurrent: true, isUsedElsewhere: true }, true],
  ])('may assign a company that is %j: %s', (company, allowed) => {
    expect(checkCompanyAssignment(siteAdmin, company) === undefined).toBe(allowed);
    expect(checkCompanyAssignment(superAdmin, company)).toBeUndefined();
  });

  test('cannot change the address of others', () => {
    expect(roles.filter((role) => canChangeEmails({ role }))).toEqual(['SuperAdmin']);
  });

  test('acts only at their own sites', () => {
    expect(canAdministerSite(siteAdmin, 'north')).toBe(true);
    expect(canAdministerSite(siteAdmin, 'west')).toBe(false);
  });
});

test('a super admin acts on everybody, everywhere', () => {
  expect(checkAccountAuthority(superAdmin, account('SuperAdmin', []))).toBeUndefined();
  expect(checkAccountAssignment(superAdmin, { role: 'SuperAdmin', siteIds: [] })).toBeUndefined();
  expect(canAdministerSite(superAdmin, 'anywhere')).toBe(true);
});

test('a user without administration rights acts on nobody', () => {
  const manager = { id: 'manager', role: 'MicronManager', siteIds: ['north'] } as const;
  expect(checkAccountAuthority(manager, account('User', ['north']))).toBeDefined();
  expect(canAdministerSite(manager, 'north')).toBe(false);
  expect(canSeeAccount(manager, account('User', ['north']))).toBe(false);
});

test('nobody changes their own role or sites', () => {
  expect(checkOwnAccountChange(siteAdmin, { role: 'SuperAdmin', siteIds: ['north', 'east'] })).toMatch(/role/);
  expect(checkOwnAccountChange(siteAdmin, { role: 'SiteAdmin', siteIds: ['north', 'west'] })).toMatch(/sites/);
  expect(checkOwnAccountChange(siteAdmin, { role: 'SiteAdmin', siteIds: ['east', 'north'] })).toBeUndefined();
});

test.each([
  [undefined, true],
  [null, true],
  [' ACME Works ', true],
  ['Borealis Engineering', false],
  ['', false],
])('a user of ACME Works who sends the company %j may: %s', (company, allowed) => {
  expect(checkOwnCompanyChange('ACME Works', company) === undefined).toBe(allowed);
});
