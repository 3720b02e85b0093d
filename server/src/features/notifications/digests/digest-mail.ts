import { getChannels, defaultPreferences } from '@eptw/domain/notification/preferences';
import { createDigest, formatDigestSubject } from '@eptw/domain/notification/digest';
import type { Database } from '../../../database/connect.ts';
import type { MailContent } from '../../../mail/render-mail.ts';
import type { Account } from '../../users/accounts/account.ts';
import { findPreferences } from '../preferences/store.ts';
import { findNotificationsToMail } from './store.ts';

const digestNote =
  'All times are those of the site. You choose what you are told by mail, and when, under Notifications. What you have seen there is not mailed.';

/** What a letter is written with. */
interface DigestContext {
  db: Database;
  clock: () => Date;
  linkBase: string;
}

/**
 * One letter about those of these notifications that the person has not seen meanwhile, whose permits they still see, and
 * that they still want by mail. Each has one link, to its permit.
 * Undefined when none is left, or there is nobody to write to.
 */
export async function composeDigest(
  { db, clock, linkBase }: DigestContext,
  account: Account | undefined,
  notificationIds: readonly string[],
): Promise<MailContent | undefined> {
  if (!account?.isApproved || !account.emailVerified) return undefined;
  const preferences = (await findPreferences(db, account.id)) ?? defaultPreferences;
  const unseen = await findNotificationsToMail(db, account.id, notificationIds, clock());
  const mailable = unseen.filter(({ kind }) => getChannels(preferences, kind).byMail);
  const { included: shown, left: omitted } = createDigest(mailable);
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
}
