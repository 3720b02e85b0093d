import type { NotificationKind } from '@eptw/domain/notification/kinds';
import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { notificationKindEnum } from '../../graphql/enums.ts';

/** A notification as its user reads it. */
export interface Notification {
  _id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** The path of the screen that it links to. */
  path: string;
  permit: { _id: string; code: string };
  /** Of the permit's site. */
  timeZone: string;
  createdAt: Date;
  seenAt: Date | null;
}

const notifiedPermitType = builder.objectRef<Notification['permit']>('NotifiedPermit').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), code: t.exposeString('code') }),
});

export const notificationType = builder.objectRef<Notification>('Notification').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: notificationKindEnum }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    path: t.exposeString('path', { description: 'The screen that it links to.' }),
    permit: t.field({ type: notifiedPermitType, resolve: ({ permit }) => permit }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Also set when it no longer applies, for example when someone else has decided.',
    }),
  }),
});

export const notificationList = defineListType('NotificationList', notificationType);

/** The number of a user's unseen notifications. */
export interface UnseenNotifications {
  unseen: number;
}

const unseenType = builder.objectRef<UnseenNotifications>('UnseenNotifications').implement({
  fields: (t) => ({ unseen: t.exposeInt('unseen') }),
});

export const unseenPayload = definePayloadType('UnseenNotificationsAnswer', 'notifications', unseenType);
