import { notificationKindNames, notificationKinds, type NotificationKind } from './kinds.ts';

/** When mails go out: within a minute of what happened, once a day, or never. */
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

/** By which ways somebody wants to be told of a kind. */
export interface Channels {
  inApp: boolean;
  byMail: boolean;
}

/** What a person chose; what they did not choose is as the table of kinds says. */
export interface NotificationPreferences {
  mail: MailFrequency;
  kinds: Partial<Record<NotificationKind, Channels>>;
}

export const defaultPreferences: NotificationPreferences = { mail: 'atOnce', kinds: {} };

/** By which ways this person is told of a kind. */
export function getChannels({ mail, kinds }: NotificationPreferences, kind: NotificationKind): Channels {
  const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
  return { inApp, byMail: byMail && mail !== 'never' };
}

/** Every kind with the ways that were chosen for it, in the order of the table. */
export function listPreferences({ kinds }: NotificationPreferences) {
  return notificationKindNames.map((kind) => {
    const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
    return { kind, label: notificationKinds[kind].label, inApp, byMail };
  });
}
