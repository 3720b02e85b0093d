/** @jsxImportSource preact */
import { EmergencyCall } from './calls.tsx';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatSiteTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';
import { isOwnOut, type Waiting } from './waiting.ts';

interface WaitingBandProps {
  item: PageItem;
  waiting: readonly Waiting[];
  now: number;
  phrases: Phrases;
  language: PageLanguage;
  onSend: () => void;
}

/** What was pressed and has not reached the server: what to do comes first, then the truth. */
export function WaitingBand({ item, waiting, now, phrases, language, onSend }: WaitingBandProps) {
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  const stop = waiting.find((one) => one.kind === 'stop');
  const off = waiting.find((one) => one.kind === 'signOff');
  const out = waiting.find(isOwnOut);
  const others = waiting.flatMap((one) =>
    (one.kind === 'out' || one.kind === 'notOut') && !isOwnOut(one) ? [one] : [],
  );
  return (
    <>
      {stop && (
        <section className="band red" aria-live="assertive">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6" />
          </svg>
          <div>
            <h1>{phrases.leaveNow}</h1>
            <p>{phrases.warnOthers}</p>
          </div>
        </section>
      )}
      <div className="waiting">
        {stop && item.emergencyPhone && <EmergencyCall number={item.emergencyPhone} phrases={phrases} />}
        <div className="unsent orange" role="status">
          {stop && (
            <>
              <b>{phrases.notSentYet}</b>
              <p>{phrases.stopPressed(format(stop.deviceTime), phrases.stopReasons[stop.reason])}</p>
              <p>{phrases.sendsItself(format(stop.deviceTime))}</p>
            </>
          )}
          {out && (
            <>
              <b>{phrases.crew.outNotSent}</b>
              <p>{phrases.crew.outPressed(format(out.deviceTime))}</p>
            </>
          )}
          {others.map(({ kind, name = '', deviceTime }) => (
            <div key={deviceTime}>
              <b>{kind === 'out' ? phrases.crew.cameOut(name, format(deviceTime)) : phrases.crew.stillInside(name)}</b>
              <p>{phrases.sendsItself(format(deviceTime))}</p>
            </div>
          ))}
          {off && (
            <>
              <b>{phrases.outNotSent}</b>
              <p>{phrases.outPressed(format(off.deviceTime))}</p>
            </>
          )}
          <p>
            {phrases.keepOpen}{' '}
            <button type="button" className="text" onClick={onSend}>
              {phrases.sendNow}
            </button>
          </p>
        </div>
      </div>
    </>
  );
}
