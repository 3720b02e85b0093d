import { removeUnusedFiles } from '../features/files/service.ts';
import { deleteOldMails } from '../features/mail-queue/service.ts';
import { deleteOldNotifications } from '../features/notifications/service.ts';
import { deleteOldTextMessages } from '../features/sms-queue/service.ts';
import { deleteOldVisitors } from '../features/muster/visitors/service.ts';
import { deleteOldPerformedActions } from '../features/performed-actions/service.ts';
import { deleteOldSessions } from '../features/sessions/service.ts';
import { deleteOldCodes } from '../features/users/accounts/codes.ts';
import type { AppContext } from '../app-context.ts';

const dayMs = 24 * 3_600_000;

/** How many days obsolete data is kept, in case somebody asks what happened. */
const retentionDays = {
  /** Longer than anybody leaves a form that is only on their device. */
  unheldFiles: 30,
  sessions: 30,
  codes: 30,
  mails: 90,
  textMessages: 90,
  seenNotifications: 90,
  notifications: 365,
  /** A client that got no response to an action retries within minutes. */
  performedActions: 1,
  /** A muster is over long before. */
  musterVisitors: 1,
};

/**
 * Removes obsolete data: unreferenced uploads, old sessions, expired codes, sent e-mails and text messages, seen
 * notifications, keys of actions that nobody will repeat, and visitors on muster lists.
 */
export async function tidyUp(context: Pick<AppContext, 'db' | 'files' | 'clock'>): Promise<void> {
  const subtractDays = (days: number) => new Date(context.clock().getTime() - days * dayMs);
  await deleteOldSessions(context, subtractDays(retentionDays.sessions));
  await deleteOldCodes(context.db, subtractDays(retentionDays.codes));
  await deleteOldMails(context, subtractDays(retentionDays.mails));
  await deleteOldTextMessages(context, subtractDays(retentionDays.textMessages));
  await deleteOldNotifications(context, {
    seen: subtractDays(retentionDays.seenNotifications),
    unseen: subtractDays(retentionDays.notifications),
  });
  await deleteOldPerformedActions(context, subtractDays(retentionDays.performedActions));
  await deleteOldVisitors(context, subtractDays(retentionDays.musterVisitors));
  await removeUnusedFiles(context, subtractDays(retentionDays.unheldFiles));
}
