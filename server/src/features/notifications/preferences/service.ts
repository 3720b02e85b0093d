import { isNotificationKind } from '@eptw/domain/notification/kinds';
import {
  listPreferences,
  isMailFrequency,
  defaultPreferences,
  type Channels,
  type MailFrequency,
  type NotificationPreferences,
} from '@eptw/domain/notification/preferences';
import { findMailDueTime } from '@eptw/domain/notification/schedule';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { findPreferences, lockPendingMail, saveMailDueTimes, savePreferences } from './store.ts';

/** A user's preferences, with every kind there is. */
export interface NotificationPreferencesView {
  mail: MailFrequency;
  kinds: ReturnType<typeof listPreferences>;
}

function toPreferencesView(preferences: NotificationPreferences): NotificationPreferencesView {
  return { mail: preferences.mail, kinds: listPreferences(preferences) };
}

/** The notification preferences of the actor. */
export async function getNotificationPreferences({ db, actor }: ActorContext): Promise<NotificationPreferencesView> {
  return toPreferencesView((await findPreferences(db, actor.id)) ?? defaultPreferences);
}

/** The choice for one kind. */
export interface NotificationChoiceInput extends Channels {
  kind: string;
}

export interface NotificationPreferencesInput {
  mail: string;
  kinds: readonly NotificationChoiceInput[];
}

function parsePreferences({ mail, kinds }: NotificationPreferencesInput): NotificationPreferences {
  if (!isMailFrequency(mail))
    throw new Refusal('BAD_INPUT', 'E-mails are sent atOnce, daily or never. Choose one of them.');
  const preferences: NotificationPreferences = { mail, kinds: {} };
  for (const { kind, inApp, byMail } of kinds) {
    if (!isNotificationKind(kind))
      throw new Refusal('BAD_INPUT', `There are no notifications of the kind '${kind.slice(0, 40)}'.`);
    preferences.kinds[kind] = { inApp, byMail };
  }
  return preferences;
}

/** Replaces the actor's preferences, which also applies to mails not yet sent. Throws BAD_INPUT. */
export async function updateNotificationPreferences(
  context: ActorContext,
  input: NotificationPreferencesInput,
): Promise<NotificationPreferencesView> {
  const { actor } = context;
  const preferences = parsePreferences(input);
  await inTransaction(context.db, async (db) => {
    await savePreferences(db, actor.id, preferences);
    const pending = await lockPendingMail(db, actor.id);
    const dueAt = pending.map(({ kind, createdAt, timeZone }) =>
      findMailDueTime(preferences, kind, createdAt, timeZone),
    );
    const ids = pending.map(({ id }) => id);
    if (ids.length > 0) await saveMailDueTimes(db, ids, dueAt);
  });
  return toPreferencesView(preferences);
}
