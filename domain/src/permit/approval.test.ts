import { describe, expect, it } from 'vitest';
import type { Actor } from '../user/actor.ts';
import {
  countMissingApprovals,
  findNextApprover,
  findSlotToFill,
  listApprovals,
  listMissingApprovers,
  needsOnlyLifeSupport,
} from './approval.ts';
import type { Slot } from './permit.ts';

const individual = (name: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId: name, name },
  filledBy,
});
const groupSlot = (name: string, filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId: name, name },
  filledBy,
});

const createMembership = (name: string) => ({ id: name, name, siteId: 's', permitCloser: false });
const bob: Actor = {
  id: 'Bob',
  fullName: 'Bob',
  email: '',
  role: 'MTGroup',
  company: '',
  siteIds: [],
  groups: [createMembership('EHS')],
};

describe('slots', () => {
  it('name individuals before groups as the next approver', () => {
    expect(findNextApprover([groupSlot('EHS'), individual('Ann', 'Ann'), individual('Bob')])).toBe('Bob');
    expect(findNextApprover([groupSlot('EHS'), individual('Bob', 'Bob')])).toBe('EHS');
    expect(findNextApprover([individual('Bob', 'Bob')])).toBeUndefined();
  });

  it("fill the user's own slot before a group's, and only one", () => {
    expect(
      findSlotToFill({ submitterId: 'me', slots: [groupSlot('EHS'), individual('Bob')] }, bob)?.reviewer.kind,
    ).toBe('individual');
    expect(
      findSlotToFill({ submitterId: 'me', slots: [groupSlot('EHS'), individual('Bob', 'Bob')] }, bob),
    ).toBeUndefined();
    expect(findSlotToFill({ submitterId: 'Bob', slots: [groupSlot('EHS')] }, bob)).toBeUndefined();
  });

  it('are filled for the first group that the user is a member of, and for no other', () => {
    const slots = [groupSlot('Gas'), groupSlot('EHS', 'Ann'), groupSlot('LSS'), groupSlot('Water')];
    const member = { ...bob, groups: ['Water', 'LSS', 'EHS'].map(createMembership) };
    expect(findSlotToFill({ submitterId: 'me', slots }, member)?.reviewer.name).toBe('LSS');
    expect(findSlotToFill({ submitterId: 'me', slots: [groupSlot('Gas'), individual('Ann')] }, member)).toBeUndefined();
  });

  it('name those whose approvals are missing, individuals first', () => {
    const slots = [groupSlot('EHS'), individual('Ann', 'Ann'), groupSlot('Gas', 'Gus'), individual('Bob')];
    expect(listMissingApprovers(slots)).toEqual(['Bob', 'EHS']);
  });

  it.each<[string, Slot[], ReturnType<typeof countMissingApprovals>]>([
    ['none', [groupSlot('EHS', 'Ann')], { count: 0, lastGroupId: null }],
    ["a person's", [individual('Ann'), groupSlot('EHS', 'Bob')], { count: 1, lastGroupId: null }],
    ["a group's", [individual('Ann', 'Ann'), groupSlot('EHS')], { count: 1, lastGroupId: 'EHS' }],
    ['two', [groupSlot('EHS'), groupSlot('Gas')], { count: 2, lastGroupId: null }],
  ])('count missing approvals: %s', (_, slots, missing) => {
    expect(countMissingApprovals(slots)).toEqual(missing);
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

it('the approvals that count are those of the project manager and of the filled slots', () => {
  const slots = [individual('Ann', 'ann'), individual('Bob'), groupSlot('EHS', 'eve'), groupSlot('Gas')];
  expect(listApprovals({ projectManagerId: 'max', slots })).toEqual([
    { personId: 'max', capacity: 'project manager' },
    { personId: 'ann', capacity: 'individual reviewer' },
    { personId: 'eve', capacity: 'EHS' },
  ]);
  expect(listApprovals({ projectManagerId: null, slots: [individual('Ann')] })).toEqual([]);
});
