import { notificationKindNames, notificationKinds, type NotificationKind } from './kinds.ts';

/** When e-mails are sent: within a minute, once a day, or never. */
export const mailFrequencies = ['atOnce', 'daily', 'never'] as const;

export type MailFrequency = (typeof mailFrequencies)[number];

export const mailFrequencyLabels: Record<MailFrequency, string> = {
  atOnce: 'Immediately',
  daily: 'Once a day, at 07:00',
  never: 'Never',
};

export function isMailFrequency(text: string): text is MailFrequency {
  return (mailFrequencies as readonly string[]).includes(text);
}

/** The channels by which a user is notified of a kind. */
export interface Channels {
  inApp: boolean;
  byMail: boolean;
}

/** A user's choices; where none was made, the table of kinds gives the default. */
export interface NotificationPreferences {
  mail: MailFrequency;
  kinds: Partial<Record<NotificationKind, Channels>>;
}

export const defaultPreferences: NotificationPreferences = { mail: 'atOnce', kinds: {} };

/** The channels by which this user is notified of a kind. */
export function getChannels({ mail, kinds }: NotificationPreferences, kind: NotificationKind): Channels {
  const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
  return { inApp, byMail: byMail && mail !== 'never' };
}

/** Every kind with its chosen channels, in the order of the table. */
export function listPreferences({ kinds }: NotificationPreferences) {
  return notificationKindNames.map((kind) => {
    const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
    return { kind, label: notificationKinds[kind].label, inApp, byMail };
  });
}
