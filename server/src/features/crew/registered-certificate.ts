import type { Certificate } from '@eptw/domain/crew/certificate';
import { isSameNumber, isUnchanged } from '@eptw/domain/crew/verification';
import type { RegisteredCertificate } from '@eptw/domain/work/sign-on/follow-certificates';
import type { CertificateVerification, WorkerCertificate } from './types.ts';

/** A worker's certificates as the rules of work read them. */
export function toRegistered(certificates: readonly WorkerCertificate[]): RegisteredCertificate[] {
  return certificates.map(({ kind, expiresOn, verified, numberSince }) => ({
    kind,
    expiresOn,
    verified: verified !== null,
    numberSince: new Date(numberSince),
  }));
}

/** A certificate of a worker as it is stored. */
export interface NewCertificate {
  workerId: string;
  certificate: Certificate;
  enteredBy: string | null;
  numberSince: Date;
  verified: Pick<CertificateVerification, 'byId' | 'siteId' | 'at'> | null;
}

/**
 * A worker's certificates after a change: one that is the same to the letter stays verified, and one that keeps its
 * number stays that certificate.
 */
export function toNewCertificates(
  workerId: string,
  before: readonly WorkerCertificate[],
  after: readonly Certificate[],
  { by, at }: { by: string; at: Date },
): NewCertificate[] {
  return after.map((certificate) => {
    const same = before.find((one) => isUnchanged(one, certificate));
    const sameNumber = same ?? before.find((one) => isSameNumber(one, certificate));
    return {
      workerId,
      certificate,
      enteredBy: same ? same.enteredById : by,
      numberSince: sameNumber ? new Date(sameNumber.numberSince) : at,
      verified: same?.verified ?? null,
    };
  });
}
