import { useQuery } from '../../../lib/api/use-query.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetActiveAnnouncementDocument } from '../../../generated/announcements.ts';
import { AnnouncementLines } from './announcement-lines.tsx';

/** The current announcements to signed-in users; they change while the page is open. */
export function AnnouncementBanner() {
  const { data, refetch } = useQuery(GetActiveAnnouncementDocument);
  useAdminSubscription(['announcement'], () => void refetch());
  return <AnnouncementLines announcements={data?.getActiveAnnoucement.items} />;
}
