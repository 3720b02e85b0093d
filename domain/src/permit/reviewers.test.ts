import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import { needsOnlyLifeSupport, findNextApprover, findSlotToFill } from './approval.ts';
import { parsePermitCode, formatPermitNumber } from './permit-number.ts';
import { roles } from '../user/role.ts';
import type { Slot } from './permit.ts';
import {
  checkReviewerAddition,
  canReview,
  approverRoles,
  validateReviewers,
  type ReviewingGroup,
} from './reviewers.ts';

const group = (name: string, ...memberIds: string[]): ReviewingGroup => ({ id: name, name, memberIds });

describe('a choice of reviewers', () => {
  it.each<[string, string[], ReviewingGroup[], string | undefined]>([
    ['stands', ['ann'], [group('EHS', 'bob')], undefined],
    ['needs an individual', [], [group('EHS', 'bob')], message.selectIndividualReviewer],
    ['needs a group', ['ann'], [], message.selectGroupReviewer],
    ['has nobody twice', ['ann'], [group('EHS', 'bob', 'ann')], message.groupMemberIsReviewer],
    ['has nobody in two groups', ['ann'], [group('EHS', 'bob'), group('GAS', 'bob')], message.groupMemberInOtherGroup],
    [
      'is never the submitter',
      ['me'],
      [group('EHS', 'bob')],
      'You cannot review your own permit. Please choose another individual reviewer.',
    ],
    [
      'has a member to approve',
      ['ann'],
      [group('EHS')],
      'No member of EHS can review this permit. Please choose another group.',
    ],
    [
      'has another member',
      ['ann'],
      [group('EHS', 'me')],
      'No member of EHS can review this permit. Please choose another group.',
    ],
  ])('%s', (_, individualIds, groups, problem) => {
    expect(validateReviewers({ submitterId: 'me', individualIds, groups })).toBe(problem);
  });
});

const individual = (name: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId: name, name },
  filledBy,
});
const groupSlot = (name: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId: name, name },
  filledBy,
});

describe('slots', () => {
  it('name individuals before groups as the next approver', () => {
    expect(findNextApprover([groupSlot('EHS'), individual('Ann', 'Ann'), individual('Bob')])).toBe('Bob');
    expect(findNextApprover([groupSlot('EHS'), individual('Bob', 'Bob')])).toBe('EHS');
    expect(findNextApprover([individual('Bob', 'Bob')])).toBeUndefined();
  });

  it("fill the user's own slot before a group's, and only one", () => {
    const bob = {
      id: 'Bob',
      fullName: 'Bob',
      email: '',
      role: 'MTGroup',
      company: '',
      siteIds: [],
      groups: [{ id: 'EHS', name: 'EHS', siteId: 's', permitCloser: false }],
    } as const;
    expect(
      findSlotToFill({ submitterId: 'me', slots: [groupSlot('EHS'), individual('Bob')] }, bob)?.reviewer.kind,
    ).toBe('individual');
    expect(
      findSlotToFill({ submitterId: 'me', slots: [groupSlot('EHS'), individual('Bob', 'Bob')] }, bob),
    ).toBeUndefined();
    expect(findSlotToFill({ submitterId: 'Bob', slots: [groupSlot('EHS')] }, bob)).toBeUndefined();
  });

  it.each<[string, Slot[], boolean]>([
    ['one empty, a life-support group', [individual('Ann', 'Ann'), groupSlot('LSS F10N')], true],
    ['two empty', [individual('Ann'), groupSlot('LSS F10N')], false],
    ['one empty, another group', [groupSlot('EHS')], false],
    ['one empty, a person', [individual('LSS Ann')], false],
    ['none empty', [groupSlot('LSS F10N', 'x')], false],
  ])('await life support only: %s', (_, slots, expected) => {
    expect(needsOnlyLifeSupport(slots)).toBe(expected);
  });
});

describe('permit numbers', () => {
  it('carry site, code and sequence', () => {
    expect(formatPermitNumber('F10N', 'GP', 123)).toBe('F10N-GP-000123');
    expect(formatPermitNumber('F10N', 'B1D01', 1234567)).toBe('F10N-B1D01-1234567');
    expect(parsePermitCode('F10N-B1D01-1234567')).toBe('B1D01');
    expect(parsePermitCode('none')).toBe('');
  });
});

describe('individual reviewers', () => {
  it.each([
    ['MicronSupervisor', true],
    ['MicronManager', true],
    ['MTGroup', true],
    ['SiteAdmin', true],
    ['SuperAdmin', true],
    ['User', false],
    ['ContractorPM', false],
    ['ContractorRequestor', false],
  ] as const)('a %s has lists of work to review, and so may be a reviewer: %s', (role, expected) => {
    expect(canReview(role)).toBe(expected);
  });
});

describe('reviewers to add', () => {
  const present = { individualIds: ['ann'], groups: [group('EHS', 'bob')] };
  it.each<[string, string[], ReviewingGroup[], string | undefined]>([
    ['may be an individual', ['eve'], [], undefined],
    ['may be a group', [], [group('GAS', 'gil')], undefined],
    ['must be given', [], [], message.addNobody],
    ['must not be individual reviewers already', ['eve', 'ann'], [], message.addSameIndividual],
    ['must not be members of a reviewing group', ['bob'], [], message.addSameIndividual],
    ['must not be members of an added group', ['gil'], [group('GAS', 'gil')], message.addSameIndividual],
    ['must not be reviewing groups already', ['eve'], [group('EHS', 'bob')], message.addSameGroup],
  ])('%s', (_, individualIds, groups, problem) => {
    expect(checkReviewerAddition({ current: present, added: { individualIds, groups } })).toBe(problem);
  });
});

it('includes every role except those that only raise permits', () => {
  expect(roles.filter((role) => !approverRoles.includes(role)).toSorted()).toEqual(['ContractorRequestor', 'User']);
});
