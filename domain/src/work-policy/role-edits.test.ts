import { describe, expect, it } from 'vitest';
import { setCombination } from '../role/combination.ts';
import { addRole, listPartners, removeRole, takeOutForbidden } from './role-edits.ts';
import { defaultWorkPolicies } from './work-policy-defaults.ts';
import type { RoleDefinition } from './work-policy-definition.ts';

const rows: readonly RoleDefinition[] = defaultWorkPolicies.confinedSpace.roles;
const toLists = (roles: readonly RoleDefinition[]) => roles.map(({ role, mayCombine }) => [role, ...mayCombine]);

describe('a role', () => {
  it('comes with its usual combinations, in both rows', () => {
    const added = addRole(addRole([], 'attendant'), 'gasTester');
    expect(toLists(added)).toEqual([
      ['attendant', 'gasTester'],
      ['gasTester', 'attendant'],
    ]);
  });

  it('goes from the combinations of others, too', () => {
    expect(toLists(removeRole(rows, 'gasTester'))).toEqual([['attendant'], ['entrant'], ['worker']]);
  });

  it('has those as partners that it may ever be combined with', () => {
    const [attendant, , entrant] = rows as [RoleDefinition, RoleDefinition, RoleDefinition];
    expect(listPartners(rows, attendant)).toEqual(['gasTester']);
    expect(listPartners(rows, entrant)).toEqual(['gasTester', 'worker']);
  });
});

describe('a combination that is never allowed', () => {
  it('is taken out of both rows, with the reason', () => {
    const { roles, taken } = takeOutForbidden(setCombination(rows, ['attendant', 'entrant'], true));
    expect(roles).toEqual(rows);
    expect(taken).toEqual([
      {
        title: 'Attendant may not combine with Entrant.',
        reason: 'An attendant never has hands in the work. It was taken out again.',
      },
    ]);
  });

  it('is taken out when a role changes so that it becomes one', () => {
    const inside = rows.map((row) => (row.role === 'gasTester' ? { ...row, goesInside: true } : row));
    const { roles, taken } = takeOutForbidden(inside);
    expect(toLists(roles).slice(0, 2)).toEqual([['attendant'], ['gasTester']]);
    expect(taken).toHaveLength(1);
  });

  it('is no other', () => {
    expect(takeOutForbidden(rows)).toEqual({ roles: rows, taken: [] });
  });
});
