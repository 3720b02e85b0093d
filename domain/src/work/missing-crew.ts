import { certificateKinds, type CertificateKind } from '../crew/certificate-kind.ts';
import { getCertificateState, type CertificateValidity, type NeededDays } from '../crew/certificate-state.ts';
import type { CrewRequirement } from '../template/work-policy.ts';
import { toDay } from '../time/day-range.ts';
import type { Job } from './job.ts';

/** What certificates are needed for: from today to the last day of the period at the site, by the site's setting. */
export function getNeededDays({ permit, now }: Job): NeededDays {
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

/** How many of these people hold a certificate of a kind that would count if the site had verified it. */
function countNotVerified(people: Iterable<Certified>, kind: string, days: NeededDays): number {
  return [...people].filter(({ certificates }) => getCertificateState(certificates, kind, days).state === 'notVerified')
    .length;
}

/** People with a certificate who are missing on a job. */
export interface MissingCrew extends CrewRequirement {
  present: number;
  /** How many more are signed on whose certificate the site has not verified. */
  notVerified: number;
}

/**
 * The certificates for which too few people are signed on; those that end before the period, or that are not verified
 * where they have to be, count for nobody.
 */
export function listMissingCrew(job: Job): MissingCrew[] {
  const days = getNeededDays(job);
  return job.policy.crew.flatMap((requirement): MissingCrew[] => {
    const people = [...job.state.signedOn.values()];
    const present = countCertified(people, requirement.certificate, days);
    if (present >= requirement.atLeast) return [];
    return [{ ...requirement, present, notVerified: countNotVerified(people, requirement.certificate, days) }];
  });
}

/**
 * The roles for which too few people would be signed on until a later end, by their certificates; undefined if none.
 * Whoever is on the job now is, verified or not; more time is agreed for certificates that count then.
 */
export function describeCrewThatEnds(job: Job, end: Date): string | undefined {
  const later = listMissingCrew({ ...job, permit: { ...job.permit, end } });
  const now = listMissingCrew({ ...job, permit: { ...job.permit, countsUnverified: true } });
  const present = new Map(now.map((one) => [one.certificate, one.present]));
  // Those who are away now are no matter of the end: they sign on before the work goes on.
  return formatMissingCrew(later.filter((one) => one.present < (present.get(one.certificate) ?? one.atLeast)));
}

/** 'welder', '2 welders': so many people of the role that a certificate is for, within a sentence. */
export function formatRoles(certificate: CertificateKind, count: number): string {
  const { role, roles } = certificateKinds[certificate];
  return count === 1 ? `${role.charAt(0).toLowerCase()}${role.slice(1)}` : `${count} ${roles}`;
}

/**
 * 'welder, fire watcher (1 of 2)': the roles for which too few people are signed on;
 * undefined when nobody is missing.
 */
export function describeMissingCrew(job: Job): string | undefined {
  return formatMissingCrew(listMissingCrew(job));
}

function formatMissingCrew(missing: readonly MissingCrew[]): string | undefined {
  const roles = missing.map(({ certificate, atLeast, present, notVerified }) => {
    const notes = [
      ...(atLeast === 1 ? [] : [`${present} of ${atLeast}`]),
      ...(notVerified === 0 ? [] : [`${notVerified} signed on with a certificate that the site has not verified`]),
    ];
    const name = formatRoles(certificate, 1);
    return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
  });
  return roles.length === 0 ? undefined : roles.join(', ');
}

/** The kinds that a job needs of which somebody holds a certificate that nobody has verified, whether or not it counts. */
export function listNotVerified(job: Job, { certificates }: Certified): CertificateKind[] {
  const days = { ...getNeededDays(job), countsUnverified: false };
  return job.policy.crew.flatMap(({ certificate }) =>
    getCertificateState(certificates, certificate, days).state === 'notVerified' ? [certificate] : [],
  );
}
