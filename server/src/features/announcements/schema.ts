import { toPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  listActiveAnnouncements,
  getAnnouncement,
  listAnnouncements,
  updateAnnouncement,
  type AnnouncementInput,
} from './service.ts';
import { announcementList, announcementItemPayload, announcementType, type Announcement } from './types.ts';

const announcementPayload = builder.objectRef<Announcement[]>('AnnouncementAnswer').implement({
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
    type: announcementPayload,
    args: { active: t.arg.boolean() },
    resolve: (_root, { active }, context) => listActiveAnnouncements(context, active),
  }),
);

builder.queryField('getAnnouncements', (t) =>
  t.field({
    type: announcementList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => listAnnouncements(context, args),
  }),
);

builder.queryField('getAnnouncement', (t) =>
  t.field({
    type: announcementItemPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getAnnouncement(context, id)),
  }),
);

function defineAnnouncementInput(name: string) {
  return builder.inputRef<AnnouncementInput>(name).implement({
    fields: (t) => ({
      title: t.string({ required: true }),
      message: t.string({ required: true, description: 'HTML with a few allowed tags; anything else is rejected.' }),
      type: t.string({ description: 'info, success, warning or error; info when omitted.' }),
      color: t.string({ description: "'#rrggbb', or empty for the colours of the type." }),
      from: t.field({ type: 'DateTime', description: 'Shown immediately when omitted.' }),
      to: t.field({ type: 'DateTime', description: 'Shown until deleted when omitted.' }),
    }),
  });
}

const createInput = defineAnnouncementInput('CreateAnnouncementInput');
const updateInput = defineAnnouncementInput('UpdateAnnouncementInput');

builder.mutationField('createAnnouncement', (t) =>
  t.field({
    type: announcementItemPayload,
    args: { data: t.arg({ type: createInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('Announcement created.', () => createAnnouncement(requireActor(context), data)),
  }),
);

builder.mutationField('updateAnnouncement', (t) =>
  t.field({
    type: announcementItemPayload,
    args: {
      id: t.arg.id({ required: true }),
      data: t.arg({ type: updateInput, required: true }),
      version: t.arg.int({ description: 'The version that was edited; an outdated one is refused.' }),
    },
    resolve: (_root, args, context) =>
      toPayload('Announcement updated.', () => updateAnnouncement(requireActor(context), args)),
  }),
);

builder.mutationField('deleteAnnouncement', (t) =>
  t.field({
    type: announcementItemPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('Announcement deleted.', () => deleteAnnouncement(requireActor(context), id)),
  }),
);
