import { formatCertificateKind, getCertificateKind } from '../crew/certificate-kind.ts';
import { getJobRole, toRoleNoun } from '../role/job-role.ts';
import type { RoleRequirement } from '../role/role-requirement.ts';
import type { FieldValue } from '../text/field-changes.ts';
import { findRange, formatRange } from './reading-range.ts';
import {
  checkNumbers,
  crewNumber,
  formatAmount,
  policyNumbers,
  roleNumber,
  type PolicyNumber,
} from './work-policy-numbers.ts';
import {
  checkKinds,
  type CheckReading,
  type CheckSeries,
  type CrewRequirement,
  type FireWatch,
  type WorkPolicy,
} from './work-policy.ts';

/** A number with its unit; one that is left out says what that means. */
function describeNumber(value: number | undefined, { unit, omitted = '' }: PolicyNumber): string {
  return value === undefined ? omitted : formatAmount(value, unit);
}

/** The limits of a reading with its unit: '19.5 to 23.5 %', 'below 10 ppm'; empty without limits. */
export function formatLimits({ from, to, below, unit }: CheckReading): string {
  const limits = [
    from !== undefined && to === undefined && `from ${from}`,
    from !== undefined && to !== undefined && `${from} to ${to}`,
    from === undefined && to !== undefined && `up to ${to}`,
    below !== undefined && `below ${below}`,
  ].filter((part) => part !== false);
  return limits.length === 0 ? '' : [limits.join(', '), unit].filter((part) => part !== '').join(' ');
}

/** A reading with its limits and what the instrument shows: 'Oxygen 19.5 to 23.5 %, instrument 0 to 30 %'. */
export function formatReading(reading: CheckReading): string {
  const limits = formatLimits(reading);
  const range = findRange(reading);
  const instrument = range ? `, instrument ${formatRange(range, reading)}` : '';
  if (limits !== '') return `${reading.label} ${limits}${instrument}`;
  return `${reading.unit === '' ? reading.label : `${reading.label} (${reading.unit})`}${instrument}`;
}

function describeFireWatch(fireWatch: FireWatch | undefined): string {
  if (!fireWatch) return 'None';
  const { minutes, roundMinutes, graceMinutes } = fireWatch;
  const [watch, round, grace] = [minutes, roundMinutes, graceMinutes].map((value) => formatAmount(value, 'minute'));
  return `${watch}, a round every ${round}, grace time ${grace}`;
}

/** What a policy says apart from its checks and roles, formatted for users. */
export function describePolicyTerms(policy: WorkPolicy): Record<string, FieldValue> {
  const { fireWatch, isolation, entryLog, crew, severalJobs } = policy;
  const { validityHours, revalidationHours, ownPauseMinutes, extensionHours } = policyNumbers;
  const { omitted: never = '' } = revalidationHours;
  return {
    [validityHours.label]: describeNumber(policy.validityHours, validityHours),
    [revalidationHours.label]:
      policy.revalidationHours === undefined ? never : `Every ${formatAmount(policy.revalidationHours, 'hour')}`,
    [ownPauseMinutes.label]: `Up to ${formatAmount(policy.ownPauseMinutes, 'minute')}`,
    [extensionHours.label]:
      policy.extensionHours === 0 ? 'None' : `Up to ${formatAmount(policy.extensionHours, 'hour')} in total`,
    'Fire watch': describeFireWatch(fireWatch),
    'Isolations verified before the start': isolation,
    'Workers may be on several jobs': severalJobs,
    'Entry log': entryLog,
    ...(crew.length > 0 && { Crew: crew.map(describeCrew) }),
  };
}

function describeCrew({ certificate, atLeast }: CrewRequirement): string {
  return `${getCertificateKind(certificate).role}: ${crewNumber.label.toLowerCase()} ${atLeast}`;
}

/** The words of the builder for when somebody in a role has to be on the job. */
export function formatPresence({
  role,
  atLeast,
  allTheTime,
}: Pick<RoleRequirement, 'role' | 'atLeast' | 'allTheTime'>): string {
  if (allTheTime) return 'all the time';
  if (atLeast === 0) return 'not required';
  return getJobRole(role).presence === 'forChecks' ? 'for its checks' : 'while live';
}

/** A role formatted for users. */
export function describeRole(row: RoleRequirement): Record<string, FieldValue> {
  return {
    [roleNumber.label]: row.atLeast,
    Certificates: row.certificates.map(formatCertificateKind),
    'Must be there': formatPresence(row),
    'May combine with': row.mayCombine.map((role) => getJobRole(role).label),
    'Goes inside': row.goesInside,
  };
}

/** A role in one line: 'At least 1, all the time; Fire watch training; may combine with gas tester'. */
export function summarizeRole(row: RoleRequirement): string {
  const parts = [
    row.atLeast === 0
      ? formatPresence(row)
      : `${roleNumber.label.toLowerCase()} ${row.atLeast}, ${formatPresence(row)}`,
    row.certificates.map(formatCertificateKind).join(', '),
    row.mayCombine.length > 0 && `may combine with ${row.mayCombine.map(toRoleNoun).join(', ')}`,
    row.goesInside && 'goes inside',
  ].filter((part) => part !== false && part !== '');
  const text = parts.join('; ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A series of checks formatted for users. */
export function describeCheck(check: CheckSeries): Record<string, FieldValue> {
  const { beforeStartMinutes, everyMinutes, graceMinutes, calibrationDays } = checkNumbers;
  return {
    Title: check.title,
    Kind: checkKinds[check.kind],
    [beforeStartMinutes.label]:
      check.beforeStartMinutes === undefined
        ? describeNumber(undefined, beforeStartMinutes)
        : `At most ${formatAmount(check.beforeStartMinutes, 'minute')} old`,
    [everyMinutes.label]: describeNumber(check.everyMinutes, everyMinutes),
    [graceMinutes.label]: check.everyMinutes === undefined ? '' : formatAmount(check.graceMinutes, 'minute'),
    [calibrationDays.label]:
      check.calibrationDays === undefined
        ? describeNumber(undefined, calibrationDays)
        : `At most ${formatAmount(check.calibrationDays, 'day')} old`,
    Readings: check.readings.map(formatReading),
  };
}

/** When a check is due, in one line: 'At most 30 minutes before the start, every 30 minutes'. */
export function summarizeCheck({
  beforeStartMinutes,
  everyMinutes,
}: Pick<CheckSeries, 'beforeStartMinutes' | 'everyMinutes'>): string {
  const parts = [
    beforeStartMinutes !== undefined && `at most ${formatAmount(beforeStartMinutes, 'minute')} before the start`,
    everyMinutes !== undefined && `every ${formatAmount(everyMinutes, 'minute')}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
