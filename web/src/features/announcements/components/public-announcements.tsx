import { GetActiveAnnouncementDocument } from '../../../generated/announcements.ts';
import { useAnonymousQuery } from '../../../lib/anonymous/use-anonymous-query.ts';
import { AnnouncementLines } from './announcement-lines.tsx';

/** The current announcements on the pages before signing in. */
export function PublicAnnouncements() {
  const { data } = useAnonymousQuery(GetActiveAnnouncementDocument);
  return <AnnouncementLines announcements={data?.getActiveAnnoucement.items} />;
}
