import { createPortal } from 'react-dom';
import { AnnouncementLines } from '../../features/announcements/components/announcement-lines.tsx';
import { announcementPlace } from '../../features/announcements/components/announcement-place.ts';
import { useActiveAnnouncements } from '../../features/announcements/components/use-active-announcements.ts';
import { StopBands } from '../../features/area-stops/stop-band.tsx';
import { useAreaStops } from '../../features/area-stops/components/use-area-stops.ts';
import { useStore } from '../../lib/store.ts';
import { UnsentStopsElsewhere } from './unsent-stops-elsewhere.tsx';

/** What stands before every page: first what only this device has. */
export function PageNotices() {
  return (
    <>
      <UnsentStopsElsewhere />
      <SiteNotices />
    </>
  );
}

/**
 * The stops of all work or, while none is in force, the announcements. Where something on the page comes first, the
 * announcements stand below that.
 */
function SiteNotices() {
  const stops = useAreaStops();
  // Read here, once for all places.
  const announcements = useActiveAnnouncements();
  const place = useStore(announcementPlace);
  if (stops.length > 0) return <StopBands stops={stops} />;
  const lines = <AnnouncementLines announcements={announcements} />;
  return place ? createPortal(lines, place) : lines;
}
