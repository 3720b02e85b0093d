/** @jsxImportSource preact */
import type { Tone } from '@eptw/domain/text/tone';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { findLaterCondition, findShownTone, staleAfterMs } from '@eptw/domain/work/records/last-known';
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { countLeft, formatSiteTime, useServerTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

type ShownCondition = WorkCondition | 'notApproved';

const unknownDrawing = <path d="M9.5 9a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.8-.9 1.7M12 16.5v.1M12 3a9 9 0 1 0 .1 0" />;

/** The drawing of each condition, as on the permit's own page: ground, drawing and words, never colour alone. */
const drawings: Record<ShownCondition, ComponentChildren> = {
  planned: <path d="M12 7v5l3 2M12 3a9 9 0 1 0 .1 0" />,
  notReady: <path d="M12 3a9 9 0 1 0 .1 0" stroke-dasharray="4 3" />,
  ready: <path d="M10 8l6 4-6 4zM12 3a9 9 0 1 0 .1 0" />,
  live: <path d="M2 12h4l3-8 6 16 3-8h4" />,
  suspended: <path d="M10 9v6M14 9v6M12 3a9 9 0 1 0 .1 0" />,
  expired: <path d="M9 9l6 6M15 9l-6 6M12 3a9 9 0 1 0 .1 0" />,
  fireWatch: <path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 1 1 2 2 2 3 2-3 2-6 2-9z" />,
  finished: <path d="M2 13l4 4 9-9M12 16l1 1 9-9" />,
  notApproved: <path d="M6 6l12 12M12 3a9 9 0 1 0 .1 0" />,
};

const toDate = (time: string | null) => (time === null ? null : new Date(time));

/** The condition of the work by now, if nobody has acted since the last answer. */
function findShownCondition(
  { condition, liveUntil, expiresAt, fireWatchUntil }: PageItem,
  now: number,
): ShownCondition {
  if (condition === null) return 'notApproved';
  // What ends live work before its end suspends it.
  const times = {
    stopsAt: toDate(liveUntil),
    expiresAt: toDate(expiresAt),
    fireWatchUntil: toDate(fireWatchUntil),
  };
  return findLaterCondition(condition, times, new Date(now));
}

/** On this page every stop is red: it has one message, do not work. So is a danger, whatever has become of the work. */
const getTone = (condition: ShownCondition, { standstill }: PageItem): Tone =>
  condition === 'notApproved' || condition === 'suspended' || standstill?.isDanger
    ? 'red'
    : findShownTone(condition, false);

/** That nobody works stays so until the page learns otherwise; anything else is not known any more. */
const isCertain = (condition: ShownCondition, item: PageItem) =>
  getTone(condition, item) === 'red' || condition === 'finished';

interface ConditionBandProps {
  item: PageItem;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
}

/**
 * The condition of the work in colour and words, with the time that is left. Without a connection it goes on to what
 * the work must be by now; what is not known any more says so, and is never green.
 */
export function ConditionBand({ item, receivedAt, phrases, language }: ConditionBandProps) {
  const now = useServerTime(item.now, receivedAt);
  const condition = findShownCondition(item, now);
  const isStale = now - new Date(item.now).getTime() > staleAfterMs;
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  if (isStale && !isCertain(condition, item))
    return (
      <section className="band slate" aria-live="assertive">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {unknownDrawing}
        </svg>
        <div>
          <h1>{phrases.unknownCondition}</h1>
          <p>{phrases.mayBeStopped}</p>
          <p>{phrases.lastKnownAs(format(item.now), phrases.conditions[item.condition ?? 'notApproved'].title)}</p>
        </div>
      </section>
    );
  const tone = getTone(condition, item);
  const facts = listFacts(condition, item, { now, isStale, phrases, format });
  return (
    <section className={`band ${tone}`} aria-live={tone === 'green' ? 'polite' : 'assertive'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawings[condition]}
      </svg>
      <div>
        <h1>{phrases.conditions[condition].title}</h1>
        <p>{facts.join(' · ')}</p>
      </div>
    </section>
  );
}

interface Wording {
  now: number;
  isStale: boolean;
  phrases: Phrases;
  format: (at: string) => string;
}

/** What stands below the title: the times, what they mean for the worker, and since when nothing is known. */
function listFacts(
  condition: ShownCondition,
  { now: answeredAt, liveUntil, startsAt, fireWatchUntil, nobodyWatches }: PageItem,
  { now, isStale, phrases, format }: Wording,
): string[] {
  const { advice } = phrases.conditions[condition];
  const lastKnown = isStale ? [phrases.lastKnown(format(answeredAt))] : [];
  if (condition === 'live') {
    if (!liveUntil) return [advice];
    const { hours, minutes } = countLeft(liveUntil, now);
    return [phrases.until(format(liveUntil)), phrases.left(hours, minutes)];
  }
  if (condition === 'planned' && startsAt) return [phrases.starts(format(startsAt)), advice, ...lastKnown];
  if (condition === 'fireWatch' && nobodyWatches) return [phrases.nobodyWatches, advice, ...lastKnown];
  if (condition === 'fireWatch' && fireWatchUntil) return [phrases.until(format(fireWatchUntil)), advice, ...lastKnown];
  return [advice, ...lastKnown];
}
