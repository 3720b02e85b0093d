/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { AreaStopBand } from './area-stop-band.tsx';
import { ConditionBand } from './condition-band.tsx';
import type { PageLanguage } from './language.ts';
import type { PageMode } from './page-state.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatSiteTime, readServerTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';
import type { SentLater } from './use-waiting.ts';
import type { Waiting } from './waiting.ts';
import { WaitingBand } from './waiting-band.tsx';

interface StateBandsProps {
  item: PageItem;
  mode: PageMode;
  waiting: readonly Waiting[];
  sentLater: SentLater | undefined;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
  onSend: () => void;
}

/** What is so now, above everything else: the stop of the site, what was not sent, the condition of the work. */
export function StateBands({ item, mode, waiting, sentLater, receivedAt, phrases, language, onSend }: StateBandsProps) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(mode.name);
  useEffect(() => {
    // Whoever is typing further down sees at once that the work was stopped.
    if (shown.current !== mode.name) top.current?.scrollIntoView({ block: 'start' });
    shown.current = mode.name;
  }, [mode.name]);
  const now = readServerTime(item.now, receivedAt);
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  return (
    <div ref={top}>
      {item.areaStop && <AreaStopBand item={item} stop={item.areaStop} phrases={phrases} language={language} />}
      {waiting.length > 0 && (
        <WaitingBand item={item} waiting={waiting} now={now} phrases={phrases} language={language} onSend={onSend} />
      )}
      {!item.areaStop && !mode.isStopWaiting && (
        <ConditionBand item={item} receivedAt={receivedAt} phrases={phrases} language={language} />
      )}
      {sentLater && (
        <p className="done" role="status">
          {phrases.sent(format(sentLater.at), format(sentLater.pressedAt))}
        </p>
      )}
    </div>
  );
}
