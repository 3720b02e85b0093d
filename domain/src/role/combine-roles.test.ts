import { describe, expect, it } from 'vitest';
import { combineRoles } from './combine-roles.ts';
import { createRoleRequirement, requireRoles, type RoleRequirement } from './role-requirement.ts';

const tester = createRoleRequirement('gasTester');
const [attendant, testerToo] = requireRoles([
  ['attendant', 1],
  ['gasTester', 1],
]) as [RoleRequirement, RoleRequirement];
const bothTogether = [attendant, testerToo];

function combine(one: RoleRequirement[], other: RoleRequirement[]): RoleRequirement[] {
  const combined = combineRoles([one, other]);
  expect(combineRoles([other, one]).toSorted(byRole)).toEqual(combined.toSorted(byRole));
  return combined;
}

function byRole(one: RoleRequirement, other: RoleRequirement): number {
  return one.role.localeCompare(other.role);
}

describe('the roles of attached forms combine strictly', () => {
  it.each<[string, Partial<RoleRequirement>, Partial<RoleRequirement>, Partial<RoleRequirement>]>([
    ['the larger number', { atLeast: 1 }, { atLeast: 3 }, { atLeast: 3 }],
    ['all the time if one says so', { allTheTime: true }, { allTheTime: false }, { allTheTime: true }],
    ['recorded inside if one says so', { goesInside: true }, { goesInside: false }, { goesInside: true }],
    [
      'the certificates of both',
      { certificates: ['gasTester'] },
      { certificates: ['firstAid', 'gasTester'] },
      { certificates: ['gasTester', 'firstAid'] },
    ],
  ])('%s', (_what, one, other, both) => {
    expect(combine([{ ...tester, ...one }], [{ ...tester, ...other }])).toEqual([{ ...tester, ...both }]);
  });

  it('with every role of both', () => {
    const [welder, rigger] = [createRoleRequirement('welder'), createRoleRequirement('rigger')];
    expect(combine([welder], [rigger])).toEqual([welder, rigger]);
  });

  it('one person fills two roles where both forms allow it, or only one form names them', () => {
    expect(combine(bothTogether, bothTogether)).toEqual(bothTogether);
    expect(combine(bothTogether, [createRoleRequirement('welder')]).slice(0, 2)).toEqual(bothTogether);
  });

  it('one person fills no two roles of which another form names one alone', () => {
    const lists = combine(bothTogether, [tester]).map(({ mayCombine }) => mayCombine);
    expect(lists).toEqual([[], []]);
  });

  it('one person fills no two roles that what another form asks keeps apart', () => {
    const inside = { ...testerToo, goesInside: true };
    expect(combine(bothTogether, [attendant, inside]).map(({ mayCombine }) => mayCombine)).toEqual([[], []]);
  });
});
