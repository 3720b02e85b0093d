import { selectClosers } from '@eptw/domain/notification/audience';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { findNextReminder, formatReminderDay, checkReminder } from '@eptw/domain/permit/closure-reminder';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { loadPermitPendingClosure, type PermitPendingClosure } from '../../permits/closure-contacts/service.ts';

import { loadPermit } from '../../permits/detail/service.ts';
import { publishNotificationsChanged } from '../dispatch/service.ts';
import { notifyAudiences } from '../dispatch/notify-audience.ts';
import { lockPermitForShare, insertReminder } from './store.ts';

/**
 * Reminds the permit closers of a site, once a day, that a permit needs them. Returns the message for the submitter;
 * throws the refusal.
 */
export async function remindPermitClosers(context: ActorContext, permitId: string): Promise<string> {
  const { _id: id } = await loadPermit(context, permitId);
  const { actor } = context;
  return inTransaction(context.db, async (db) => {
    await lockPermitForShare(db, id);
    const row = await loadPermitPendingClosure(db, id);
    const problem = checkReminder(actor.id, row);
    if (problem) throw new Refusal(problem.kind === 'wrong person' ? 'FORBIDDEN' : 'CONFLICT', problem.reason);
    if (row.groups.every(({ members }) => members.length === 0))
      throw new Refusal(
        'CONFLICT',
        `${row.siteName} has no permit closer at the moment. Ask ${row.owner.fullname}, the host / system owner, to have one assigned.`,
      );
    const at = context.clock();
    const day = formatReminderDay(at, row.timeZone);
    if (!(await insertReminder(db, { permitId: id, day, personId: actor.id, at })))
      // Loaded again: the other reminder may have been sent since.
      throw toRemindedTodayRefusal(await loadPermitPendingClosure(db, id));
    const notified = await notifyAudiences({ db, clock: context.clock }, [
      {
        kind: 'reminded',
        permitId: id,
        audience: selectClosers(row),
        sequence: row.sequence,
        occasion: `reminder ${day}`,
        at,
      },
    ]);
    await publishNotificationsChanged({ ...context, db }, notified);
    return `The permit closers of ${row.siteName} were reminded of permit ${row.number}.`;
  });
}

function toRemindedTodayRefusal({ number, remindedAt, timeZone }: PermitPendingClosure): Refusal {
  if (!remindedAt) throw new Error(`Permit ${number} has a reminder that nobody sent`);
  const [remindedText, nextText] = [remindedAt, findNextReminder(remindedAt, timeZone)].map((at) =>
    formatDayAndTime(at, timeZone),
  );
  return new Refusal(
    'RATE_LIMITED',
    `The permit closers were reminded of permit ${number} on ${remindedText}. The next reminder can be sent from ${nextText}.`,
  );
}
