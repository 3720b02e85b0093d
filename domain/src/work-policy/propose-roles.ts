import { mayHaveEntryLog } from './role-validation.ts';
import type { CertificateKind } from '../crew/certificate-kind.ts';
import { roleByCertificate, type JobRole } from '../role/job-role.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';
import { addRole } from './role-edits.ts';
import { toWorkPolicy } from './normalize-work-policy.ts';
import { defaultWorkPolicies, workKindNames } from './work-policy-defaults.ts';
import type { WorkPolicyDefinition } from './work-policy-definition.ts';
import type { CrewRequirement, WorkPolicy } from './work-policy.ts';

/** Whether a policy is from before roles: it counts certificates, and names no roles. */
export function countsCertificates({ roles, crew }: Pick<WorkPolicyDefinition, 'roles' | 'crew'>): boolean {
  return crew.length > 0 && roles.length === 0;
}

/**
 * The policy with the roles of the catalogue in place of the certificates that it counts: those of the kind of work
 * that asks for the same certificates, in no smaller numbers, and a role for every other certificate.
 */
export function proposeRoles(definition: WorkPolicyDefinition): WorkPolicy {
  const policy = toWorkPolicy(definition);
  const { crew } = policy;
  const usual = findUsualRoles(crew);
  const missing = crew
    .filter(({ certificate }) => findRoleFor(usual, certificate) === undefined)
    .map(({ certificate }) => roleByCertificate[certificate]);
  const all = missing.reduce<RoleRequirement[]>((rows, role) => addOneRole(rows, role), usual);
  const roles = all.map((row) => {
    const counted = crew.filter(({ certificate }) => findRoleFor(all, certificate) === row.role);
    return { ...row, atLeast: Math.max(row.atLeast, ...counted.map(({ atLeast }) => atLeast)) };
  });
  const proposed = { ...policy, roles, crew: [] };
  return { ...proposed, entryLog: mayHaveEntryLog(proposed) };
}

function addOneRole(rows: readonly RoleRequirement[], role: JobRole): RoleRequirement[] {
  return toWorkPolicy({ ...defaultWorkPolicies.general, roles: addRole(rows, role) }).roles;
}

/** The roles of the kind of work whose certificates are most of those counted; none if no kind has any of them. */
function findUsualRoles(crew: readonly CrewRequirement[]): RoleRequirement[] {
  const kinds = crew.map(({ certificate }) => roleByCertificate[certificate]);
  const scored = workKindNames.map((kind) => {
    const { roles } = defaultWorkPolicies[kind];
    const named = roles.filter(({ role, certificates }) => certificates.length > 0 && kinds.includes(role)).length;
    return { roles, named };
  });
  const best = scored.reduce((one, other) => (other.named > one.named ? other : one));
  return best.named > 0 ? best.roles : [];
}

/** The role that asks for a certificate: its own, or else the first that does. */
function findRoleFor(rows: readonly RoleRequirement[], certificate: CertificateKind): JobRole | undefined {
  const able = rows.filter(({ certificates }) => certificates.includes(certificate)).map(({ role }) => role);
  return able.find((role) => role === roleByCertificate[certificate]) ?? able[0];
}

/** How a version that counts certificates is marked in lists. */
export const countsCertificatesMark = 'counts certificates, names no roles';
