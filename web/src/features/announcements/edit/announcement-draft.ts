import type { AnnouncementContent } from '@eptw/domain/announcement/announcement';
import { parseCalendarDate, parseTimeOfDay } from '@eptw/domain/time/calendar';
import { toDay } from '@eptw/domain/time/day-range';
import { formatTime } from '@eptw/domain/time/format-date';
import { toInstant, type TimeSide } from '@eptw/domain/time/time-zone';
import { getDeviceTimeZone } from '../../../lib/device-time.ts';

/** An announcement in the form: its times as browser inputs hold them, in the author's time zone. */
export interface AnnouncementDraft {
  title: string;
  message: string;
  type: string;
  /** '#rrggbb', or empty for the colour of its type. */
  color: string;
  /** 'YYYY-MM-DDTHH:mm', or empty; a text that cannot be read as it was typed. */
  from: string;
  to: string;
}

export const emptyDraft: AnnouncementDraft = { title: '', message: '', type: 'info', color: '', from: '', to: '' };

type AnnouncementInput = Omit<AnnouncementContent, 'from' | 'to'> & { from: string | null; to: string | null };

function toLocalTime(instant: string | null): string {
  if (!instant) return '';
  const timeZone = getDeviceTimeZone();
  return `${toDay(new Date(instant), timeZone)}T${formatTime(instant, timeZone)}`;
}

/** The instant of a time of the author; an invalid one for a text that is none. */
function toAuthorInstant(text: string, side: TimeSide): Date | null {
  if (text === '') return null;
  const [day = '', time = ''] = text.split('T');
  const [date, clock] = [parseCalendarDate(day), parseTimeOfDay(time)];
  return date && clock ? toInstant({ ...date, ...clock }, getDeviceTimeZone(), side) : new Date(NaN);
}

/** Turns a saved announcement into form values. Instants become local times of the author. */
export function toDraft({ title, message, type, color, from, to }: AnnouncementInput): AnnouncementDraft {
  return { title, message, type, color: color ?? '', from: toLocalTime(from), to: toLocalTime(to) };
}

/** Turns form values into the content that the rules check. */
export function toContent({ title, message, type, color, from, to }: AnnouncementDraft): AnnouncementContent {
  return {
    title,
    message,
    type,
    color: color || null,
    from: toAuthorInstant(from, 'start'),
    to: toAuthorInstant(to, 'end'),
  };
}

/** Turns content into the API's input: times in UTC. */
export function toAnnouncementInput(content: AnnouncementContent): AnnouncementInput {
  return { ...content, from: content.from?.toISOString() ?? null, to: content.to?.toISOString() ?? null };
}
