import type { Role } from '@eptw/domain/user/role';
import { readPermitListAhead } from '../features/permits/list/read-list-ahead.ts';
import { permitLevels, type PermitLevel } from '../features/permits/components/permit-level.ts';
import { GetAreaStopsDocument } from '../generated/area-stops.ts';
import { GetActiveAnnouncementDocument } from '../generated/announcements.ts';
import { GetUnseenNotificationCountDocument } from '../generated/notifications/unread-count.ts';
import { GetMenuCountsDocument, GetSessionDocument } from '../generated/sessions.ts';
import { readAhead } from '../lib/api/requests.ts';

/** The queries of the frame around the screens. */
const frameQueries = [
  GetSessionDocument,
  GetAreaStopsDocument,
  GetMenuCountsDocument,
  GetUnseenNotificationCountDocument,
  GetActiveAnnouncementDocument,
] as const;

/** Reads ahead what the frame around the screens of signed-in users shows. */
export function readFrameAhead(): void {
  readAhead(frameQueries, {});
}

/** The address of a screen that is opening, and who opens it. */
interface OpeningScreen {
  id: string | undefined;
  address: URLSearchParams;
  role: Role;
}

/** Sends the screen's query; resolves once it is sent, so that the screen does not send it too. */
type ScreenReader = (opening: OpeningScreen) => Promise<void>;

// The queries of a permit are large, and the list does not need them.
const readPermit =
  (level: PermitLevel): ScreenReader =>
  async ({ id = '' }) =>
    (await import('../features/permits/detail/read-permit-ahead.ts')).readPermitAhead(id, level);

/** The work with its permit, not after it: the page then shows both at once. */
const readPermitAndWork =
  (level: PermitLevel): ScreenReader =>
  async (opening) => {
    const readWork = async () => {
      const { GetWorkDocument } = await import('../generated/work.ts');
      readAhead([GetWorkDocument], { permitId: opening.id ?? '' });
    };
    await Promise.all([readPermit(level)(opening), readWork()]);
  };

/** What screens read while their code is loading, by path; other screens read once it has loaded. */
export const screenReaders: Readonly<Record<string, ScreenReader>> = {
  '/permits': async ({ address, role }) => readPermitListAhead(address, role),
  '/permits/:id': readPermitAndWork(permitLevels.permit),
  '/permits/review/:id': readPermit(permitLevels.permit),
  '/childpermits/:id': readPermitAndWork(permitLevels.childPermit),
  '/childpermits/review/:id': readPermit(permitLevels.childPermit),
};
