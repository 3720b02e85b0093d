import { certificateKinds, type CertificateKind } from '../crew/certificate-kind.ts';
import { getCertificateState, type CertificateValidity, type NeededDays } from '../crew/certificate-state.ts';
import type { CrewRequirement } from '../template/work-policy.ts';
import { toDay } from '../time/day-range.ts';
import type { Job } from './job.ts';

/** The days between which certificates are needed: today, and the last day of the period at the site. */
export function getNeededDays({ permit, now }: Job): NeededDays {
  const today = toDay(now, permit.timeZone);
  return { today, lastDay: permit.end ? toDay(permit.end, permit.timeZone) : today };
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

/** People with a certificate who are missing on a job. */
export interface MissingCrew extends CrewRequirement {
  present: number;
}

/** The certificates for which too few people are signed on; those that end before the period count for nobody. */
export function listMissingCrew(job: Job): MissingCrew[] {
  const days = getNeededDays(job);
  return job.policy.crew.flatMap((requirement): MissingCrew[] => {
    const present = countCertified(job.state.signedOn.values(), requirement.certificate, days);
    return present < requirement.atLeast ? [{ ...requirement, present }] : [];
  });
}

/** The roles for which too few people would be signed on until a later end, by their certificates; undefined if none. */
export function describeCrewThatEnds(job: Job, end: Date): string | undefined {
  const later = listMissingCrew({ ...job, permit: { ...job.permit, end } });
  const present = new Map(listMissingCrew(job).map((one) => [one.certificate, one.present]));
  // Those who are away now are no matter of the end: they sign on before the work goes on.
  return formatMissingCrew(later.filter((one) => one.present < (present.get(one.certificate) ?? one.atLeast)));
}

/** 'welder', '2 welders': so many people of the role that a certificate is for, within a sentence. */
export function formatRoles(certificate: CertificateKind, count: number): string {
  const { role, roles } = certificateKinds[certificate];
  return count === 1 ? `${role.charAt(0).toLowerCase()}${role.slice(1)}` : `${count} ${roles}`;
}

/** 'welder, fire watcher (1 of 2)': the roles for which too few people are signed on; undefined when nobody is missing. */
export function describeMissingCrew(job: Job): string | undefined {
  return formatMissingCrew(listMissingCrew(job));
}

function formatMissingCrew(missing: readonly MissingCrew[]): string | undefined {
  const roles = missing.map(({ certificate, atLeast, present }) => {
    const name = formatRoles(certificate, 1);
    return atLeast === 1 ? name : `${name} (${present} of ${atLeast})`;
  });
  return roles.length === 0 ? undefined : roles.join(', ');
}
