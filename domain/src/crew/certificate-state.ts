import { addDays } from '../time/day-range.ts';
import { formatCalendarDate } from '../time/format-date.ts';
import type { Tone } from '../text/tone.ts';
import type { Certificate } from './certificate.ts';
import { formatCertificateKind } from './certificate-kind.ts';

/** A kind of certificate until its last day. */
type DatedCertificate = Pick<Certificate, 'kind' | 'expiresOn'>;

/** The facts about a certificate that decide whether it counts. */
export interface CertificateValidity extends DatedCertificate {
  /** Whether a site has seen it; absent in logs of versions that did not ask, where it counts as seen. */
  verified?: boolean;
}

/** How a worker's certificate of a kind stands on a day of work. Days are written as YYYY-MM-DD. */
export type CertificateState =
  | { state: 'valid'; until: string }
  /** Valid today, but no longer on the last day that it is needed. */
  | { state: 'endsBefore'; until: string }
  /** Long enough, but no site has seen it, and here it has to be seen. */
  | { state: 'notVerified'; until: string }
  | { state: 'expired'; until: string }
  | { state: 'missing' };

/** What a certificate is needed for: the days, both inclusive, and whether it counts there without being verified. */
export interface NeededDays {
  today: string;
  lastDay: string;
  /** The setting of the site. */
  countsUnverified: boolean;
}

/** The certificate of this kind that is valid for longest. */
function findLatest<One extends DatedCertificate>(certificates: readonly One[], kind: string): One | undefined {
  return certificates
    .filter((one) => one.kind === kind)
    .reduce<One | undefined>((best, one) => (best && best.expiresOn >= one.expiresOn ? best : one), undefined);
}

/** How a worker's certificates stand for one kind that is needed from today until a last day. */
export function getCertificateState(
  certificates: readonly CertificateValidity[],
  kind: string,
  { today, lastDay, countsUnverified }: NeededDays,
): CertificateState {
  const counting = certificates.filter(({ verified = true }) => verified || countsUnverified);
  const counted = findLatest(counting, kind);
  if (counted && counted.expiresOn >= lastDay) return { state: 'valid', until: counted.expiresOn };
  const until = findLatest(certificates, kind)?.expiresOn;
  if (until === undefined) return { state: 'missing' };
  if (until < today) return { state: 'expired', until };
  // One that nobody has verified counts for no day at all, and for those to the end once somebody has.
  if (until >= lastDay || !counted || counted.expiresOn < today) return { state: 'notVerified', until };
  return { state: 'endsBefore', until: counted.expiresOn };
}

/**
 * Describes the state of a kind of certificate: 'The rigger certificate ended on 20 Nov 2026.', with the name of its
 * holder where several people are meant.
 */
export function describeCertificateState(kind: string, state: CertificateState, holder?: string): string {
  const label = formatCertificateKind(kind);
  const ofHolder = holder === undefined ? '' : ` of ${holder}`;
  const name = `${label.charAt(0).toLowerCase()}${label.slice(1)}${ofHolder}`;
  switch (state.state) {
    case 'valid':
      return `The ${name} is valid until ${formatCalendarDate(state.until)}.`;
    case 'endsBefore':
      return `The ${name} ends on ${formatCalendarDate(state.until)}, before the work does.`;
    case 'notVerified':
      return `${label}${ofHolder}: not verified by the site.`;
    case 'expired':
      return `The ${name} ended on ${formatCalendarDate(state.until)}.`;
    case 'missing':
      return `The ${name} is missing.`;
  }
}

/** For how many days before its end a certificate is marked. */
export const endingSoonDays = 30;

/** The last day up to which a certificate that ends is marked as ending soon. */
export function getEndingSoonDay(today: string): string {
  return addDays(today, endingSoonDays);
}

/** A certificate's mark in the register: its words and their colour. */
export interface CertificateMark {
  words: string;
  tone: Tone;
}

/** The mark of one certificate today: valid, ending soon or ended, with the day. */
export function markCertificate({ expiresOn }: Pick<DatedCertificate, 'expiresOn'>, today: string): CertificateMark {
  const day = formatCalendarDate(expiresOn);
  if (expiresOn < today) return { words: `Ended ${day}`, tone: 'red' };
  if (expiresOn <= getEndingSoonDay(today)) return { words: `Ends ${day}`, tone: 'orange' };
  return { words: `Valid until ${day}`, tone: 'green' };
}

/**
 * The certificates of a worker that have ended or end soon, without those that a later one of the same kind has
 * replaced. The SQL counterpart is the filter of the register.
 */
export function listEndingCertificates<One extends DatedCertificate>(
  certificates: readonly One[],
  today: string,
): One[] {
  const lastDay = getEndingSoonDay(today);
  return certificates.filter((one) => one.expiresOn <= lastDay && findLatest(certificates, one.kind) === one);
}
