import { isJobRole } from '../role/job-role.ts';
import { createRoleRequirement } from '../role/role-requirement.ts';
import { readArray, readFlag, readNumber, readObject, readText, type Members } from './file-damage.ts';
import type {
  CheckDefinition,
  CrewDefinition,
  ReadingDefinition,
  RoleDefinition,
  WorkPolicyDefinition,
} from './work-policy-definition.ts';
import { checkNumbers, fireWatchNumbers, policyNumbers } from './work-policy-numbers.ts';

/** The numbers of a table that an object has. */
function readNumbers<Name extends string>(
  members: Members,
  numbers: Readonly<Record<Name, unknown>>,
  where: string,
): { [Each in Name]?: number } {
  const entries = (Object.keys(numbers) as Name[]).flatMap((name) => {
    const value = readNumber(members[name], where);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as { [Each in Name]?: number };
}

function readReading(value: unknown, where: string): ReadingDefinition {
  const reading = readObject(value, where);
  return {
    name: readText(reading['name'], where),
    label: readText(reading['label'], where),
    unit: readText(reading['unit'] ?? '', where),
    ...readNumbers(reading, { from: true, to: true, below: true, rangeFrom: true, rangeTo: true }, where),
  };
}

function readCheck(value: unknown, where: string): CheckDefinition {
  const check = readObject(value, where);
  return {
    name: readText(check['name'], where),
    title: readText(check['title'], where),
    kind: readText(check['kind'], where),
    readings: readArray(check['readings'] ?? [], where).map((reading, index) =>
      readReading(reading, `${where}, reading ${index + 1}`),
    ),
    ...readNumbers(check, checkNumbers, where),
  };
}

/** Reads a role. What is not said of it is as usual for the role: nothing is weaker because it was left out. */
function readRole(value: unknown, where: string): RoleDefinition {
  const requirement = readObject(value, where);
  const role = readText(requirement['role'], where);
  const usual = isJobRole(role) ? createRoleRequirement(role) : undefined;
  return {
    role,
    ...readNumbers(requirement, { atLeast: true }, where),
    certificates: readTexts(requirement['certificates'] ?? usual?.certificates ?? [], where),
    allTheTime: readFlag(requirement['allTheTime'] ?? usual?.allTheTime, where),
    mayCombine: readTexts(requirement['mayCombine'] ?? [], where),
    goesInside: readFlag(requirement['goesInside'] ?? usual?.goesInside, where),
  };
}

function readTexts(value: unknown, where: string): string[] {
  return readArray(value, where).map((text) => readText(text, where));
}

function readCrew(value: unknown, where: string): CrewDefinition {
  const requirement = readObject(value, where);
  return {
    certificate: readText(requirement['certificate'], where),
    ...readNumbers(requirement, { atLeast: true }, where),
  };
}

/**
 * Parses a work policy from a template file, or as the API receives or sends it. Null counts as omitted, and unknown
 * members are dropped. Throws a DamagedFileError that says where a value is of the wrong kind.
 */
export function parseWorkPolicy(value: unknown): WorkPolicyDefinition {
  const where = 'its work policy';
  const policy = readObject(value, where);
  const watch = `${where}, fire watch`;
  return {
    ...readNumbers(policy, policyNumbers, where),
    ...(policy['fireWatch'] != null && {
      fireWatch: readNumbers(readObject(policy['fireWatch'], watch), fireWatchNumbers, watch),
    }),
    isolation: readFlag(policy['isolation'], where),
    checks: readArray(policy['checks'] ?? [], where).map((check, index) =>
      readCheck(check, `${where}, check ${index + 1}`),
    ),
    roles: readArray(policy['roles'] ?? [], where).map((role, index) => readRole(role, `${where}, role ${index + 1}`)),
    entryLog: readFlag(policy['entryLog'], where),
    crew: readArray(policy['crew'] ?? [], where).map((requirement) => readCrew(requirement, `${where}, crew`)),
    severalJobs: readFlag(policy['severalJobs'], where),
  };
}
