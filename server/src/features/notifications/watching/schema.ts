import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { getUnseenNotificationCount, newestUnseenNotification } from '../service.ts';
import { notificationType } from '../types.ts';
import { watchNotifications } from './service.ts';

const changeType = builder.objectRef<object>('NotificationsChange').implement({
  fields: (t) => ({
    unseen: t.int({ resolve: (_change, _args, context) => getUnseenNotificationCount(scopeOf(context)) }),
    newest: t.field({
      type: notificationType,
      nullable: true,
      description: 'The newest that was not seen yet.',
      resolve: (_change, _args, context) => newestUnseenNotification(scopeOf(context)),
    }),
  }),
});

builder.subscriptionField('notificationsChanged', (t) =>
  t.field({
    type: changeType,
    description: 'Says that the viewer was notified of something, or has seen notifications.',
    subscribe: (_root, _args, context) => watchNotifications(scopeOf(context)),
    resolve: (change) => change,
  }),
);
