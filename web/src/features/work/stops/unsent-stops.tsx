import { useUnsentStops } from '../job/use-unsent-stops.ts';
import { UnsentStopCard } from './unsent-stop-card.tsx';
import { getDeviceTimeZone } from '../../../lib/device-time.ts';

interface UnsentStopsProps {
  permitId: string;
}

/**
 * Shows and sends the stops of a permit that cannot be shown itself: whoever pressed without a network may open the
 * permit again without one. Nothing is known of the site then, so the time is that of the device.
 */
export function UnsentStops({ permitId }: UnsentStopsProps) {
  const stops = useUnsentStops(permitId, undefined);
  const timeZone = getDeviceTimeZone();
  return <UnsentStopCard stops={stops} timeZone={timeZone} work={undefined} />;
}
