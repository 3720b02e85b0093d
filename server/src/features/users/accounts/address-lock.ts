import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Refusal } from '../../../graphql/errors.ts';

/** Refuses to change an address that its owner keeps until then, after they blocked a change. */
export function refuseLockedAddress(keptUntil: Date | null, now: Date): void {
  if (keptUntil === null || keptUntil <= now) return;
  throw new Refusal(
    'CONFLICT',
    `The owner of this e-mail address blocked the change. It can be changed again from ${formatDayAndTime(keptUntil)}.`,
  );
}
