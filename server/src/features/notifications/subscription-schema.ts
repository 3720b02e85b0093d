import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { countUnseenNotifications, findNewestUnseenNotification } from './service.ts';
import { notificationType } from './types.ts';
import { subscribeToNotifications } from './subscriptions.ts';

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
