import { getChannels, defaultPreferences } from '@eptw/domain/notification/preferences';
import { createDigest, formatDigestSubject } from '@eptw/domain/notification/digest';
import type { MailRenderer } from '../../mail-queue/mail-renderers.ts';
import { findAccountById } from '../../users/accounts/account.ts';
import { findPreferences } from '../preferences/store.ts';
import { findNotificationsToMail } from './store.ts';

const digestNote =
  'All times are local to the site. Choose which e-mails you get, and when, under Notifications. E-mails leave out notifications you have already read there.';

/**
 * One mail about those of these notifications that the user has not seen in the meantime, whose permits they can
 * still see, and that they still want by mail. Each has one link, to its permit. Undefined if none is left, or the
 * account may not get mails.
 */
export const renderDigestMail: MailRenderer<'notifications'> = async (
  { db, clock, linkBase },
  { personId, notificationIds },
) => {
  const account = await findAccountById(db, personId);
  if (!account?.isApproved || !account.emailVerified) return undefined;
  const preferences = (await findPreferences(db, account.id)) ?? defaultPreferences;
  const unseen = await findNotificationsToMail(db, account.id, notificationIds, clock());
  const mailable = unseen.filter(({ kind }) => getChannels(preferences, kind).byMail);
  const { included: shown, omitted } = createDigest(mailable);
  const [first] = shown;
  if (!first) return undefined;
  const single = mailable.length === 1;
  return {
    to: account.email,
    subject: formatDigestSubject(mailable),
    greeting: `Dear ${account.fullName},`,
    paragraphs: [],
    items: shown.map(({ title, text, path, permit }) => ({
      title,
      text: `${permit.code}. ${text}`,
      ...(!single && { link: { label: `Open ${permit.code}`, url: `${linkBase}${path}` } }),
    })),
    ...(omitted > 0 && { afterItems: `And ${omitted} more.` }),
    button: single
      ? { label: 'Open the permit', url: `${linkBase}${first.path}` }
      : { label: 'Open notifications', url: `${linkBase}/notifications` },
    note: digestNote,
  };
};
