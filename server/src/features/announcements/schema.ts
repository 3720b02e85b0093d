import { builder } from '../../graphql/builder.ts';
import { getActiveAnnouncements } from './service.ts';
import type { Announcement } from './store.ts';

const announcementType = builder.objectRef<Announcement>('Announcement').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'HTML, to be sanitised where it is shown.' }),
    type: t.exposeString('type'),
    color: t.exposeString('color', { nullable: true }),
  }),
});

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
