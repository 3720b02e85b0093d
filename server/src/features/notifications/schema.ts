import { toPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import {
  getNotifications,
  countUnseenNotifications,
  findNewestUnseenNotification,
  markNotificationsSeen,
  subscribeToNotifications,
} from './service.ts';
import { notificationList, notificationType, unseenPayload } from './types.ts';

builder.queryField('getNotifications', (t) =>
  t.field({
    type: notificationList,
    description: 'Notifications of the viewer, newest first.',
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      unseen: t.arg.boolean({ description: 'Only unread notifications.' }),
    },
    resolve: (_root, args, context) => getNotifications(requireActor(context), args),
  }),
);

builder.queryField('getUnseenNotificationCount', (t) =>
  t.int({ resolve: (_root, _args, context) => countUnseenNotifications(requireActor(context)) }),
);

builder.mutationField('markNotificationsSeen', (t) =>
  t.field({
    type: unseenPayload,
    description: 'Marks these as read, or all about one permit, or, without arguments, all of the viewer.',
    args: {
      ids: t.arg.idList(),
      permitId: t.arg.id(),
      until: t.arg({
        type: 'DateTime',
        description: 'The newest notification shown to the viewer; later ones stay unread.',
      }),
    },
    resolve: (_root, args, context) =>
      toPayload('Marked as read.', () => markNotificationsSeen(requireActor(context), args)),
  }),
);

const notificationsChangeType = builder.objectRef<object>('NotificationsChange').implement({
  fields: (t) => ({
    unseen: t.int({ resolve: (_change, _args, context) => countUnseenNotifications(requireActor(context)) }),
    newest: t.field({
      type: notificationType,
      nullable: true,
      description: 'The newest unread notification.',
      resolve: (_change, _args, context) => findNewestUnseenNotification(requireActor(context)),
    }),
  }),
});

builder.subscriptionField('notificationsChanged', (t) =>
  t.field({
    type: notificationsChangeType,
    description: 'Sent when the viewer got a notification or read one.',
    subscribe: (_root, _args, context) => subscribeToNotifications(requireActor(context)),
    resolve: (change) => change,
  }),
);
