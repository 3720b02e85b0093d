import type { MailRenderers } from '../features/mail-queue/mail-renderers.ts';
import { renderDigestMail } from '../features/notifications/digests/digest-mail.ts';
import { accountMails } from '../features/users/accounts/account-mails.ts';

/** The renderers of each feature's e-mails. */
export const mailRenderers: MailRenderers = { ...accountMails, notifications: renderDigestMail };
