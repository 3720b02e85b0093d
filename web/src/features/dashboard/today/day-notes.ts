import { formatAgo } from '@eptw/domain/time/format-ago';
import { formatDay, formatDayAndTime, formatTime } from '@eptw/domain/time/format-date';
import { formatStatus } from '@eptw/domain/permit/status';
import { formatInteger } from '@eptw/domain/text/format-integer';

/** A permit as a card of today's board shows it. */
export interface CardPermit {
  status: string;
  startDate?: string | null;
  endDate?: string | null;
  site: { timeZone: string };
}

/** Formats a time as '08:00', with its day unless that is today. */
function formatMoment(instant: string, at: string, timeZone: string): string {
  const isToday = formatDay(instant, timeZone) === formatDay(at, timeZone);
  return (isToday ? formatTime : formatDayAndTime)(instant, timeZone);
}

/** Returns the note beside a permit on the card with this key. */
export function formatPermitNote(card: string, permit: CardPermit, at: string): string {
  const { status, startDate, endDate, site } = permit;
  if (card === 'startsToday' && startDate) {
    return `${formatMoment(startDate, at, site.timeZone)}, ${formatStatus(status)}`;
  }
  if (!endDate) return '';
  if (card === 'suspended') return `ends ${formatMoment(endDate, at, site.timeZone)}`;
  // Its validity can end before its period.
  if (card === 'expired')
    return Date.parse(endDate) < Date.parse(at)
      ? `ended ${formatAgo(new Date(endDate), new Date(at))}`
      : 'no longer valid';
  return card === 'overdue'
    ? formatAgo(new Date(endDate), new Date(at))
    : `until ${formatMoment(endDate, at, site.timeZone)}`;
}

/** Formats counts as '2 permits, 1 child permit'; omits those of zero. */
export function formatCounts(parts: readonly { count: number; one: string; many: string }[]): string {
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => `${formatInteger(count)} ${count === 1 ? one : many}`)
    .join(', ');
}
