import { Button } from 'antd';
import { OctagonX, WifiOff } from 'lucide-react';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { formatStop } from '@eptw/domain/work/log/stop-kinds';
import { useNow } from '../../../lib/use-now.ts';
import type { UnsentStops } from '../job/use-unsent-stops.ts';
import type { Work } from '../job/work.ts';
import './unsent-stop-card.css';

interface UnsentStopCardProps {
  stops: UnsentStops;
  /** Of the site. */
  timeZone: string;
  /** Undefined while it cannot be read: whoever pressed without a network may open the permit again without one. */
  work: Work | undefined;
}

/** A stop that the server does not have: what to do, then the truth, then whom to tell. */
export function UnsentStopCard({ stops, timeZone, work }: UnsentStopCardProps) {
  const now = useNow();
  const [stop] = stops.unsent;
  if (!stop) return null;
  const format = (time: string) => formatJobTime(new Date(time), work ? new Date(work.now) : now, timeZone);
  const pressed = format(stop.deviceTime);
  return (
    <section className="unsent-stop" aria-labelledby="unsent-stop-title">
      <div className="unsent-stop-head" role="alert">
        <p>
          <OctagonX size={18} aria-hidden /> Stop pressed {pressed}:{' '}
          {formatStop(stop.kind ?? undefined, stop.reason ?? '')}
        </p>
        <h2 id="unsent-stop-title">Leave now. Tell the others.</h2>
        {work?.label && <p>Last known before: {work.label}</p>}
      </div>
      <div className="unsent-stop-truth">
        <p>
          <WifiOff size={18} aria-hidden /> <b>Your stop has not been sent yet.</b>
        </p>
        <p>
          This device sends it by itself and it counts from {pressed}. Until it is sent, nobody else sees that you
          stopped the work.
        </p>
        <Button onClick={() => void stops.sendAll()}>Send now</Button>
      </div>
      <div className="unsent-stop-people">
        <h3>Tell them yourself</h3>
        <ul>
          {work?.crew.map(({ worker, name }) => (
            <li key={worker}>{name}</li>
          ))}
          {!work && <li>Everybody on the job</li>}
          <li>{work ? `${work.holder.fullname}, permit holder` : 'The permit holder'}</li>
        </ul>
        {work?.emergencyPhone && <a href={toPhoneAddress(work.emergencyPhone)}>Call {work.emergencyPhone}</a>}
      </div>
    </section>
  );
}
