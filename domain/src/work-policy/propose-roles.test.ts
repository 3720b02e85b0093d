import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateKindNames } from '../crew/certificate-kind.ts';
import { countCertificates } from './count-certificates.ts';
import { countsCertificates, proposeRoles } from './propose-roles.ts';
import { toStoredPolicy } from './stored-work-policy.ts';
import { defaultWorkPolicies, workKindNames } from './work-policy-defaults.ts';
import { validateWorkPolicy } from './work-policy-validation.ts';
import type { CrewRequirement } from './work-policy.ts';

const { confinedSpace, lineOpening } = defaultWorkPolicies;

/** A policy as it was before roles. */
const count = (crew: CrewRequirement[], policy = lineOpening) => ({ ...policy, roles: [], entryLog: false, crew });

describe('the proposed roles of a policy that counts certificates', () => {
  it.each(workKindNames.filter((kind) => countCertificates(defaultWorkPolicies[kind].roles).length > 0))(
    'are those of the catalogue for %s',
    (kind) => {
      const policy = defaultWorkPolicies[kind];
      expect(proposeRoles(count(toStoredPolicy(policy).crew, policy))).toStrictEqual(policy);
    },
  );

  it('ask for no fewer people, and for roles that the kind of work does not have', () => {
    const crew: CrewRequirement[] = [
      { certificate: 'welder', atLeast: 3 },
      { certificate: 'rigger', atLeast: 1 },
      { certificate: 'signaller', atLeast: 2 },
    ];
    const { roles } = proposeRoles(count(crew));
    expect(roles.map(({ role, atLeast }) => `${role} ${atLeast}`)).toEqual([
      'rigger 1',
      'signaller 2',
      'craneOperator 1',
      'worker 0',
      'welder 3',
    ]);
  });

  it('are always valid, and ask for every certificate that was counted', () => {
    const crews = fc.uniqueArray(
      fc.record({ certificate: fc.constantFrom(...certificateKindNames), atLeast: fc.integer({ min: 1, max: 50 }) }),
      { selector: ({ certificate }) => certificate, minLength: 1 },
    );
    fc.assert(
      fc.property(crews, fc.constantFrom(lineOpening, confinedSpace), (crew, policy) => {
        const proposed = proposeRoles(count(crew, policy));
        expect(validateWorkPolicy(proposed)).toEqual([]);
        const counts = new Map(countCertificates(proposed.roles).map((row) => [row.certificate, row.atLeast]));
        for (const { certificate, atLeast } of crew) expect(counts.get(certificate)).toBeGreaterThanOrEqual(atLeast);
      }),
    );
  });
});

it('only a policy with certificates and without roles counts certificates', () => {
  expect(countsCertificates(confinedSpace)).toBe(false);
  expect(countsCertificates(count([]))).toBe(false);
  expect(countsCertificates(count([{ certificate: 'welder', atLeast: 1 }]))).toBe(true);
});
