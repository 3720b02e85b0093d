import { notificationKindNames, notificationKinds, type NotificationKind } from './kinds.ts';

/** When mails go out: within a minute of what happened, once a day, or never. */
export const mailRhythms = ['atOnce', 'daily', 'never'] as const;

export type MailRhythm = (typeof mailRhythms)[number];

export const mailRhythmLabels: Record<MailRhythm, string> = {
  atOnce: 'At once, within a minute',
  daily: 'Once a day, at 7 in the morning',
  never: 'Never',
};

export function isMailRhythm(text: string): text is MailRhythm {
  return (mailRhythms as readonly string[]).includes(text);
}

/** By which ways somebody wants to be told of a kind. */
export interface Channels {
  inApp: boolean;
  byMail: boolean;
}

/** What a person chose; what they did not choose is as the table of kinds says. */
export interface NotificationPreferences {
  mail: MailRhythm;
  kinds: Partial<Record<NotificationKind, Channels>>;
}

export const usualPreferences: NotificationPreferences = { mail: 'atOnce', kinds: {} };

/** By which ways this person is told of a kind. */
export function channelsFor({ mail, kinds }: NotificationPreferences, kind: NotificationKind): Channels {
  const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
  return { inApp, byMail: byMail && mail !== 'never' };
}

/** Every kind with the ways that were chosen for it, in the order of the table. */
export function everyChoice({ kinds }: NotificationPreferences) {
  return notificationKindNames.map((kind) => {
    const { inApp, byMail } = kinds[kind] ?? notificationKinds[kind];
    return { kind, label: notificationKinds[kind].label, inApp, byMail };
  });
}
