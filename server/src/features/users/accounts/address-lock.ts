import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Refusal } from '../../../graphql/errors.ts';

/** Refuses to change an address that its owner keeps until then, after they blocked a change. */
export function refuseLockedAddress(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil === null || lockedUntil <= now) return;
  throw new Refusal(
    'CONFLICT',
    `The owner of this e-mail address blocked a change of it. It can be changed again from ${formatDayAndTime(lockedUntil)} on.`,
  );
}
