import { expect, it } from 'vitest';
import { readStoredPolicy, toStoredPolicy } from './stored-work-policy.ts';
import { defaultWorkPolicies, workKindNames } from './work-policy-defaults.ts';

it.each(workKindNames)('the usual policy of the kind %s is read as it was stored', (kind) => {
  const policy = defaultWorkPolicies[kind];
  expect(readStoredPolicy(toStoredPolicy(policy))).toStrictEqual(policy);
});

it('a policy from before roles counts certificates as before, and names no roles', () => {
  const crew = [{ certificate: 'welder' as const, atLeast: 2 }];
  const { roles: _roles, entryLog: _entryLog, ...older } = { ...defaultWorkPolicies.lineOpening, crew };
  expect(readStoredPolicy(older)).toStrictEqual({ ...older, roles: [], entryLog: false });
});

it('roles are stored with their certificates, which the version before counts', () => {
  expect(toStoredPolicy(defaultWorkPolicies.hotWork).crew).toEqual([
    { certificate: 'welder', atLeast: 1 },
    { certificate: 'fireWatcher', atLeast: 1 },
  ]);
});
