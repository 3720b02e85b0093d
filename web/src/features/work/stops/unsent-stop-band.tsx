import { Button } from 'antd';
import { OctagonX } from 'lucide-react';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { formatStop } from '@eptw/domain/work/log/stop-kinds';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { permitLevels } from '../../permits/components/permit-level.ts';
import { useUnsentStops } from '../job/use-unsent-stops.ts';
import '../../../components/page/stop-band.css';
import './unsent-stop-band.css';
import { getDeviceTimeZone } from '../../../lib/device-time.ts';

interface UnsentStopBandProps {
  permitId: string;
}

/** A stop that the server does not have, above a page that is not its permit's. Sends it, too. The time is the device's. */
export function UnsentStopBand({ permitId }: UnsentStopBandProps) {
  const now = useNow();
  const { unsent, sendAll } = useUnsentStops(permitId, undefined);
  const [stop] = unsent;
  if (!stop) return null;
  const timeZone = getDeviceTimeZone();
  return (
    <section className="stop-band unsent-stop-band" aria-label="Stop that was not sent">
      <OctagonX size={26} aria-hidden />
      <div className="stop-band-text" role="alert">
        <b>Your stop has not been sent yet. Leave now. Tell the others.</b>
        <p>
          Stop pressed {formatJobTime(new Date(stop.deviceTime), now, timeZone)}:{' '}
          {formatStop(stop.kind ?? undefined, stop.reason ?? '')}. This device sends it by itself. Until then, nobody
          else sees that you stopped the work.
        </p>
      </div>
      <div className="stop-band-actions">
        <Button onClick={() => void sendAll()}>Send now</Button>
        <LinkButton to={`${permitLevels.permit.path}/${permitId}`}>Open the permit</LinkButton>
      </div>
    </section>
  );
}
