import { removeUnusedFiles } from '../features/files/service.ts';
import { deleteOldMails } from '../features/mail-queue/service.ts';
import { deleteOldNotifications } from '../features/notifications/service.ts';
import { forgetPerformedActions } from '../features/permits/actions/service.ts';
import { deleteOldSessions } from '../features/sessions/service.ts';
import { deleteOldCodes } from '../features/users/accounts/codes.ts';
import type { AppContext } from '../app-context.ts';

const dayMs = 24 * 3_600_000;

/** Days for which something is kept that is of no use any more, in case somebody asks what happened. */
const retentionDays = {
  /** Longer than anybody leaves a form lie that is kept on their device alone. */
  unheldFiles: 30,
  sessions: 30,
  codes: 30,
  mails: 90,
  seenNotifications: 90,
  notifications: 365,
  /** Whoever got no answer to an action tries again within minutes. */
  performedActions: 1,
};

/**
 * Removes what nobody needs any more: uploads that nothing holds, old sessions, expired codes, mails long sent,
 * notifications long seen, keys of actions that nobody repeats.
 */
export async function tidyUp(context: Pick<AppContext, 'db' | 'files' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(context.clock().getTime() - days * dayMs);
  await deleteOldSessions(context, daysAgo(retentionDays.sessions));
  await deleteOldCodes(context.db, daysAgo(retentionDays.codes));
  await deleteOldMails(context, daysAgo(retentionDays.mails));
  await deleteOldNotifications(context, {
    seen: daysAgo(retentionDays.seenNotifications),
    unseen: daysAgo(retentionDays.notifications),
  });
  await forgetPerformedActions(context, daysAgo(retentionDays.performedActions));
  await removeUnusedFiles(context, daysAgo(retentionDays.unheldFiles));
}
