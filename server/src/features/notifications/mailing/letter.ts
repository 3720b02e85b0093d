import { channelsFor, usualPreferences } from '@eptw/domain/notification/preferences';
import { digestParagraphs, digestSubject } from '@eptw/domain/notification/digest';
import type { Database } from '../../../database/connect.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { Account } from '../../users/accounts/account.ts';
import { findPreferences } from '../preferences/store.ts';
import { notificationsToMail } from './store.ts';

const note =
  'You choose what you are told by mail, and when, under Notifications. What you have seen there is not mailed.';

/**
 * One letter about those of these notifications that the person has not seen meanwhile, whose permits they still see, and
 * that they still want by mail.
 * Undefined when none is left, or there is nobody to write to.
 */
export async function notificationLetter(
  { db, linkBase }: { db: Database; linkBase: string },
  account: Account | undefined,
  notificationIds: readonly string[],
): Promise<Letter | undefined> {
  if (!account?.isApproved || !account.emailVerified) return undefined;
  const preferences = (await findPreferences(db, account.id)) ?? usualPreferences;
  const unseen = await notificationsToMail(db, account.id, notificationIds);
  const items = unseen.filter(({ kind }) => channelsFor(preferences, kind).byMail);
  const [first] = items;
  if (!first) return undefined;
  const single = items.length === 1;
  return {
    to: account.email,
    subject: digestSubject(items),
    greeting: `Dear ${account.fullName},`,
    paragraphs: digestParagraphs(items),
    button: {
      label: single ? 'Open the permit' : 'Open notifications',
      url: `${linkBase}${single ? first.path : '/notifications'}`,
    },
    note,
  };
}
