import type { AnnouncementContent } from '@eptw/domain/announcement/announcement';
import dayjs from 'dayjs';

/** An announcement while it is written: its times as the inputs of a browser have them, in the writer's time zone. */
export interface AnnouncementDraft {
  title: string;
  message: string;
  type: string;
  /** '#rrggbb', or empty for the colours of its type. */
  color: string;
  /** 'YYYY-MM-DDTHH:mm', or empty. */
  from: string;
  to: string;
}

export const emptyDraft: AnnouncementDraft = { title: '', message: '', type: 'info', color: '', from: '', to: '' };

type AnnouncementInput = Omit<AnnouncementContent, 'from' | 'to'> & { from: string | null; to: string | null };

const toLocalTime = (instant: string | null) => (instant ? dayjs(instant).format('YYYY-MM-DDTHH:mm') : '');
const toInstant = (text: string) => (text ? dayjs(text).toDate() : null);

/** What was saved, to be written on. Instants become times of the writer's day. */
export function toDraft({ title, message, type, color, from, to }: AnnouncementInput): AnnouncementDraft {
  return { title, message, type, color: color ?? '', from: toLocalTime(from), to: toLocalTime(to) };
}

/** What is written, as the rules take it. */
export function toContent({ title, message, type, color, from, to }: AnnouncementDraft): AnnouncementContent {
  return { title, message, type, color: color || null, from: toInstant(from), to: toInstant(to) };
}

/** An announcement as it is sent: its times in UTC. */
export function toAnnouncementInput(content: AnnouncementContent): AnnouncementInput {
  return { ...content, from: content.from?.toISOString() ?? null, to: content.to?.toISOString() ?? null };
}

/** The time zone that the writer's times are in, such as 'Asia/Singapore'. */
export function getBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
