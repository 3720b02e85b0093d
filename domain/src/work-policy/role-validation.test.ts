import { describe, expect, it } from 'vitest';
import { createRoleRequirement } from '../role/role-requirement.ts';
import { parseWorkPolicy } from './parse-work-policy.ts';
import { defaultWorkPolicies } from './work-policy-defaults.ts';
import type { RoleDefinition, WorkPolicyDefinition } from './work-policy-definition.ts';
import { validateWorkPolicy } from './work-policy-validation.ts';

const base: WorkPolicyDefinition = { ...defaultWorkPolicies.confinedSpace, roles: [], entryLog: false };
const { roles: usualRoles } = defaultWorkPolicies.confinedSpace;
const withRole = (index: number, change: Partial<RoleDefinition>) => ({
  ...base,
  roles: usualRoles.map((row, place) => (place === index ? { ...row, ...change } : row)),
});

describe('a policy', () => {
  it.each<[string, WorkPolicyDefinition, string, RegExp]>([
    ['with a role that does not exist', withRole(3, { role: 'diver' }), 'roles.3.role', /Choose/],
    ['with a role of a missing number', withRole(3, { atLeast: undefined }), 'roles.3.atLeast', /required/],
    ['with too many people in a role', withRole(3, { atLeast: 51 }), 'roles.3.atLeast', /from 0 to 50 people/],
    ['with an unknown certificate of a role', withRole(3, { certificates: ['diver'] }), 'roles.3.certificates', /list/],
    [
      'with a certificate of a role twice',
      withRole(3, { certificates: ['firstAid', 'firstAid'] }),
      'roles.3.certificates',
      /twice/,
    ],
    [
      'with nobody in a role that must be there all the time',
      withRole(0, { atLeast: 0 }),
      'roles.0.allTheTime',
      /at least one person/,
    ],
    [
      'with an attendant who goes inside',
      { ...base, roles: [{ ...createRoleRequirement('attendant'), goesInside: true }] },
      'roles.0.goesInside',
      /never goes inside/,
    ],
    ['with a role combined with itself', withRole(3, { mayCombine: ['worker'] }), 'roles.3.mayCombine', /itself/],
    [
      'with a combination twice',
      withRole(0, { mayCombine: ['gasTester', 'gasTester'] }),
      'roles.0.mayCombine',
      /twice/,
    ],
    [
      'with a combination with a role that it does not name',
      withRole(3, { mayCombine: ['welder'] }),
      'roles.3.mayCombine',
      /another role of the policy/,
    ],
    [
      'with a combination in one row only',
      withRole(2, { mayCombine: ['worker'] }),
      'roles.2.mayCombine',
      /^A combination stands in both rows. Add 'Entrant' to worker, or take out 'Worker' here.$/,
    ],
    [
      'with roles and counted certificates',
      { ...base, roles: usualRoles, crew: [{ certificate: 'welder', atLeast: 1 }] },
      'crew',
      /not both/,
    ],
    [
      'with an entry log of nobody',
      { ...base, checks: [], entryLog: true },
      'entryLog',
      /needs a role that goes inside, an attendant who is there all the time and a gas test\./,
    ],
    [
      'with an entry log without a gas test',
      { ...base, roles: usualRoles, checks: [], entryLog: true },
      'entryLog',
      /needs a gas test\./,
    ],
    [
      'with an entry log whose attendant may leave',
      { ...withRole(0, { allTheTime: false }), entryLog: true },
      'entryLog',
      /needs an attendant who is there all the time\./,
    ],
  ])('%s is refused', (_which, policy, path, sentence) => {
    expect(validateWorkPolicy(policy)).toEqual([{ path, message: expect.stringMatching(sentence) }]);
  });

  it('refuses a combination that is never allowed in both rows, and a role that is listed twice once', () => {
    const [attendant, tester, entrant] = usualRoles as [RoleDefinition, RoleDefinition, RoleDefinition];
    const combined = [
      { ...attendant, mayCombine: ['entrant', 'gasTester'] },
      tester,
      { ...entrant, mayCombine: ['attendant'] },
      attendant,
    ];
    expect(validateWorkPolicy({ ...base, roles: combined })).toEqual([
      { path: 'roles.0.mayCombine', message: "An attendant never has hands in the work. Take out 'Entrant'." },
      { path: 'roles.2.mayCombine', message: "An attendant never has hands in the work. Take out 'Attendant'." },
      { path: 'roles.3.role', message: 'This role is listed already. Remove one of the two.' },
    ]);
  });

  it('takes what is not said of a role as is usual for it, and no combination', () => {
    const read = parseWorkPolicy({
      roles: [
        { role: 'attendant', atLeast: 1 },
        { role: 'entrant', atLeast: 2 },
      ],
    });
    expect(read).toMatchObject({
      entryLog: false,
      roles: [createRoleRequirement('attendant'), createRoleRequirement('entrant', 2)],
    });
    expect(parseWorkPolicy({ crew: [{ certificate: 'welder', atLeast: 1 }] })).toMatchObject({
      roles: [],
      entryLog: false,
    });
  });
});
