import type { Services } from '../../graphql/context.ts';
import { activeAnnouncements } from './store.ts';
import type { Announcement } from './types.ts';

/** What everybody is to read before signing in. Announcements that are not active are nobody's to read. */
export async function getActiveAnnouncements(
  { db, clock }: Services,
  active: boolean | null | undefined,
): Promise<Announcement[]> {
  return active === false ? [] : activeAnnouncements(db, clock());
}
