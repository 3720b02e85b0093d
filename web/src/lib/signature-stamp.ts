import { defaultTimeZone } from '@eptw/domain/time/time-zone';

/** Formats the stamp under a signature in Singapore's notation: '20/11/2026, 9:42:07 am'. */
export function formatSignatureStamp(instant: Date | string | number): string {
  return new Date(instant).toLocaleString('en-SG', { timeZone: defaultTimeZone });
}
