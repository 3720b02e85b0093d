import {
  CreateAnnouncementDocument,
  DeleteAnnouncementDocument,
  GetAnnouncementDocument,
  GetAnnouncementsDocument,
  UpdateAnnouncementDocument,
} from '../../generated/announcements.ts';
import type { AnnouncementRow } from './edit/announcement-columns.tsx';

/** Announcements as their screens use them. */
export const announcementResource = {
  noun: 'announcement',
  kinds: ['announcement'],
  list: GetAnnouncementsDocument,
  read: GetAnnouncementDocument,
  create: CreateAnnouncementDocument,
  update: UpdateAnnouncementDocument,
  remove: DeleteAnnouncementDocument,
  question: 'It will no longer be shown. Its text stays in the administration history.',
  describe: ({ title }: AnnouncementRow) => title,
  refetch: ['GetActiveAnnouncement'],
} as const;
