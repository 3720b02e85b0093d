import { AnnouncementBanner } from '../../features/announcements/components/announcement-banner.tsx';
import { StopBands } from '../../features/permits/area-stops/stop-band.tsx';
import { useAreaStops } from '../../features/permits/area-stops/use-area-stops.ts';

/** What stands before every page: the stops of all work or, while none is in force, the announcements. */
export function PageNotices() {
  const stops = useAreaStops();
  return stops.length > 0 ? <StopBands stops={stops} /> : <AnnouncementBanner />;
}
