import { countCertificates } from './count-certificates.ts';
import type { WorkPolicy } from './work-policy.ts';

/** What policies published before roles do not have. */
type RoleTerms = 'roles' | 'entryLog';

/** A work policy as a version of a template holds it. */
export type StoredWorkPolicy = Omit<WorkPolicy, RoleTerms> & Partial<Pick<WorkPolicy, RoleTerms>>;

/** Reads a stored policy: one from before roles names none. */
export function readStoredPolicy({ roles = [], entryLog = false, ...policy }: StoredWorkPolicy): WorkPolicy {
  return { ...policy, roles, entryLog, crew: roles.length > 0 ? [] : policy.crew };
}

/**
 * A policy as it is stored. While an update runs, the version before reads it too: it knows no roles, so their
 * certificates are stored as well, and it goes on asking for them.
 */
export function toStoredPolicy(policy: WorkPolicy): StoredWorkPolicy {
  return policy.roles.length > 0 ? { ...policy, crew: countCertificates(policy.roles) } : policy;
}
