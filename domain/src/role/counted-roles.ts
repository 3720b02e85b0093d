import type { CertificateKind } from '../crew/certificate-kind.ts';
import { mayBeCombined } from './combination.ts';
import { roleByCertificate } from './job-role.ts';
import { createRoleRequirement, type RoleRequirement } from './role-requirement.ts';

/**
 * The roles of a policy that counts certificates: so many people in the role that needs each of them. One person may have
 * been several of these before, so that they combine wherever no rule forbids it.
 */
export function toRoles(crew: readonly { certificate: CertificateKind; atLeast: number }[]): RoleRequirement[] {
  const named = crew.map(({ certificate, atLeast }) => ({ role: roleByCertificate[certificate], atLeast }));
  return named.map(({ role, atLeast }) => ({
    ...createRoleRequirement(role, atLeast),
    mayCombine: named.flatMap((other) => (mayBeCombined(role, other.role) ? [other.role] : [])),
  }));
}
