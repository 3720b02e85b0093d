import type { CertificateKind } from '../crew/certificate-kind.ts';
import type { CrewRequirement } from './work-policy.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';

/**
 * How many people with each certificate roles need at least, for what counts certificates and reads no roles: the
 * largest number of one role, as one person may fill two roles with the same certificate.
 */
export function countCertificates(roles: readonly RoleRequirement[]): CrewRequirement[] {
  const counts = new Map<CertificateKind, number>();
  for (const { certificates, atLeast } of roles) {
    if (atLeast === 0) continue;
    for (const certificate of certificates) counts.set(certificate, Math.max(counts.get(certificate) ?? 0, atLeast));
  }
  return [...counts].map(([certificate, atLeast]) => ({ certificate, atLeast }));
}
