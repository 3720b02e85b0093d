import { GetActiveAnnouncementDocument, type GetActiveAnnouncementQuery } from '../../../generated/announcements.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';

/** Loads the current announcements to signed-in users; they change while the page is open. */
export function useActiveAnnouncements(): GetActiveAnnouncementQuery['getActiveAnnoucement']['items'] | undefined {
  const { data, refetch } = useQuery(GetActiveAnnouncementDocument);
  useAdminSubscription(['announcement'], () => void refetch());
  return data?.getActiveAnnoucement.items;
}
