import { isCertificateKind, type CertificateKind } from '../../crew/certificate-kind.ts';
import { getCertificateState } from '../../crew/certificate-state.ts';
import { getJobRole, type JobRole } from '../../role/job-role.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import type { Job } from '../job/job.ts';
import { findRoleRequirement, listCountedRoles, watchRole } from '../log/crew-roles.ts';
import { getNeededDays, listNeededKinds } from '../job/missing-crew.ts';
import { isFireWatchOn, isUnderWay, type SignedOn } from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { CarriedCertificate, WorkEntry } from '../log/work-log.ts';

type CertificateChange = Extract<WorkEntry, { event: 'changeCertificates' }>;

/** A certificate as the register has it. */
export interface RegisteredCertificate {
  kind: string;
  expiresOn: string;
  /** Whether a site has seen it as it is now. */
  verified: boolean;
  /** Since when the worker has it under this number, from this issuer. */
  numberSince: Date;
}

/** The certificates of the register, as a log has them; without kinds that only a newer version has. */
export function toCarried(certificates: readonly Omit<RegisteredCertificate, 'numberSince'>[]): CarriedCertificate[] {
  return certificates.flatMap(({ kind, expiresOn, verified }) =>
    isCertificateKind(kind) ? [{ kind, expiresOn, verified }] : [],
  );
}

/** Those of a worker's certificates that count on a job: of the kinds that its policy needs. */
export function pickCarried(
  job: Pick<Job, 'policy'>,
  certificates: readonly CarriedCertificate[],
): CarriedCertificate[] {
  const kinds = new Set<string>(listNeededKinds(job));
  return certificates.filter(({ kind }) => kinds.has(kind));
}

/**
 * What the log of a job says when the certificates of a worker in the register change: nothing if the worker is not on
 * the job or it needs none of them. Work that goes on or is paused is suspended if one was withdrawn that the job relied on.
 */
export function listCertificateEntries(
  job: Job,
  workerId: string,
  certificates: readonly RegisteredCertificate[],
): WorkEntry[] {
  const { state, policy, now } = job;
  const worker = state.signedOn.get(workerId);
  const after = pickCarried(job, toCarried(certificates));
  if (!worker || (isSame(worker.certificates, after) && !isReplacedUnseen(worker, certificates))) return [];
  const change: CertificateChange = {
    event: 'changeCertificates',
    at: now,
    by: null,
    reason: null,
    details: { workerId, certificates: after },
  };
  if (!isWithdrawn(job, worker, certificates)) return [change];
  if (!isUnderWay(addEntry(state, change, policy))) return [loseRoles(job, worker, change)];
  return [change, { event: 'suspendWork', at: now, by: null, reason: null, details: { cause: 'certificate' } }];
}

/**
 * While the work stands still a certificate that is withdrawn takes the roles from whoever watches then: those inside, or
 * for fire after the work. Other roles are asked for before the work goes on.
 */
function loseRoles({ state, policy }: Job, { roles }: SignedOn, change: CertificateChange): CertificateChange {
  const watches = (role: JobRole) =>
    (role === watchRole && isFireWatchOn(state)) || (getJobRole(role).inside === 'never' && state.inside.size > 0);
  const needs = (role: JobRole) => (findRoleRequirement(policy, role)?.certificates ?? []).length > 0;
  const lostRoles = roles.filter((role) => watches(role) && needs(role));
  return lostRoles.length === 0 ? change : { ...change, details: { ...change.details, lostRoles } };
}

/** What an older version carried counts as verified, and the register may say that it is not: that is no change. */
function isSame(before: readonly CarriedCertificate[], after: readonly CarriedCertificate[]): boolean {
  const toKey = (carried: readonly CarriedCertificate[]) =>
    carried
      .map(({ kind, expiresOn, verified = false }) => `${kind} ${expiresOn} ${verified}`)
      .toSorted((one, other) => one.localeCompare(other))
      .join();
  return toKey(before) === toKey(after);
}

/** Whether what an older version carried was replaced since, from the same day to the same day, and nobody has verified it. */
function isReplacedUnseen(
  { since, certificates: before }: SignedOn,
  registered: readonly RegisteredCertificate[],
): boolean {
  const unknown = new Set<string>(before.flatMap(({ kind, verified }) => (verified === undefined ? [kind] : [])));
  return registered.some(({ kind, verified, numberSince }) => unknown.has(kind) && !verified && numberSince > since);
}

/**
 * Whether a certificate counted before and does not any more. Whoever is on the job was let on to it, verified or not:
 * they lose it if it ends earlier, is gone, or was replaced since by another that nobody has verified. One of the same
 * number, renewed or corrected, keeps them on the job; the next start or resumption asks for it to be verified.
 */
function isWithdrawn(job: Job, worker: SignedOn, registered: readonly RegisteredCertificate[]): boolean {
  const { since, certificates: before } = worker;
  const days = getNeededDays(job);
  const after = registered.map(({ verified, numberSince, ...certificate }) => ({
    ...certificate,
    verified: verified || numberSince <= since,
  }));
  return listReliedOn(job.policy, worker).some(
    (certificate) =>
      getCertificateState(before, certificate, { ...days, countsUnverified: true }).state === 'valid' &&
      getCertificateState(after, certificate, days).state !== 'valid',
  );
}

/** The kinds that the work relies on in a worker: what their roles need, or what the policy counts. */
function listReliedOn(policy: WorkPolicy, worker: SignedOn): CertificateKind[] {
  const ofRoles = listCountedRoles(policy, worker).flatMap(
    (role) => findRoleRequirement(policy, role)?.certificates ?? [],
  );
  return [...ofRoles, ...policy.crew.map(({ certificate }) => certificate)];
}
