/** @jsxImportSource preact */
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatSiteTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

interface AreaStopBandProps {
  item: PageItem;
  stop: NonNullable<PageItem['areaStop']>;
  phrases: Phrases;
  language: PageLanguage;
}

/** The red band of a stop of all work at the site: why, and where everybody goes. */
export function AreaStopBand({ item, stop, phrases, language }: AreaStopBandProps) {
  const now = new Date(item.now).getTime();
  return (
    <section className="band solid" aria-live="assertive">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l10 18H2zM12 10v5M12 18v.1" />
      </svg>
      <div>
        <h1>
          {phrases.allStopped}: {phrases.areaStopKinds[stop.kind]}
        </h1>
        <p>{stop.toAssemblyPoint ? phrases.toAssemblyPoint : phrases.stayOutside}</p>
        <p>
          <span lang="en">{stop.reason}</span> ·{' '}
          {phrases.stoppedAt(formatSiteTime(stop.since, now, item.timeZone, language))}
        </p>
      </div>
    </section>
  );
}
