import type { Certificate } from '@eptw/domain/crew/certificate';
import type { Worker } from './worker-resource.ts';

/** A certificate in the form. */
export interface CertificateDraft {
  /** Identifies it in the form, whatever is typed. */
  key: string;
  kind: string;
  number: string;
  issuer: string;
  expiresOn: string;
  /** The stored name; empty when there is no file. */
  file: string;
}

let draftsCreated = 0;

/** An empty certificate to fill in. */
export function createCertificateDraft(): CertificateDraft {
  draftsCreated += 1;
  return { key: `new ${draftsCreated}`, kind: '', number: '', issuer: '', expiresOn: '', file: '' };
}

/** A worker's certificates as the form edits them. */
export function toCertificateDrafts(certificates: Worker['certificates']): CertificateDraft[] {
  return certificates.map(({ kind, number, issuer, expiresOn, file }) => ({
    key: `${kind} ${number}`,
    ...{ kind, number, issuer, expiresOn },
    file: file ?? '',
  }));
}

/** The certificates of the form as they are sent. */
export function toCertificates(drafts: readonly CertificateDraft[]): Certificate[] {
  return drafts.map(({ kind, number, issuer, expiresOn, file }) => ({
    kind,
    number,
    issuer,
    expiresOn,
    file: file || null,
  }));
}
