import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { refuseDuplicate } from '../../graphql/refusals.ts';
import { Refusal } from '../../refusal.ts';

/** Why an address cannot be given to a second account. */
export function formatAddressInUse(email: string): string {
  return `Another account already uses ${email}.`;
}

/** Refuses with this message if the database's unique index finds the address taken. */
export async function refuseDuplicateAddress<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('person_email', sentence, work);
}

/** Refuses to change an address that its owner has locked by blocking a change. */
export function refuseLockedAddress(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) return;
  throw new Refusal(
    'CONFLICT',
    `The owner of this e-mail address blocked the change. It can be changed again from ${formatDayAndTime(lockedUntil)}.`,
  );
}
