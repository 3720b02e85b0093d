import { normalizeText } from '../text/same-text.ts';
import { validateText } from '../text/plain-text.ts';
import { isCalendarDate } from '../time/calendar.ts';
import { isCertificateKind } from './certificate-kind.ts';

/** A worker's certificate as it is entered. Days are written as YYYY-MM-DD. */
export interface Certificate {
  kind: string;
  number: string;
  issuer: string;
  /** The last day on which it is valid. */
  expiresOn: string;
  /** The stored name of a picture or scan of it, if there is one. */
  file: string | null;
}

export const certificateLimits = { number: 60, issuer: 120, perWorker: 30 } as const;

/** The types of file that can be a picture or scan of a certificate. */
export const certificateFileTypes: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** The fields of a certificate that are typed. */
export type CertificateText = 'number' | 'issuer' | 'expiresOn';

/** Labels in forms and refusals. */
export const certificateLabels = {
  kind: 'Certificate',
  number: 'Number',
  issuer: 'Issued by',
  expiresOn: 'Valid until',
  file: 'Picture or scan',
} as const satisfies Record<keyof Certificate, string>;

const validators: Record<CertificateText, (text: string) => string | undefined> = {
  number: (text) =>
    validateText(text, { label: 'The number of a certificate', maxLength: certificateLimits.number, required: true }),
  issuer: (text) =>
    validateText(text, { label: 'The issuer of a certificate', maxLength: certificateLimits.issuer, required: true }),
  expiresOn(text) {
    if (text.trim() === '') return 'Enter until when the certificate is valid.';
    return isCalendarDate(text.trim()) ? undefined : 'Enter the last valid day of a certificate such as 2027-03-31.';
  },
};

/** Returns what is wrong with a typed field of a certificate, as a sentence, or undefined when it is valid. */
export function validateCertificateText(field: CertificateText, text: string): string | undefined {
  return validators[field](text);
}

/** Returns everything that is wrong with a certificate, as sentences. */
export function listCertificateProblems(certificate: Omit<Certificate, 'file'>): string[] {
  const { kind, number, issuer, expiresOn } = certificate;
  return [
    isCertificateKind(kind) ? undefined : 'Choose the kind of certificate.',
    validateCertificateText('number', number),
    validateCertificateText('issuer', issuer),
    validateCertificateText('expiresOn', expiresOn),
  ].filter((problem) => problem !== undefined);
}

/** What makes a certificate of a worker different from the others: a worker has each number of a kind once. */
export function getCertificateKey({ kind, number }: Pick<Certificate, 'kind' | 'number'>): string {
  return `${kind} ${normalizeText(number)}`;
}

/** Returns what is wrong with a worker's certificates, as a sentence, or undefined when all are valid. */
export function validateCertificates(certificates: readonly Certificate[]): string | undefined {
  if (certificates.length > certificateLimits.perWorker)
    return `A worker may have at most ${certificateLimits.perWorker} certificates. Remove old ones.`;
  const keys = certificates.map(getCertificateKey);
  const repeated = certificates.find((one, index) => keys.indexOf(getCertificateKey(one)) !== index);
  return (
    certificates.flatMap(listCertificateProblems)[0] ??
    (repeated && `The certificate ${repeated.number.trim()} is entered twice. Remove one of them.`)
  );
}
