/** @jsxImportSource preact */
import type { Tone } from '@eptw/domain/text/tone';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { findLaterCondition, findShownTone, staleAfterMs } from '@eptw/domain/work/last-known';
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { countLeft, formatSiteTime, useServerTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

type ShownCondition = WorkCondition | 'notApproved';

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

const getTone = (condition: ShownCondition, isStale: boolean): Tone =>
  condition === 'notApproved' ? 'red' : findShownTone(condition, isStale);

interface ConditionBandProps {
  item: PageItem;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
}

/**
 * The condition of the work in colour and words, with the time that is left. Without a connection it goes on to what
 * the work must be by now, and what was last known is not green.
 */
export function ConditionBand({ item, receivedAt, phrases, language }: ConditionBandProps) {
  const now = useServerTime(item.now, receivedAt);
  const condition = findShownCondition(item, now);
  const isStale = now - new Date(item.now).getTime() > staleAfterMs;
  const tone = getTone(condition, isStale);
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
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
  { now: answeredAt, liveUntil, startsAt, fireWatchUntil }: PageItem,
  { now, isStale, phrases, format }: Wording,
): string[] {
  const { advice } = phrases.conditions[condition];
  const lastKnown = isStale ? [phrases.lastKnown(format(answeredAt))] : [];
  if (condition === 'live') {
    // That you may work, and for how long, is said only as long as it is known.
    if (!liveUntil) return isStale ? lastKnown : [advice];
    const { hours, minutes } = countLeft(liveUntil, now);
    return [phrases.until(format(liveUntil)), ...(isStale ? lastKnown : [phrases.left(hours, minutes)])];
  }
  if (condition === 'planned' && startsAt) return [phrases.starts(format(startsAt)), advice, ...lastKnown];
  if (condition === 'fireWatch' && fireWatchUntil) return [phrases.until(format(fireWatchUntil)), advice, ...lastKnown];
  return [advice, ...lastKnown];
}
