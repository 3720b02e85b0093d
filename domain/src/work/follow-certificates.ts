import { isCertificateKind } from '../crew/certificate-kind.ts';
import { getCertificateState, type CertificateValidity } from '../crew/certificate-state.ts';
import type { Job } from './job.ts';
import { getNeededDays } from './missing-crew.ts';
import { isUnderWay } from './state.ts';
import { addEntry } from './steps.ts';
import type { CarriedCertificate, WorkEntry } from './work-log.ts';

/** The certificates of the register, as a log has them; without kinds that only a newer version has. */
export function toCarried(certificates: readonly { kind: string; expiresOn: string }[]): CarriedCertificate[] {
  return certificates.flatMap(({ kind, expiresOn }) => (isCertificateKind(kind) ? [{ kind, expiresOn }] : []));
}

/** Those of a worker's certificates that count on a job: of the kinds that its policy needs. */
export function pickCarried(
  { policy }: Pick<Job, 'policy'>,
  certificates: readonly CarriedCertificate[],
): CarriedCertificate[] {
  const kinds = new Set<string>(policy.crew.map(({ certificate }) => certificate));
  return certificates.filter(({ kind }) => kinds.has(kind));
}

/**
 * What the log of a job says when the certificates of a worker in the register change: nothing if the worker is not on
 * the job or it needs none of them. Work that goes on or is paused is suspended if one was withdrawn that the job relied on.
 */
export function listCertificateEntries(
  job: Job,
  workerId: string,
  certificates: readonly CarriedCertificate[],
): WorkEntry[] {
  const { state, policy, now } = job;
  const before = state.signedOn.get(workerId)?.certificates;
  const after = pickCarried(job, certificates);
  if (!before || isSame(before, after)) return [];
  const change: WorkEntry = {
    event: 'changeCertificates',
    at: now,
    by: null,
    reason: null,
    details: { workerId, certificates: after },
  };
  if (!isUnderWay(addEntry(state, change, policy)) || !isWithdrawn(job, before, after)) return [change];
  return [change, { event: 'suspendWork', at: now, by: null, reason: null, details: { cause: 'certificate' } }];
}

function isSame(before: readonly CarriedCertificate[], after: readonly CarriedCertificate[]): boolean {
  const toKey = (carried: readonly CarriedCertificate[]) =>
    carried
      .map(({ kind, expiresOn }) => `${kind} ${expiresOn}`)
      .toSorted((one, other) => one.localeCompare(other))
      .join();
  return toKey(before) === toKey(after);
}

/** Whether a certificate counted before and does not any more. */
function isWithdrawn(job: Job, before: readonly CertificateValidity[], after: readonly CertificateValidity[]): boolean {
  const days = getNeededDays(job);
  return job.policy.crew.some(
    ({ certificate }) =>
      getCertificateState(before, certificate, days).state === 'valid' &&
      getCertificateState(after, certificate, days).state !== 'valid',
  );
}
