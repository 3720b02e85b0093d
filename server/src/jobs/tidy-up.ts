import { removeUnheldFiles } from '../features/files/service.ts';
import { forgetMails } from '../features/mails/service.ts';
import { forgetNotifications } from '../features/notifications/service.ts';
import { forgetSessions } from '../features/sessions/service.ts';
import { forgetCodes } from '../features/users/accounts/codes.ts';
import type { Services } from '../graphql/context.ts';

const day = 24 * 3_600_000;

/** Days for which something is kept that is of no use any more, in case somebody asks what happened. */
const kept = {
  /** Longer than anybody leaves a form lie that is kept on their device alone. */
  unheldFiles: 30,
  sessions: 30,
  codes: 30,
  mails: 90,
  seenNotifications: 90,
  notifications: 365,
};

/** Removes what nobody needs any more: uploads that nothing holds, old sessions, expired codes, mails long
 * sent, notifications long seen. */
export async function tidyUp(services: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * day);
  await forgetSessions(services, daysAgo(kept.sessions));
  await forgetCodes(services.db, daysAgo(kept.codes));
  await forgetMails(services, daysAgo(kept.mails));
  await forgetNotifications(services, { seen: daysAgo(kept.seenNotifications), unseen: daysAgo(kept.notifications) });
  await removeUnheldFiles(services, daysAgo(kept.unheldFiles));
}
