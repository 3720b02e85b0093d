import type { CertificateKind } from '../crew/certificate-kind.ts';
import { getJobRole, isJobRole, jobRoles, type JobRole } from './job-role.ts';

/** A role that a work policy names. */
export interface RoleRequirement {
  role: JobRole;
  /** How many people fill it, each of them this role alone; 0 if people may sign on in it but need not. */
  atLeast: number;
  /** Everyone in the role holds all of these. */
  certificates: CertificateKind[];
  /** Whether somebody must be there all the time: the work is suspended when the last one leaves. */
  allTheTime: boolean;
  /** The other roles of the policy that the same person may fill; each of them names this one. */
  mayCombine: JobRole[];
  /** Whether people in the role go into the space, and stand in the entry log. */
  goesInside: boolean;
}

/** A role as policies usually ask for it, alone: what it may combine depends on the other roles of the policy. */
export function createRoleRequirement(role: JobRole, atLeast = 1): RoleRequirement {
  const { certificates, presence, inside } = jobRoles[role];
  return {
    role,
    atLeast,
    certificates: [...certificates],
    allTheTime: presence === 'always',
    mayCombine: [],
    goesInside: inside === 'usually',
  };
}

/** These roles as policies usually ask for them, with the usual combinations between them. */
export function requireRoles(roles: readonly (readonly [role: JobRole, atLeast: number])[]): RoleRequirement[] {
  const names = roles.map(([role]) => role);
  return roles.map(([role, atLeast]) => ({
    ...createRoleRequirement(role, atLeast),
    mayCombine: listUsualCombinations(role).filter((other) => names.includes(other)),
  }));
}

/** The roles that the same person may fill unless a policy says otherwise. */
export function listUsualCombinations(role: JobRole): readonly JobRole[] {
  return getJobRole(role).mayCombine.filter(isJobRole);
}
