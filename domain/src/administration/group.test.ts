import { describe, expect, test } from 'vitest';
import {
  checkGroupMember,
  formatEmptyGroupWarning,
  checkGroupDeletion,
  validateGroupName,
  toBoolean,
  checkLastCloser,
  checkGroupSiteChange,
  formatShortList,
  type GroupMemberCandidate,
  type GroupUsage,
} from './group.ts';

test.each<[unknown, boolean]>([
  [true, true],
  ['true', true],
  ['Yes', true],
  [' yes ', true],
  [1, true],
  [false, false],
  ['No', false],
  ['', false],
  [null, false],
  [undefined, false],
  [{}, false],
])('%j means %s', (sent, expected) => {
  expect(toBoolean(sent)).toBe(expected);
});

test('a group needs a name without HTML', () => {
  expect(validateGroupName('Facilities F10N')).toBeUndefined();
  expect(validateGroupName('')).toBe('Group Name is required.');
  expect(validateGroupName('<b>')).toMatch(/HTML/);
});

describe('a candidate for membership', () => {
  const person: GroupMemberCandidate = { fullName: 'Farid', role: 'MTGroup', isApproved: true, siteIds: ['north'] };
  const north = { id: 'north', code: 'F10N' };

  test('may join when approved, of the right role and at the site', () => {
    expect(checkGroupMember(person, north)).toBeUndefined();
  });

  test.each<[string, Partial<GroupMemberCandidate>, RegExp]>([
    ['of another role', { role: 'MicronManager' }, /^Farid has the role Manager\. Only users of the role MT Group/],
    ['not approved yet', { isApproved: false }, /not approved yet/],
    ['at another site', { siteIds: ['west'] }, /does not belong to F10N/],
  ])('may not join when they are %s', (_title, change, sentence) => {
    expect(checkGroupMember({ ...person, ...change }, north)).toMatch(sentence);
  });
});

describe('a group that permits depend on', () => {
  const free: GroupUsage = {
    name: 'Permit Office',
    siteCode: 'F10N',
    permitCloser: true,
    hasOtherCloser: true,
    unfinished: 2,
    awaiting: 0,
    awaitingNumbers: [],
  };
  const last = { ...free, hasOtherCloser: false };

  test('may be deleted while another group closes permits, or when none needs closing', () => {
    expect(checkGroupDeletion(free)).toBeUndefined();
    expect(checkGroupDeletion({ ...last, unfinished: 0 })).toBeUndefined();
    expect(checkGroupDeletion({ ...last, permitCloser: false })).toBeUndefined();
  });

  test('cannot be deleted while it is the last that closes permits', () => {
    expect(checkLastCloser(last)).toMatch(/last group that closes permits at F10N, where 2 permits are not finished/);
    expect(checkGroupDeletion({ ...last, unfinished: 1 })).toMatch(/1 permit is not finished/);
  });

  test('cannot be deleted while its approval is missing, and the refusal names the permits', () => {
    expect(checkGroupDeletion({ ...free, awaiting: 2, awaitingNumbers: ['A-1', 'A-2'] })).toMatch(
      /is missing from A-1, A-2\./,
    );
    expect(formatShortList(['1', '2', '3', '4', '5', '6'], 9)).toBe('1, 2, 3, 4, 5 and 4 more');
  });

  test('returns a warning when the last member has left', () => {
    expect(formatEmptyGroupWarning({ name: 'LSS', awaiting: 0 })).toBe(
      'LSS has no members left, so nobody can review for it. Add a member.',
    );
    expect(formatEmptyGroupWarning({ name: 'LSS', awaiting: 1 })).toMatch(/1 permit is waiting for it\. Add/);
  });
});

test('a group can move only to a site to which all its members belong', () => {
  expect(checkGroupSiteChange([], 'F10W')).toBeUndefined();
  expect(checkGroupSiteChange(['Farid'], 'F10W')).toMatch(/^Farid does not belong to F10W\. Remove this member/);
  expect(checkGroupSiteChange(['Farid', 'Grace'], 'F10W')).toMatch(/^Farid, Grace do not belong .* these members/);
});
