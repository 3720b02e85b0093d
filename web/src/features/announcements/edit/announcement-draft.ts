import type { AnnouncementContent } from '@eptw/domain/announcement/announcement';
import dayjs from 'dayjs';

/** An announcement in the form: its times as browser inputs hold them, in the author's time zone. */
export interface AnnouncementDraft {
  title: string;
  message: string;
  type: string;
  /** '#rrggbb', or empty for the colour of its type. */
  color: string;
  /** 'YYYY-MM-DDTHH:mm', or empty. */
  from: string;
  to: string;
}

export const emptyDraft: AnnouncementDraft = { title: '', message: '', type: 'info', color: '', from: '', to: '' };

type AnnouncementInput = Omit<AnnouncementContent, 'from' | 'to'> & { from: string | null; to: string | null };

const toLocalTime = (instant: string | null) => (instant ? dayjs(instant).format('YYYY-MM-DDTHH:mm') : '');
const toInstant = (text: string) => (text ? dayjs(text).toDate() : null);

/** Turns a saved announcement into form values. Instants become local times of the author. */
export function toDraft({ title, message, type, color, from, to }: AnnouncementInput): AnnouncementDraft {
  return { title, message, type, color: color ?? '', from: toLocalTime(from), to: toLocalTime(to) };
}

/** Turns form values into the content that the rules check. */
export function toContent({ title, message, type, color, from, to }: AnnouncementDraft): AnnouncementContent {
  return { title, message, type, color: color || null, from: toInstant(from), to: toInstant(to) };
}

/** Turns content into the API's input: times in UTC. */
export function toAnnouncementInput(content: AnnouncementContent): AnnouncementInput {
  return { ...content, from: content.from?.toISOString() ?? null, to: content.to?.toISOString() ?? null };
}

/** Returns the time zone of the form's times, such as 'Asia/Singapore'. */
export function getBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
