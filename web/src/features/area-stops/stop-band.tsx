import { Button } from 'antd';
import { Siren } from 'lucide-react';
import { useLocation } from 'react-router';
import { formatStopHeadline, mayStopArea } from '@eptw/domain/area-stop/area-stop';
import { mayReadMuster } from '@eptw/domain/muster/muster';
import { LinkButton } from '../../components/page/link-button.tsx';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { useNow } from '../../lib/use-now.ts';
import { describeStop, type AreaStop } from './components/area-stop.ts';
import { LiftStop } from './components/lift-stop.tsx';
import { useRaiseStop } from './components/use-raise-stop.ts';
import '../../components/page/stop-band.css';

/** The permit's own page: there the work comes right below the band on a phone. */
const permitPage = /^\/(?:child)?permits\/[^/]+/;

/** The muster list, and what those who may stop the site do with the stop. */
function StopActions({ stop }: { stop: AreaStop }) {
  const { role } = useSignedInUser();
  const viewer = { role, siteIds: [stop.site] };
  const [raise, isRaising] = useRaiseStop(stop);
  const mayLift = mayStopArea(viewer, stop.site);
  const readsMuster = mayReadMuster(viewer, stop.site);
  if (!mayLift && !readsMuster) return null;
  return (
    <div className="stop-band-actions">
      {readsMuster && <LinkButton to={`/muster/${stop.site}`}>Muster list</LinkButton>}
      {mayLift && !stop.mustered && (
        <Button loading={isRaising} onClick={raise}>
          Everybody to the assembly point
        </Button>
      )}
      {mayLift && <LiftStop stopId={stop._id} siteName={stop.siteName} mustered={stop.mustered} />}
    </div>
  );
}

/** A red band for each stop of all work, before anything else on every page. */
export function StopBands({ stops }: { stops: readonly AreaStop[] }) {
  const now = useNow();
  const { pathname } = useLocation();
  return stops.map((stop) => (
    <section
      key={stop._id}
      className="stop-band"
      aria-label="All work is stopped"
      data-compact={permitPage.test(pathname) || undefined}
    >
      <Siren size={26} aria-hidden />
      <div className="stop-band-text" role="alert">
        <b>{formatStopHeadline(stop)}</b>
        <p>{describeStop(stop, now)}</p>
      </div>
      <StopActions stop={stop} />
    </section>
  ));
}
