import { describe, expect, test } from 'vitest';
import {
  accountRefusal,
  administersSite,
  assignableRoles,
  changesAddresses,
  givenCompanyRefusal,
  ownAccountRefusal,
  ownCompanyRefusal,
  seesAccount,
  wantedAccountRefusal,
} from './authority.ts';
import { roles, type Role } from './role.ts';

const superAdmin = { id: 'super', role: 'SuperAdmin', siteIds: [] } as const;
const siteAdmin = { id: 'admin', role: 'SiteAdmin', siteIds: ['north', 'east'] } as const;
const account = (role: Role, siteIds: string[]) => ({ id: 'someone', role, siteIds });

test('a super admin gives every role, a site admin no administrator’s, nobody else any', () => {
  expect(assignableRoles('SuperAdmin')).toEqual(roles);
  expect(assignableRoles('SiteAdmin')).toEqual(roles.filter((role) => role !== 'SuperAdmin' && role !== 'SiteAdmin'));
  expect(assignableRoles('MicronManager')).toEqual([]);
});

describe('a site admin', () => {
  test.each<[Role, string[], RegExp | undefined]>([
    ['User', ['north'], undefined],
    ['ContractorPM', ['north', 'east'], undefined],
    ['User', ['north', 'west'], /not yours/],
    ['User', ['west'], /not yours/],
    ['User', [], /not yours/],
    ['SiteAdmin', ['north'], /Super Admin/],
    ['SuperAdmin', ['north'], /Super Admin/],
  ])('acts on a %s of %j as the rule says', (role, sites, refusal) => {
    const answer = accountRefusal(siteAdmin, account(role, sites));
    if (refusal) expect(answer).toMatch(refusal);
    else expect(answer).toBeUndefined();
  });

  test.each<[Role, string[], boolean]>([
    ['MTGroup', ['north'], true],
    ['MTGroup', ['north', 'west'], false],
    ['MTGroup', [], false],
    ['SiteAdmin', ['north'], false],
    ['SuperAdmin', ['north'], false],
  ])('makes a %s of %j: %s', (role, siteIds, allowed) => {
    expect(wantedAccountRefusal(siteAdmin, { role, siteIds }) === undefined).toBe(allowed);
  });

  test('sees who shares a site, and themselves', () => {
    expect(seesAccount(siteAdmin, account('User', ['west', 'east']))).toBe(true);
    expect(seesAccount(siteAdmin, account('User', ['west']))).toBe(false);
    expect(seesAccount({ ...siteAdmin, siteIds: [] }, { ...siteAdmin, siteIds: [] })).toBe(true);
  });

  test.each([
    [{ isTheirs: false, isElsewhere: true }, false],
    [{ isTheirs: false, isElsewhere: false }, true],
    [{ isTheirs: true, isElsewhere: true }, true],
  ])('gives a company that is %j: %s', (company, allowed) => {
    expect(givenCompanyRefusal(siteAdmin, company) === undefined).toBe(allowed);
    expect(givenCompanyRefusal(superAdmin, company)).toBeUndefined();
  });

  test('does not change the address of others', () => {
    expect(roles.filter((role) => changesAddresses({ role }))).toEqual(['SuperAdmin']);
  });

  test('acts at own sites alone', () => {
    expect(administersSite(siteAdmin, 'north')).toBe(true);
    expect(administersSite(siteAdmin, 'west')).toBe(false);
  });
});

test('a super admin acts on everybody, everywhere', () => {
  expect(accountRefusal(superAdmin, account('SuperAdmin', []))).toBeUndefined();
  expect(wantedAccountRefusal(superAdmin, { role: 'SuperAdmin', siteIds: [] })).toBeUndefined();
  expect(administersSite(superAdmin, 'anywhere')).toBe(true);
});

test('whoever administers nothing acts on nobody', () => {
  const manager = { id: 'manager', role: 'MicronManager', siteIds: ['north'] } as const;
  expect(accountRefusal(manager, account('User', ['north']))).toBeDefined();
  expect(administersSite(manager, 'north')).toBe(false);
  expect(seesAccount(manager, account('User', ['north']))).toBe(false);
});

test('nobody changes their own role or sites', () => {
  expect(ownAccountRefusal(siteAdmin, { role: 'SuperAdmin', siteIds: ['north', 'east'] })).toMatch(/role/);
  expect(ownAccountRefusal(siteAdmin, { role: 'SiteAdmin', siteIds: ['north', 'west'] })).toMatch(/sites/);
  expect(ownAccountRefusal(siteAdmin, { role: 'SiteAdmin', siteIds: ['east', 'north'] })).toBeUndefined();
});

test.each([
  [undefined, true],
  [null, true],
  [' ACME Works ', true],
  ['Borealis Engineering', false],
  ['', false],
])('somebody of ACME Works who sends the company %j may: %s', (wanted, allowed) => {
  expect(ownCompanyRefusal('ACME Works', wanted) === undefined).toBe(allowed);
});
