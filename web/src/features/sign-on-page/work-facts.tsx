/** @jsxImportSource preact */
import { toPhoneAddress } from '@eptw/domain/text/phone';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { EmergencyCall, phoneDrawing } from './calls.tsx';
import { formatStandstill } from './standstill-text.ts';
import { formatSiteTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

interface WorkFactsProps {
  item: PageItem;
  phrases: Phrases;
  language: PageLanguage;
}

/** Why the work is stopped, then what it is, where, who is in charge, and whom to call when somebody is hurt. The permit's own words stay as written. */
export function WorkFacts({ item, phrases, language }: WorkFactsProps) {
  const { condition, suspendedAt, standstill, holder, holderPhone, emergencyPhone } = item;
  const isStopped = condition === 'suspended';
  // In a fire watch and after it no work stands still: what is open then is a danger, or a check that was missed.
  const hasStopped = isStopped || condition === 'expired';
  const why = standstill && formatStandstill(standstill, phrases);
  return (
    <section className="facts">
      {(isStopped || why) && (
        <div className="stopped">
          {why && (
            <p>
              <b>{why.listed}</b> {why.written && <span lang="en">{why.written}</span>}
            </p>
          )}
          <p>
            {hasStopped &&
              suspendedAt &&
              `${phrases.stoppedAt(formatSiteTime(suspendedAt, new Date(item.now).getTime(), item.timeZone, language))}. `}
            {isStopped && phrases.waitFor(holder)}
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
      {emergencyPhone && <EmergencyCall number={emergencyPhone} phrases={phrases} />}
    </section>
  );
}
