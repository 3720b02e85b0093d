import type { GetActiveAnnouncementQuery } from '../../../generated/announcements.ts';
import { AnnouncementLine } from './announcement-line.tsx';

type Announcements = GetActiveAnnouncementQuery['getActiveAnnoucement']['items'];

/** Announcements to all users; renders nothing when there are none. */
export function AnnouncementLines({ announcements = [] }: { announcements: Announcements | undefined }) {
  if (!announcements.length) return null;
  return (
    <aside aria-label="Announcement">
      {announcements.map((announcement) => (
        <AnnouncementLine key={announcement._id} announcement={announcement} />
      ))}
    </aside>
  );
}
