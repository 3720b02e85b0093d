import { useQuery } from '@apollo/client/react';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetActiveAnnouncementDocument } from '../../../generated/announcements.ts';
import { AnnouncementLine } from './announcement-line.tsx';

/** The current announcements to all users; renders nothing when there are none. */
export function AnnouncementBanner() {
  const { data, refetch } = useQuery(GetActiveAnnouncementDocument);
  useAdminSubscription(['announcement'], () => void refetch());
  const announcements = data?.getActiveAnnoucement.items ?? [];
  if (!announcements.length) return null;
  return (
    <aside aria-label="Announcement">
      {announcements.map((announcement) => (
        <AnnouncementLine key={announcement._id} announcement={announcement} />
      ))}
    </aside>
  );
}
