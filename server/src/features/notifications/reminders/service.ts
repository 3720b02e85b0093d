import { selectOwners, selectSubmitter } from '@eptw/domain/notification/audience';
import { findReminderDays } from '@eptw/domain/notification/schedule';
import { inTransaction } from '../../../database/transaction.ts';
import { publishNotificationsChanged, type DispatchContext } from '../dispatch/service.ts';
import { lockDispatch } from '../dispatch/store.ts';
import { notifyAudiences, type Dispatch } from '../dispatch/notify-audience.ts';
import { findPermitReminders, listSiteTimeZones, type PermitReminder } from './store.ts';

/**
 * Sends reminders of what starts and ends around today at each site. Runs several times a day, to include permits
 * raised during the day and to catch up after a standstill; no user is reminded twice on a day.
 */
export async function sendReminders(context: DispatchContext): Promise<void> {
  for (const timeZone of await listSiteTimeZones(context.db)) {
    const days = findReminderDays(context.clock(), timeZone);
    if (!days) continue;
    await inTransaction(context.db, async (db) => {
      await lockDispatch(db);
      const reminders = await findPermitReminders(db, timeZone, days);
      const notified = await notifyAudiences(
        { ...context, db },
        toDispatches(reminders, `day ${days.name}`, context.clock()),
      );
      await publishNotificationsChanged({ ...context, db }, notified);
    });
  }
}

function toDispatches(reminders: readonly PermitReminder[], occasion: string, at: Date): Dispatch[] {
  const notified = reminders.map((permit) => ({ ...permit, audience: selectOwners(permit) }));
  // Child permits count against no quota. Which of these warnings is true is decided when they are dispatched.
  const warned = reminders
    .filter(({ kind }) => kind === 'endedUnclosed')
    .map((permit) => ({ ...permit, kind: 'quotaNear' as const, audience: selectSubmitter(permit) }));
  return [...notified, ...warned].map(({ kind, permitId, audience }) => ({
    ...{ kind, permitId, audience, occasion, at },
    sequence: null,
  }));
}
