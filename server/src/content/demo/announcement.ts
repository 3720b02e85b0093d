import { announcementTypes, type AnnouncementType } from '@eptw/domain/announcement/announcement';
import { amount, object, oneOf, text } from '../shape.ts';

export interface DemoAnnouncement {
  title: string;
  message: string;
  type: AnnouncementType;
  /** For how many days it is shown. */
  days: number;
}

/** The shape of `content/demo/announcement.yaml`. */
export const demoAnnouncement = object<DemoAnnouncement>({
  title: text,
  message: text,
  type: oneOf(announcementTypes),
  days: amount,
});
