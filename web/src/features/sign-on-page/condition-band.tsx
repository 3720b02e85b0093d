/** @jsxImportSource preact */
import type { Tone } from '@eptw/domain/text/tone';
import { getConditionRow, type WorkCondition } from '@eptw/domain/work/conditions';
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { countLeft, formatSiteTime, useServerTime } from './time.ts';
import type { PageItem } from './use-sign-on-page.ts';

/** After so long without an answer, the page says how old it is. */
const staleAfter = 90_000;

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

const getTone = (condition: ShownCondition): Tone =>
  condition === 'notApproved' ? 'red' : getConditionRow(condition).tone;

interface ConditionBandProps {
  item: PageItem;
  receivedAt: number;
  phrases: Phrases;
  language: PageLanguage;
}

/** The condition of the work in colour and words, with the time that is left. */
export function ConditionBand({ item, receivedAt, phrases, language }: ConditionBandProps) {
  const now = useServerTime(item.now, receivedAt);
  const condition = item.condition ?? 'notApproved';
  const tone = getTone(condition);
  const { title, advice } = phrases.conditions[condition];
  const isStale = now - new Date(item.now).getTime() > staleAfter;
  const format = (at: string) => formatSiteTime(at, now, item.timeZone, language);
  return (
    <section className={`band ${tone}`} aria-live={tone === 'green' ? 'polite' : 'assertive'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawings[condition]}
      </svg>
      <div>
        <h1>{title}</h1>
        <p>{isStale ? phrases.lastKnown(format(item.now)) : describe(item, advice, now, phrases, format)}</p>
      </div>
    </section>
  );
}

function describe(
  { condition, liveUntil, startsAt, fireWatchUntil }: PageItem,
  advice: string,
  now: number,
  phrases: Phrases,
  format: (at: string) => string,
): string {
  if (condition === 'live' && liveUntil) {
    const { hours, minutes } = countLeft(liveUntil, now);
    return `${phrases.until(format(liveUntil))} · ${phrases.left(hours, minutes)}`;
  }
  if (condition === 'planned' && startsAt) return `${phrases.starts(format(startsAt))} · ${advice}`;
  if (condition === 'fireWatch' && fireWatchUntil) return `${phrases.until(format(fireWatchUntil))} · ${advice}`;
  return advice;
}
