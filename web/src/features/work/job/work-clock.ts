import { formatTime } from '@eptw/domain/time/format-date';
import { conditionTable, type WorkCondition } from '@eptw/domain/work/log/conditions';
import { canBeMissed } from '@eptw/domain/work/job/due-checks';
import { formatAgo } from '@eptw/domain/time/format-ago';
import { formatJobTime, formatLength } from '@eptw/domain/work/job/job-time';
import { staleAfterMs } from '@eptw/domain/work/records/last-known';
import { listStandingCauses, type Work } from './work.ts';

const second = 1000;
const minute = 60 * second;

/** The server's time, as it follows from its last answer: a wrong clock of the device changes nothing. */
export interface WorkClock {
  /** Milliseconds by which the server is ahead of the device. */
  offset: number;
  /** When the last answer arrived, by the device's clock. */
  answeredAt: number;
}

/** Whether the last answer is so old that what it says is shown as last known. */
export function isOutdated({ offset, answeredAt }: WorkClock, now: number): boolean {
  return now - offset - answeredAt > staleAfterMs;
}

/** When the work was last known, at the site: 'Last known 15:46'. */
function formatLastKnown({ offset, answeredAt }: WorkClock, timeZone: string): string {
  return `Last known ${formatTime(answeredAt + offset, timeZone)}`;
}

/** What the head of the permit shows of a condition at a moment. */
export interface ClockFace {
  /** The condition in words: 'Live until 18:00'. */
  headline: string;
  /** The large figure: '2 h 14 min'. */
  figure: string;
  /** After the figure, smaller: 'left'. */
  unit: string;
  /** Below the figure. */
  note: string;
  /** Whether the end is near, so that the figure is framed. */
  isEnding: boolean;
}

/** From this long before the end the figure is framed. */
const endingMs = 30 * minute;
const secondsBelowMs = 5 * minute;

/** A time left: '2 h 14 min', '42 min', and with seconds below 5 minutes: '4:32'. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds >= secondsBelowMs) return formatLength(milliseconds);
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function readTime(iso: string | null): number | undefined {
  return iso === null ? undefined : Date.parse(iso);
}

/** When the time that the clock counts down to is over; undefined for a condition without one. */
export function findEnd({ condition, validUntil, fireWatchUntil }: Work): number | undefined {
  if (condition === 'live') return readTime(validUntil);
  return condition === 'fireWatch' ? readTime(fireWatchUntil) : undefined;
}

function describeTimeLeft(work: Work, now: number): Partial<ClockFace> {
  const end = findEnd(work);
  if (end === undefined) return {};
  const left = end - now;
  return { figure: formatTimeLeft(left), unit: 'left', isEnding: work.condition === 'live' && left <= endingMs };
}

/** What a condition shows beside its label. */
const faces: Record<WorkCondition, (work: Work, now: number) => Partial<ClockFace>> = {
  planned: ({ startsAt }, now) => {
    const start = readTime(startsAt);
    return start === undefined ? {} : { figure: `in ${formatLength(start - now)}` };
  },
  notReady: ({ labelParts, startsAt, expiresAt, timeZone }, now) => {
    const began = startsAt && `Period began ${formatJobTime(new Date(startsAt), new Date(now), timeZone)}`;
    return {
      ...(labelParts && { headline: labelParts.headline, figure: labelParts.detail }),
      note: joinFacts(began, describePeriodEnd(expiresAt, now, timeZone)),
    };
  },
  ready: ({ expiresAt, timeZone }, now) => ({
    figure: expiresAt === null ? '' : `Until ${formatJobTime(new Date(expiresAt), new Date(now), timeZone)}`,
    note: joinFacts('Nothing missing', describePeriodEnd(expiresAt, now, timeZone)),
  }),
  live: (work, now) => {
    // With an end, the line below the clock says when it was started.
    const { validUntil, startedAt, timeZone } = work;
    if (validUntil !== null || startedAt === null) return describeTimeLeft(work, now);
    return { note: `Started ${formatJobTime(new Date(startedAt), new Date(now), timeZone)}` };
  },
  suspended: ({ suspendedAt, expiresAt, timeZone }, now) => ({
    figure: suspendedAt === null ? '' : `since ${formatJobTime(new Date(suspendedAt), new Date(now), timeZone)}`,
    note: describePeriodEnd(expiresAt, now, timeZone),
  }),
  expired: ({ expiredAt, startedAt, causes, timeZone }, now) => {
    const at = readTime(expiredAt);
    const advice = startedAt === null ? 'The work never started.' : 'Stop work.';
    const standing = listStandingCauses({ causes }).find(({ kind }) => kind !== 'expired')?.words;
    const rest = [advice, standing].filter(Boolean).join(' ');
    if (at === undefined) return { headline: `Expired. ${rest}` };
    const time = formatJobTime(new Date(at), new Date(now), timeZone);
    return { headline: `Expired ${time}. ${rest}`, figure: formatAgo(new Date(at), new Date(now)) };
  },
  fireWatch: describeTimeLeft,
  finished: ({ finishedAt, timeZone }, now) => ({
    figure: finishedAt === null ? '' : formatJobTime(new Date(finishedAt), new Date(now), timeZone),
  }),
};

