import { channelsFor, usualPreferences } from '@eptw/domain/notification/preferences';
import { digestOf, digestSubject } from '@eptw/domain/notification/digest';
import type { Database } from '../../../database/connect.ts';
import type { Letter } from '../../../mail/letter.ts';
import type { Account } from '../../users/accounts/account.ts';
import { findPreferences } from '../preferences/store.ts';
import { notificationsToMail } from './store.ts';

const note =
  'All times are those of the site. You choose what you are told by mail, and when, under Notifications. What you have seen there is not mailed.';

/** What a letter is written with. */
interface Desk {
  db: Database;
  clock: () => Date;
  linkBase: string;
}

/**
 * One letter about those of these notifications that the person has not seen meanwhile, whose permits they still see, and
 * that they still want by mail. Each has one link, to its permit.
 * Undefined when none is left, or there is nobody to write to.
 */
export async function notificationLetter(
  { db, clock, linkBase }: Desk,
  account: Account | undefined,
  notificationIds: readonly string[],
): Promise<Letter | undefined> {
  if (!account?.isApproved || !account.emailVerified) return undefined;
  const preferences = (await findPreferences(db, account.id)) ?? usualPreferences;
  const unseen = await notificationsToMail(db, account.id, notificationIds, clock());
  const wanted = unseen.filter(({ kind }) => channelsFor(preferences, kind).byMail);
  const { told, left } = digestOf(wanted);
  const [first] = told;
  if (!first) return undefined;
  const single = wanted.length === 1;
  return {
    to: account.email,
    subject: digestSubject(wanted),
    greeting: `Dear ${account.fullName},`,
    paragraphs: [],
    items: told.map(({ title, text, path, permit }) => ({
      title,
      text: `${permit.code}. ${text}`,
      ...(!single && { link: { label: `Open ${permit.code}`, url: `${linkBase}${path}` } }),
    })),
    ...(left > 0 && { afterItems: `And ${left} more.` }),
    button: single
      ? { label: 'Open the permit', url: `${linkBase}${first.path}` }
      : { label: 'Open notifications', url: `${linkBase}/notifications` },
    note,
  };
}
