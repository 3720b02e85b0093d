import { certificateKindNames, isCertificateKind } from '../crew/certificate-kind.ts';
import { isJobRole, jobRoleNames } from '../role/job-role.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';
import type {
  CheckDefinition,
  CrewDefinition,
  FireWatchDefinition,
  ReadingDefinition,
  RoleDefinition,
  WorkPolicyDefinition,
} from './work-policy-definition.ts';
import { withRange } from './reading-range.ts';
import {
  isCheckKind,
  type CheckReading,
  type CheckSeries,
  type CrewRequirement,
  type FireWatch,
  type WorkPolicy,
} from './work-policy.ts';

/** A number that a valid policy has. */
function requireNumber(value: number | undefined): number {
  if (value === undefined) throw new Error('The work policy has problems');
  return value;
}

function normalizeFireWatch({ minutes, roundMinutes, graceMinutes }: FireWatchDefinition): FireWatch {
  return {
    minutes: requireNumber(minutes),
    roundMinutes: requireNumber(roundMinutes),
    graceMinutes: requireNumber(graceMinutes),
  };
}

function normalizeReading({ name, label, unit, ...limits }: ReadingDefinition): CheckReading {
  const { from, to, below, rangeFrom, rangeTo } = limits;
  return withRange({
    name,
    label: label.trim(),
    unit: unit.trim(),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(below !== undefined && { below }),
    ...(rangeFrom !== undefined && { rangeFrom }),
    ...(rangeTo !== undefined && { rangeTo }),
  });
}

function normalizeCheck(check: CheckDefinition): CheckSeries {
  const { name, title, kind, readings, beforeStartMinutes, everyMinutes, graceMinutes, calibrationDays } = check;
  if (!isCheckKind(kind)) throw new Error(`The check '${title}' has problems`);
  return {
    name,
    title: title.trim(),
    kind,
    readings: readings.map(normalizeReading),
    ...(beforeStartMinutes !== undefined && { beforeStartMinutes }),
    ...(everyMinutes !== undefined && { everyMinutes }),
    // A check that is not repeated is never due, so it has no grace time.
    graceMinutes: everyMinutes === undefined ? 0 : requireNumber(graceMinutes),
    ...(calibrationDays !== undefined && { calibrationDays }),
  };
}

function normalizeRole({ role, atLeast, ...terms }: RoleDefinition): RoleRequirement {
  if (!isJobRole(role)) throw new Error(`The role '${role}' is not known`);
  return {
    role,
    atLeast: requireNumber(atLeast),
    certificates: certificateKindNames.filter((kind) => terms.certificates.includes(kind)),
    allTheTime: terms.allTheTime,
    mayCombine: jobRoleNames.filter((other) => terms.mayCombine.includes(other)),
    goesInside: terms.goesInside,
  };
}

function normalizeCrew({ certificate, atLeast }: CrewDefinition): CrewRequirement {
  if (!isCertificateKind(certificate)) throw new Error(`The certificate '${certificate}' is not known`);
  return { certificate, atLeast: requireNumber(atLeast) };
}

/**
 * Normalises a valid work policy for storage: texts trimmed, what is not set left out, members in a fixed order.
 * Throws when there are problems.
 */
export function normalizeWorkPolicy(policy: WorkPolicyDefinition): WorkPolicy {
  const { validityHours, revalidationHours, fireWatch } = policy;
  return {
    ...(validityHours !== undefined && { validityHours }),
    ...(revalidationHours !== undefined && { revalidationHours }),
    ownPauseMinutes: requireNumber(policy.ownPauseMinutes),
    extensionHours: requireNumber(policy.extensionHours),
    ...(fireWatch && { fireWatch: normalizeFireWatch(fireWatch) }),
    isolation: policy.isolation,
    checks: policy.checks.map(normalizeCheck),
    roles: policy.roles.map(normalizeRole),
    entryLog: policy.entryLog,
    crew: policy.crew.map(normalizeCrew),
    severalJobs: policy.severalJobs,
  };
}

function toFireWatch({ minutes = 0, roundMinutes = 0, graceMinutes = 0 }: FireWatchDefinition): FireWatch {
  return { minutes, roundMinutes, graceMinutes };
}

/** Converts any work policy to one that can be shown and compared: what is unknown or missing gets a stand-in. */
export function toWorkPolicy(policy: WorkPolicyDefinition): WorkPolicy {
  const { ownPauseMinutes = 0, extensionHours = 0, fireWatch, ...terms } = policy;
  return {
    ...terms,
    ownPauseMinutes,
    extensionHours,
    ...(fireWatch && { fireWatch: toFireWatch(fireWatch) }),
    checks: policy.checks.map(({ kind, graceMinutes = 0, ...check }) => ({
      ...check,
      kind: isCheckKind(kind) ? kind : 'other',
      graceMinutes,
    })),
    roles: policy.roles.flatMap(({ role, atLeast = 0, certificates, mayCombine, ...duty }) =>
      isJobRole(role)
        ? [
            {
              ...duty,
              role,
              atLeast,
              certificates: certificates.filter(isCertificateKind),
              mayCombine: mayCombine.filter(isJobRole),
            },
          ]
        : [],
    ),
    crew: policy.crew.flatMap(({ certificate, atLeast = 0 }) =>
      isCertificateKind(certificate) ? [{ certificate, atLeast }] : [],
    ),
  };
}
