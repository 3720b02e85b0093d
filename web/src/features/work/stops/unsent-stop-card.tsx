import { Button } from 'antd';
import { OctagonX, WifiOff } from 'lucide-react';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { formatStop } from '@eptw/domain/work/log/stop-kinds';
import type { WorkScreen } from '../job/use-work-screen.ts';
import './unsent-stop-card.css';

/** A stop that the server does not have: what to do, then the truth, then whom to tell. */
export function UnsentStopCard({ screen: { stops, page } }: { screen: WorkScreen }) {
  const { work } = page.permitWork;
  const [stop] = stops.unsent;
  if (!stop) return null;
  const format = (time: string) => formatJobTime(new Date(time), new Date(work.now), work.timeZone);
  const pressed = format(stop.deviceTime);
  return (
    <section className="unsent-stop" aria-labelledby="unsent-stop-title">
      <div className="unsent-stop-head" role="alert">
        <p>
          <OctagonX size={18} aria-hidden /> Stop pressed {pressed}:{' '}
          {formatStop(stop.kind ?? undefined, stop.reason ?? '')}
        </p>
        <h2 id="unsent-stop-title">Leave now. Tell the others.</h2>
        {work.label && <p>Last known before: {work.label}</p>}
      </div>
      <div className="unsent-stop-truth">
        <p>
          <WifiOff size={18} aria-hidden /> <b>Your stop has not been sent yet.</b>
        </p>
        <p>
          This device sends it by itself and it counts from {pressed}. The work stands still for everybody only then.
        </p>
        <Button onClick={() => void stops.sendAll()}>Send now</Button>
      </div>
      <div className="unsent-stop-people">
        <h3>Tell them yourself</h3>
        <ul>
          {work.crew.map(({ worker, name }) => (
            <li key={worker}>{name}</li>
          ))}
          <li>{work.holder.fullname}, permit holder</li>
        </ul>
        {work.emergencyPhone && <a href={toPhoneAddress(work.emergencyPhone)}>Call {work.emergencyPhone}</a>}
      </div>
    </section>
  );
}
