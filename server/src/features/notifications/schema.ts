import { answering } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { getNotifications, getUnseenNotificationCount, markNotificationsSeen } from './service.ts';
import { notificationList, unseenAnswer } from './types.ts';

builder.queryField('getNotifications', (t) =>
  t.field({
    type: notificationList,
    description: 'What the viewer was notified of, the newest first.',
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      unseen: t.arg.boolean({ description: 'Only what was not seen yet.' }),
    },
    resolve: (_root, args, context) => getNotifications(scopeOf(context), args),
  }),
);

builder.queryField('getUnseenNotificationCount', (t) =>
  t.int({ resolve: (_root, _args, context) => getUnseenNotificationCount(scopeOf(context)) }),
);

builder.mutationField('markNotificationsSeen', (t) =>
  t.field({
    type: unseenAnswer,
    description: "Marks these as seen, or all about one permit, or, without either, all of the viewer's.",
    args: {
      ids: t.arg.idList(),
      permitId: t.arg.id(),
      until: t.arg({
        type: 'DateTime',
        description: 'Of all of them, what came after this stays unseen: the newest that the viewer was shown.',
      }),
    },
    resolve: (_root, args, context) =>
      answering('Marked as seen.', () => markNotificationsSeen(scopeOf(context), args)),
  }),
);