function joinFacts(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join(' · ');
}

function describePeriodEnd(end: string | null, now: number, timeZone: string): string {
  if (end === null) return '';
  const left = Date.parse(end) - now;
  return `Ends ${formatJobTime(new Date(end), new Date(now), timeZone)}, ${formatTimeLeft(left)} left`;
}

/** What the head of the permit shows at this moment of the server's time; undefined while there is no condition. */
export function readClock(work: Work, now: number): ClockFace | undefined {
  const { condition } = work;
  if (condition === null) return undefined;
  return {
    headline: work.label ?? conditionTable[condition].name,
    figure: '',
    unit: '',
    note: '',
    isEnding: false,
    ...faces[condition](work, now),
  };
}

/**
 * The face of a condition that is only last known: when that was stands in the place of the time left. That work has
 * expired stays, for how long, too.
 */
export function toLastKnownFace(face: ClockFace, { condition, timeZone }: Work, clock: WorkClock): ClockFace {
  const lastKnown = formatLastKnown(clock, timeZone);
  const note = 'The server does not respond.';
  if (condition === 'expired') return { ...face, note: `${note} ${lastKnown}.` };
  return { ...face, figure: lastKnown, unit: '', note: `${note} Times may have changed.`, isEnding: false };
}

/** When a check is due: 'in 16 min', 'due now', '3 min late, suspends 16:07', '3 min late' where it cannot be missed. */
export function formatDue(
  { due, missedAt }: { due: string; missedAt: string },
  now: number,
  { timeZone, condition }: Pick<Work, 'timeZone' | 'condition'>,
): string {
  const left = Date.parse(due) - now;
  if (left >= minute) return `in ${formatLength(left)}`;
  if (left > -minute) return 'due now';
  const late = `${formatLength(-left)} late`;
  if (!canBeMissed({ missedAt: new Date(missedAt) })) return late;
  const missed = formatJobTime(new Date(missedAt), new Date(now), timeZone);
  return `${late}, ${condition === 'live' ? 'suspends' : 'missed'} ${missed}`;
}

/** The minutes before the end at which the time left is announced. */
const announcedMinutes = [30, 10, 5, 0];

/** What is announced when the time left falls from one value to another; undefined most of the time. */
export function findAnnouncement(before: number, left: number): string | undefined {
  const crossed = announcedMinutes.findLast((minutes) => before > minutes * minute && left <= minutes * minute);
  if (crossed === undefined) return undefined;
  return crossed === 0 ? 'The time is over.' : `${crossed} minutes left.`;
}

/** How long until the work changes by itself: the next time of the work that lies ahead; undefined without one. */
export function findNextChange(work: Work, now: number): number | undefined {
  const { startsAt, validUntil, expiresAt, revalidateBy, fireWatchUntil, nextCheck } = work;
  const times = [startsAt, validUntil, expiresAt, revalidateBy, fireWatchUntil, nextCheck?.due, nextCheck?.missedAt]
    .map((time) => (time ? Date.parse(time) : Number.NaN))
    .filter((time) => time > now);
  return times.length === 0 ? undefined : Math.min(...times) - now;
}
