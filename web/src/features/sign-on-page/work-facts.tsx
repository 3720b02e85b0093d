/** @jsxImportSource preact */
import { toPhoneAddress } from '@eptw/domain/text/phone';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatSiteTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

interface WorkFactsProps {
  item: PageItem;
  phrases: Phrases;
  language: PageLanguage;
}

const phoneDrawing = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
  </svg>
);

/** Why the work is stopped, then what it is, where, who is in charge, and whom to call when somebody is hurt. The permit's own words stay as written. */
export function WorkFacts({ item, phrases, language }: WorkFactsProps) {
  const { condition, suspendedAt, reason, holder, holderPhone, emergencyPhone } = item;
  const isStopped = condition === 'suspended';
  return (
    <section className="facts">
      {isStopped && (
        <div className="stopped">
          {reason && <b lang="en">{reason}</b>}
          <p>
            {suspendedAt &&
              `${phrases.stoppedAt(formatSiteTime(suspendedAt, new Date(item.now).getTime(), item.timeZone, language))}. `}
            {phrases.waitFor(holder)}
          </p>
        </div>
      )}
      <h2 lang="en">{item.workDescription || item.code}</h2>
      <p lang="en">
        {item.code}
        {item.place && ` · ${item.place}`} · {item.siteName}
      </p>
      <p className="charge">
        {phrases.inCharge} <b lang="en">{holder}</b>
        {holderPhone && (
          <a className="call" href={toPhoneAddress(holderPhone)} aria-label={phrases.call(holder)}>
            {phoneDrawing}
          </a>
        )}
      </p>
      {emergencyPhone && (
        <a className="emergency" href={toPhoneAddress(emergencyPhone)}>
          {phoneDrawing}
          <span>
            <b>{phrases.emergency(emergencyPhone)}</b> {phrases.hurtOrMissing}
          </span>
        </a>
      )}
    </section>
  );
}
