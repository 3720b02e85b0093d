import { isNotificationKind } from '@eptw/domain/notification/kinds';
import {
  everyChoice,
  isMailRhythm,
  usualPreferences,
  type Channels,
  type MailRhythm,
  type NotificationPreferences,
} from '@eptw/domain/notification/preferences';
import { mailDueAt } from '@eptw/domain/notification/times';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { findPreferences, lockWaiting, saveDueTimes, savePreferences } from './store.ts';

/** What a person chose, with every kind there is. */
export interface ChosenPreferences {
  mail: MailRhythm;
  kinds: ReturnType<typeof everyChoice>;
}

function chosen(preferences: NotificationPreferences): ChosenPreferences {
  return { mail: preferences.mail, kinds: everyChoice(preferences) };
}

/** How this person wants to be notified. */
export async function getNotificationPreferences({ db, actor }: Scope): Promise<ChosenPreferences> {
  return chosen((await findPreferences(db, actor.id)) ?? usualPreferences);
}

/** What a person chooses for one kind. */
export interface SentChoice extends Channels {
  kind: string;
}

export interface SentPreferences {
  mail: string;
  kinds: readonly SentChoice[];
}

function checked({ mail, kinds }: SentPreferences): NotificationPreferences {
  if (!isMailRhythm(mail)) throw new Refusal('BAD_INPUT', 'Mails go out at once, daily or never. Choose one of them.');
  const preferences: NotificationPreferences = { mail, kinds: {} };
  for (const { kind, inApp, byMail } of kinds) {
    if (!isNotificationKind(kind))
      throw new Refusal('BAD_INPUT', `There are no notifications of the kind '${kind.slice(0, 40)}'.`);
    preferences.kinds[kind] = { inApp, byMail };
  }
  return preferences;
}

/** Replaces how this person wants to be notified, which also holds for mails that wait. Throws BAD_INPUT. */
export async function updateNotificationPreferences(scope: Scope, sent: SentPreferences): Promise<ChosenPreferences> {
  const { actor } = scope;
  const preferences = checked(sent);
  await inTransaction(scope.db, async (db) => {
    await savePreferences(db, actor.id, preferences);
    const waiting = await lockWaiting(db, actor.id);
    const dueAt = waiting.map(({ kind, createdAt, timeZone }) => mailDueAt(preferences, kind, createdAt, timeZone));
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await saveDueTimes(db, ids, dueAt);
  });
  return chosen(preferences);
}
