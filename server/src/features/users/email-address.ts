import { formatAddressTaken } from '@eptw/domain/user/account-address';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { Database } from '../../database/connect.ts';
import { refuseDuplicate } from '../../graphql/refusals.ts';
import { Refusal } from '../../refusal.ts';
import { findTakenAddress } from './store.ts';

/** Why an address cannot be given to this or a new account: another has it, or one that looks alike. */
export async function findAddressProblem(db: Database, email: string, personId?: string): Promise<string | undefined> {
  const taken = await findTakenAddress(db, email, personId);
  return taken === undefined ? undefined : formatAddressTaken(email, taken);
}

/** Refuses with this message if one of the database's unique indexes finds the address taken, or one that looks alike. */
export async function refuseDuplicateAddress<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('person_email', sentence, () => refuseDuplicate('person_email_key', sentence, work));
}

/** Refuses to change an address that its owner has locked by blocking a change. */
export function refuseLockedAddress(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) return;
  throw new Refusal(
    'CONFLICT',
    `The owner of this e-mail address blocked the change. It can be changed again from ${formatDayAndTime(lockedUntil)}.`,
  );
}
