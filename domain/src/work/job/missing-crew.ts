import { getCertificateKind, type CertificateKind } from '../../crew/certificate-kind.ts';
import {
  getCertificateState,
  type CertificateState,
  type CertificateValidity,
  type NeededDays,
} from '../../crew/certificate-state.ts';
import { toRoleNoun, getJobRole, type JobRole } from '../../role/job-role.ts';
import type { RoleRequirement } from '../../role/role-requirement.ts';
import type { CrewRequirement } from '../../work-policy/work-policy.ts';
import { toDay } from '../../time/day-range.ts';
import { countPresent } from './certified-people.ts';
import { findRoleRequirement, isUnwatched, listInRole, watchRole } from '../log/crew-roles.ts';
import type { Job } from './job.ts';
import { isFireWatchOn } from '../log/state.ts';

/** What certificates are needed for: from today to the last day of the period at the site, by the site's setting. */
export function getNeededDays({ permit, now }: Pick<Job, 'permit' | 'now'>): NeededDays {
  const today = toDay(now, permit.timeZone);
  const lastDay = permit.end ? toDay(permit.end, permit.timeZone) : today;
  return { today, lastDay, countsUnverified: permit.countsUnverified };
}

/** Somebody who is on a job or may be, with the certificates that count. */
interface Certified {
  certificates: readonly CertificateValidity[];
}

/** How many of these people hold a certificate of a kind that is valid until the end of the work. */
export function countCertified(people: Iterable<Certified>, kind: string, days: NeededDays): number {
  return [...people].filter(({ certificates }) => getCertificateState(certificates, kind, days).state === 'valid')
    .length;
}

/** People who are missing on a job: in a role or, where the policy counts certificates, with one. */
export interface MissingPeople {
  /** What they are, within a sentence: 'gas tester'. */
  noun: string;
  atLeast: number;
  present: number;
  /** How many more are signed on whose certificate the site has not verified. */
  notVerified: number;
}

/** Those who are missing in a role. */
export interface MissingRole extends MissingPeople {
  role: JobRole;
}

/**
 * The roles in which too few people are signed on; those whose certificates end before the period, or are not verified
 * where they have to be, count for none. After the work only who watches for fire is missing.
 */
export function listMissingRoles(job: Job): MissingRole[] {
  const { policy, state } = job;
  const isWatch = isFireWatchOn(state);
  return policy.roles.flatMap((requirement): MissingRole[] => {
    const { role, atLeast } = requirement;
    if (isWatch && (role !== watchRole || !isUnwatched(state, policy))) return [];
    const people = listInRole(state, policy, role);
    const states = people.map(([, worker]) => findRoleState(job, requirement, worker));
    const present = states.filter((found) => found === undefined).length;
    if (present >= atLeast) return [];
    const notVerified = states.filter((found) => found?.state === 'notVerified').length;
    return [{ role, noun: toRoleNoun(role), atLeast, present, notVerified }];
  });
}

/** A certificate that keeps somebody from counting in a role, with its kind. */
export type LackingCertificate = Exclude<CertificateState, { state: 'valid' }> & { certificate: CertificateKind };

/** The first of the certificates of a role that does not count until the end of the work; undefined if all do. */
export function findRoleState(
  job: Pick<Job, 'permit' | 'now'>,
  { certificates: needed }: Pick<RoleRequirement, 'certificates'>,
  { certificates }: Certified,
): LackingCertificate | undefined {
  const days = getNeededDays(job);
  for (const certificate of needed) {
    const found = getCertificateState(certificates, certificate, days);
    if (found.state !== 'valid') return { ...found, certificate };
  }
  return undefined;
}

/** The certificates for which too few people are signed on, where the policy counts them. */
export function listMissingCertified(job: Job): (MissingPeople & CrewRequirement)[] {
  const days = getNeededDays(job);
  const people = [...job.state.signedOn.values()];
  const present = countPresent(job.policy.crew, people, days);
  const unseen = countPresent(job.policy.crew, people, { ...days, countsUnverified: true });
  return job.policy.crew.flatMap(({ certificate, atLeast }) => {
    const count = present.get(certificate) ?? 0;
    if (count >= atLeast) return [];
    const notVerified = Math.max(0, (unseen.get(certificate) ?? 0) - count);
    return [{ certificate, atLeast, noun: formatRoles(certificate, 1), present: count, notVerified }];
  });
}

/** Everybody who is missing, as the policy asks for them. */
export function listMissingCrew(job: Job): MissingPeople[] {
  return [...listMissingRoles(job), ...listMissingCertified(job)];
}

/**
 * The people who would be missing until a later end, by their certificates; undefined if none. Whoever is on the job now
 * is, verified or not; more time is agreed for certificates that count then.
 */
export function describeCrewThatEnds(job: Job, end: Date): string | undefined {
  const later = listMissingCrew({ ...job, permit: { ...job.permit, end } });
  const now = listMissingCrew({ ...job, permit: { ...job.permit, countsUnverified: true } });
  const present = new Map(now.map((one) => [one.noun, one.present]));
  // Those who are away now are no matter of the end: they sign on before the work goes on.
  return formatMissing(later.filter((one) => one.present < (present.get(one.noun) ?? one.atLeast)));
}

/** 'welder', '2 welders': so many people of the role that a certificate is for, within a sentence. */
export function formatRoles(certificate: CertificateKind, count: number): string {
  const { role, roles } = getCertificateKind(certificate);
  return count === 1 ? `${role.charAt(0).toLowerCase()}${role.slice(1)}` : `${count} ${roles}`;
}

/** 'gas tester', '2 gas testers': so many people in a role, within a sentence. */
export function formatRoleCount(role: JobRole, count: number): string {
  return count === 1 ? toRoleNoun(role) : `${count} ${getJobRole(role).roles}`;
}

/** 'welder, fire watcher (1 of 2)': the people who are missing; undefined when nobody is. */
export function describeMissingCrew(job: Job): string | undefined {
  return formatMissing(listMissingCrew(job));
}

function formatMissing(missing: readonly MissingPeople[]): string | undefined {
  const people = missing.map(({ noun, atLeast, present, notVerified }) => {
    const notes = [
      ...(atLeast === 1 ? [] : [`${present} of ${atLeast}`]),
      ...(notVerified === 0 ? [] : [`${notVerified} signed on with a certificate that the site has not verified`]),
    ];
    return notes.length === 0 ? noun : `${noun} (${notes.join(', ')})`;
  });
  return people.length === 0 ? undefined : people.join(', ');
}

/** The kinds that a job needs of which somebody holds a certificate that nobody has verified, whether or not it counts. */
export function listNotVerified(job: Job, { certificates }: Certified): CertificateKind[] {
  const days = { ...getNeededDays(job), countsUnverified: false };
  return listNeededKinds(job).filter(
    (certificate) => getCertificateState(certificates, certificate, days).state === 'notVerified',
  );
}

/** Every kind of certificate that somebody on the job needs. */
export function listNeededKinds({ policy }: Pick<Job, 'policy'>): CertificateKind[] {
  const watch = findRoleRequirement(policy, watchRole)?.certificates ?? [];
  return [
    ...new Set([
      ...policy.roles.flatMap(({ certificates }) => certificates),
      ...policy.crew.map(({ certificate }) => certificate),
      ...watch,
    ]),
  ];
}
