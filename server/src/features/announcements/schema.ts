import { builder } from '../../graphql/builder.ts';
import { getActiveAnnouncements } from './service.ts';
import { announcementType, type Announcement } from './types.ts';

const announcementAnswer = builder.objectRef<Announcement[]>('AnnouncementAnswer').implement({
  fields: (t) => ({
    annoucement: t.string({
      description: 'The items as JSON text.',
      resolve: (announcements) => JSON.stringify(announcements),
    }),
    items: t.field({ type: [announcementType], resolve: (announcements) => announcements }),
  }),
});

builder.queryField('getActiveAnnoucement', (t) =>
  t.field({
    type: announcementAnswer,
    args: { active: t.arg.boolean() },
    resolve: (_root, { active }, context) => getActiveAnnouncements(context, active),
  }),
);
