import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { permitLevels } from '../../features/permits/components/permit-level.ts';
import type { UnsentStopBand } from '../../features/work/stops/unsent-stop-band.tsx';
import { listUnsentNames } from '../../lib/session/offline-data.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

/** Before code that could not be loaded is requested again, in milliseconds. */
const loadAgainAfter = 8_000;

/** Returns the band once its code has loaded: it is requested only where there is a stop to send, which is rare. */
function useBand(isNeeded: boolean): typeof UnsentStopBand | undefined {
  const [Band, setBand] = useState<typeof UnsentStopBand>();
  useEffect(() => {
    if (!isNeeded || Band) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function load(): void {
      import('../../features/work/stops/unsent-stop-band.tsx').then(
        (module) => {
          if (!isLeft) setBand(() => module.UnsentStopBand);
        },
        () => {
          if (!isLeft) timer = setTimeout(load, loadAgainAfter);
        },
      );
    }
    load();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isNeeded, Band]);
  return Band;
}

/**
 * The stops that this device has not sent, on every page: whoever pressed without a network and left the permit would
 * otherwise have told nobody. The permit's own page shows and sends its stops itself.
 */
export function UnsentStopsElsewhere() {
  const { _id: userId } = useSignedInUser();
  const { pathname } = useLocation();
  const start = `stop:${userId}:`;
  const isOnScreen = (permitId: string) =>
    Object.values(permitLevels).some(({ path }) => pathname === `${path}/${permitId}`);
  // Read at each navigation: a stop is left behind only by leaving its page.
  const permitIds = listUnsentNames(start)
    .map((name) => name.slice(start.length))
    .filter((permitId) => !isOnScreen(permitId));
  const Band = useBand(permitIds.length > 0);
  return Band && permitIds.map((permitId) => <Band key={permitId} permitId={permitId} />);
}
