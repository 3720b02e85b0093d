import { isCertificateKind } from '../crew/certificate-kind.ts';
import { findCombinationProblem } from '../role/combination.ts';
import { isJobRole, jobRoles, toRoleNoun } from '../role/job-role.ts';
import { formatProseList } from '../text/prose-list.ts';
import { listProblems, placeProblems, validateNumber, type PolicyProblem } from './policy-problem.ts';
import type { RoleDefinition, WorkPolicyDefinition } from './work-policy-definition.ts';
import { roleNumber } from './work-policy-numbers.ts';

function isListedTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

function validateCertificates(certificates: readonly string[]): string | undefined {
  if (!certificates.every(isCertificateKind)) return 'Choose certificates from the list.';
  return isListedTwice(certificates) ? 'A certificate is listed twice. Remove one of the two.' : undefined;
}

/** Returns what is wrong with a combination: it is unknown, one-sided, or never allowed. */
function validateCombination(row: RoleDefinition, other: string, rows: readonly RoleDefinition[]): string | undefined {
  if (!isJobRole(row.role)) return undefined;
  const otherRow = rows.find(({ role }) => role === other);
  if (!isJobRole(other) || !otherRow) return 'A role can be combined only with another role of the policy. Remove it.';
  const problem = findCombinationProblem({ ...row, role: row.role }, { ...otherRow, role: other });
  if (problem !== undefined) return `${problem} Take out '${jobRoles[other].label}'.`;
  return otherRow.mayCombine.includes(row.role)
    ? undefined
    : `A combination stands in both rows. Add '${jobRoles[row.role].label}' to ${toRoleNoun(other)}, or take out '${jobRoles[other].label}' here.`;
}

function validateCombinations(row: RoleDefinition, rows: readonly RoleDefinition[]): string | undefined {
  if (isListedTwice(row.mayCombine)) return 'A role is listed twice. Remove one of the two.';
  return row.mayCombine.map((other) => validateCombination(row, other, rows)).find((sentence) => sentence);
}

function validatePresence({ allTheTime, atLeast }: RoleDefinition): string | undefined {
  return allTheTime && atLeast === 0
    ? 'A role that must be there all the time needs at least one person. Set a number, or another presence.'
    : undefined;
}

function validateInside({ role, goesInside }: RoleDefinition): string | undefined {
  return goesInside && isJobRole(role) && jobRoles[role].inside === 'never'
    ? `${jobRoles[role].label} is a role that never goes inside.`
    : undefined;
}

/** All problems of the roles of a policy: each is there once, and what may be combined says so in both rows. */
export function validateRoles(rows: readonly RoleDefinition[]): PolicyProblem[] {
  return rows.flatMap((row, index) => {
    const isTaken = rows.slice(0, index).some(({ role }) => role === row.role);
    const unknown = isJobRole(row.role) ? undefined : 'Choose one of the roles.';
    return placeProblems(
      String(index),
      listProblems([
        ['role', unknown ?? (isTaken ? 'This role is listed already. Remove one of the two.' : undefined)],
        ['atLeast', validateNumber(row.atLeast, roleNumber)],
        ['certificates', validateCertificates(row.certificates)],
        ['allTheTime', validatePresence(row)],
        // A role that is listed twice has no row of its own to be compared with.
        ['mayCombine', isTaken ? undefined : validateCombinations(row, rows)],
        ['goesInside', validateInside(row)],
      ]),
    );
  });
}

/** What an entry log needs, each with the words for what is missing. */
const entryLogNeeds: readonly (readonly [words: string, isMet: (policy: WorkPolicyDefinition) => boolean])[] = [
  ['a role that goes inside', ({ roles }) => roles.some(({ goesInside }) => goesInside)],
  [
    'an attendant who is there all the time',
    ({ roles }) => roles.some(({ role, allTheTime, atLeast = 0 }) => role === 'attendant' && allTheTime && atLeast > 0),
  ],
  ['a gas test', ({ checks }) => checks.some(({ kind }) => kind === 'gasTest')],
];

/** Whether a policy has all that an entry log needs. */
export function mayHaveEntryLog(policy: WorkPolicyDefinition): boolean {
  return entryLogNeeds.every(([, isMet]) => isMet(policy));
}

/** What the entry log of a policy needs, in one line, for whoever switches it on. */
export const entryLogHelp = `Needs ${formatProseList(entryLogNeeds.map(([words]) => words))}.`;

/** The problem of an entry log that has nobody to record or to watch. */
export function validateEntryLog(policy: WorkPolicyDefinition): PolicyProblem[] {
  if (!policy.entryLog) return [];
  const missing = entryLogNeeds.flatMap(([words, isMet]) => (isMet(policy) ? [] : [words]));
  if (missing.length === 0) return [];
  return [
    { path: '', message: `An entry log needs ${formatProseList(missing)}. Add what is missing, or switch it off.` },
  ];
}
