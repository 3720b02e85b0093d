import type { AnnouncementState, AnnouncementType } from '@eptw/domain/announcement/announcement';
import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { announcementStateEnum, announcementTypeEnum } from '../../graphql/enums.ts';

/** An announcement as the API returns it. The message may be HTML, which clients must sanitise. */
export interface Announcement {
  _id: string;
  title: string;
  message: string;
  type: AnnouncementType;
  color: string | null;
}

export const announcementType = builder.objectRef<Announcement>('Announcement').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'HTML; sanitise it before showing it.' }),
    type: t.expose('type', { type: announcementTypeEnum }),
    color: t.exposeString('color', { nullable: true }),
  }),
});

/** An announcement as administrators see it. */
export interface ManagedAnnouncement extends Announcement {
  from: Date | null;
  to: Date | null;
  version: number;
  state: AnnouncementState;
}

export const managedAnnouncementType = builder.objectRef<ManagedAnnouncement>('ManagedAnnouncement').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'HTML; sanitise it before showing it.' }),
    type: t.expose('type', { type: announcementTypeEnum }),
    color: t.exposeString('color', { nullable: true }),
    from: t.expose('from', { type: 'DateTime', nullable: true }),
    to: t.expose('to', { type: 'DateTime', nullable: true }),
    version: t.exposeInt('version'),
    state: t.expose('state', { type: announcementStateEnum, description: 'At the time of the response.' }),
  }),
});

export const announcementList = defineListType('AnnouncementList', managedAnnouncementType);
export const announcementItemPayload = definePayloadType(
  'AnnouncementItemAnswer',
  'announcement',
  managedAnnouncementType,
);
