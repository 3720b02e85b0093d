import { defaultTimeZone } from '@eptw/domain/time/time-zone';

/** '20/11/2026, 9:42:07 am': the stamp under a signature, in Singapore's own way of writing it. */
export function formatSignatureStamp(instant: Date | string | number): string {
  return new Date(instant).toLocaleString('en-SG', { timeZone: defaultTimeZone });
}
