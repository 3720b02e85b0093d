import { isCertificateKind } from '../crew/certificate-kind.ts';
import { validateCheck } from './check-validation.ts';
import { listProblems, placeProblems, validateNumber, validateNumbers, type PolicyProblem } from './policy-problem.ts';
import type {
  CheckDefinition,
  CrewDefinition,
  FireWatchDefinition,
  WorkPolicyDefinition,
} from './work-policy-definition.ts';
import { validateEntryLog, validateRoles } from './role-validation.ts';
import { crewNumber, fireWatchNumbers, formatAmount, policyNumbers } from './work-policy-numbers.ts';
import { workPolicyLimits } from './work-policy.ts';

function validatePolicyNumbers(policy: WorkPolicyDefinition): PolicyProblem[] {
  const problems = validateNumbers(policy, policyNumbers);
  const { validityHours, revalidationHours } = policy;
  if (problems.length > 0 || validityHours === undefined || revalidationHours === undefined) return problems;
  if (revalidationHours <= validityHours) return [];
  const sentence = `The work would expire after ${formatAmount(validityHours, 'hour')}, before it is revalidated. Set a shorter time, or none.`;
  return [{ path: 'revalidationHours', message: sentence }];
}

function validateFireWatch(fireWatch: FireWatchDefinition): PolicyProblem[] {
  const problems = validateNumbers(fireWatch, fireWatchNumbers);
  if (problems.length > 0) return problems;
  const { minutes = 0, roundMinutes = 0, graceMinutes = 0 } = fireWatch;
  return listProblems([
    [
      'roundMinutes',
      roundMinutes > minutes ? 'The rounds must not be further apart than the watch is long.' : undefined,
    ],
    [
      'graceMinutes',
      graceMinutes >= roundMinutes ? 'The grace time must be shorter than the time between rounds.' : undefined,
    ],
  ]);
}

function validateCrew(crew: readonly CrewDefinition[]): PolicyProblem[] {
  return crew.flatMap(({ certificate, atLeast }, index) => {
    const isTaken = crew.slice(0, index).some((other) => other.certificate === certificate);
    const certificateProblem = isCertificateKind(certificate) ? undefined : 'Choose one of the certificates.';
    return placeProblems(
      String(index),
      listProblems([
        [
          'certificate',
          certificateProblem ?? (isTaken ? 'This certificate is listed already. Remove one of the two.' : undefined),
        ],
        ['atLeast', validateNumber(atLeast, crewNumber)],
      ]),
    );
  });
}

/** Somebody in a role has its certificates, so counting them as well would say the same in another way. */
const bothProblem: PolicyProblem = {
  path: '',
  message: 'A policy names roles or counts certificates, not both. Remove one of the two.',
};

function validateChecks(checks: readonly CheckDefinition[]): PolicyProblem[] {
  const most = workPolicyLimits.checks;
  if (checks.length > most) return [{ path: '', message: `A work policy has at most ${most} checks. Remove some.` }];
  return checks.flatMap((check, index) => placeProblems(String(index), validateCheck(check, checks.slice(0, index))));
}

/** All problems of a work policy, in reading order; empty when it is valid. */
export function validateWorkPolicy(policy: WorkPolicyDefinition): PolicyProblem[] {
  const { fireWatch, checks, roles, crew } = policy;
  return [
    ...validatePolicyNumbers(policy),
    ...(fireWatch ? placeProblems('fireWatch', validateFireWatch(fireWatch)) : []),
    ...placeProblems('checks', validateChecks(checks)),
    ...placeProblems('roles', validateRoles(roles)),
    ...placeProblems('entryLog', validateEntryLog(policy)),
    ...placeProblems('crew', roles.length > 0 && crew.length > 0 ? [bothProblem] : validateCrew(crew)),
  ];
}
