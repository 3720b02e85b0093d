import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import { parsePermitCode, formatPermitNumber } from './permit-number.ts';
import { roles } from '../user/role.ts';
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

describe('permit numbers', () => {
  it('carry site, code and sequence', () => {
    expect(formatPermitNumber('F10N', 'GP', 123)).toBe('F10N-GP-000123');
    expect(formatPermitNumber('F10N', 'B1D01', 1234567)).toBe('F10N-B1D01-1234567');
    expect(parsePermitCode('F10N-B1D01-1234567')).toBe('B1D01');
    expect(parsePermitCode('F10N-GP')).toBe('GP');
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
