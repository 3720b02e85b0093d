import { describe, expect, test } from 'vitest';
import type { Role } from './role.ts';
import { checkSsoClaims, isSsoProblem, toFullName, resolveSsoRole, type SsoRoleMapping } from './sso.ts';

describe('who is admitted', () => {
  const emailVerified = undefined;

  test.each([
    ['a member of the host’s staff', 'ann@fab.example', true, undefined],
    ['in any letter case', 'Ann@FAB.example', true, undefined],
    ['when the issuer does not report verification', 'ann@fab.example', undefined, undefined],
    ['but not with an address that is not verified', 'ann@fab.example', false, 'unverifiedEmail'],
    ['nor from a foreign domain', 'ann@evil.example', true, 'foreignDomain'],
    ['nor from a domain with the same ending', 'ann@notfab.example', true, 'foreignDomain'],
    ['nor from a subdomain', 'ann@x.fab.example', true, 'foreignDomain'],
    ['nor with two addresses in one', 'ann@evil.example,b@fab.example', true, 'noEmail'],
    ['nor with anything other than an address', 'fab.example', true, 'noEmail'],
  ])('%s', (_case, email, verified, problem) => {
    expect(checkSsoClaims({ email, emailVerified: verified }, 'fab.example')).toBe(problem);
  });

  test('nor without an address', () => {
    expect(checkSsoClaims({ email: undefined, emailVerified }, 'fab.example')).toBe('noEmail');
  });
});

test.each([
  ['Ann Tan', 'Ann Tan'],
  ['  Ann Tan ', 'Ann Tan'],
  [undefined, 'ann.tan'],
  ['', 'ann.tan'],
  ['<script>', 'ann.tan'],
  ['A'.repeat(101), 'ann.tan'],
])('the claimed name %j becomes %s', (claimed, name) => {
  expect(toFullName(claimed, 'ann.tan@fab.example')).toBe(name);
});

describe('the role after signing in with SSO', () => {
  const mapping: SsoRoleMapping[] = [
    { group: 'managers', role: 'MicronManager' },
    { group: 'supervisors', role: 'MicronSupervisor' },
  ];

  const held = (role: Role, isGivenBySso = false) => ({ role, isGivenBySso });

  test.each([
    ['comes from a group', held('User'), ['supervisors'], 'MicronSupervisor'],
    ['comes from the first matching group', held('User'), ['supervisors', 'managers'], 'MicronManager'],
    ['follows a change of groups', held('MicronManager', true), ['supervisors'], 'MicronSupervisor'],
    [
      'follows the groups also where an administrator gave it',
      held('MicronManager'),
      ['supervisors'],
      'MicronSupervisor',
    ],
    ['ends with the membership', held('MicronManager', true), [], 'User'],
    ['stays without a group where an administrator gave it', held('MicronManager'), ['others'], 'MicronManager'],
    ['is that of a User in no group', held('User'), ['others'], 'User'],
    ['stays when an administrator assigned one outside the mapping', held('MTGroup'), ['managers'], 'MTGroup'],
    ['stays also for administrators', held('SuperAdmin'), [], 'SuperAdmin'],
  ] as const)('%s', (_case, current, listed, role) => {
    expect(resolveSsoRole(current, { listed }, mapping)).toBe(role);
  });

  test.each(['absent', 'not a list of names', 'too many'] as const)('stays where the groups are %s', (unread) => {
    expect(resolveSsoRole(held('MicronManager', true), { unread }, mapping)).toBe('MicronManager');
    expect(resolveSsoRole(held('User'), { unread }, mapping)).toBe('User');
  });

  test('stays without a mapping', () => {
    expect(resolveSsoRole(held('MicronManager', true), { listed: [] }, [])).toBe('MicronManager');
  });
});

test('the problem comes from a fixed list, not from the address', () => {
  expect(isSsoProblem('cancelled')).toBe(true);
  expect(isSsoProblem('toString')).toBe(false);
  expect(isSsoProblem('<b>')).toBe(false);
});
