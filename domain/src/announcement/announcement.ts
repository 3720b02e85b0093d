import { validateText } from '../text/plain-text.ts';
import { parseAnnouncementMarkup } from './markup.ts';

/** Types of announcement. The type decides the colours, unless the announcement has its own colour. */
export const announcementTypes = ['info', 'success', 'warning', 'error'] as const;

export type AnnouncementType = (typeof announcementTypes)[number];

/** Labels for users. */
export const announcementTypeLabels: Record<AnnouncementType, string> = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Urgent',
};

export const announcementTitleMaxLength = 120;
/** Limit in characters, including the tags. */
export const announcementMessageMaxLength = 2000;

/**
 * An announcement as an administrator writes it. Without a start it is shown at once; without an end, until it is
 * deleted.
 */
export interface AnnouncementContent {
  title: string;
  /** HTML limited to a few tags. */
  message: string;
  type: string;
  /** '#rrggbb', or null to use the colours of the type. */
  color: string | null;
  from: Date | null;
  to: Date | null;
}

export type AnnouncementField = keyof AnnouncementContent;

export function isAnnouncementType(type: string): type is AnnouncementType {
  return (announcementTypes as readonly string[]).includes(type);
}

/** Returns the label of a type, or its stored name if only a newer version has it. */
export function formatAnnouncementType(type: string): string {
  return isAnnouncementType(type) ? announcementTypeLabels[type] : type;
}

function validateMessage(message: string): string | undefined {
  if (message.length > announcementMessageMaxLength)
    return `Message may have at most ${announcementMessageMaxLength} characters, tags included.`;
  const parsed = parseAnnouncementMarkup(message);
  if ('problem' in parsed) return parsed.problem;
  return validateText(parsed.text, {
    label: 'Message',
    maxLength: announcementMessageMaxLength,
    required: true,
    multiline: true,
  });
}

function isUnreadable(time: Date | null): boolean {
  return time !== null && Number.isNaN(time.getTime());
}

const unreadableTime = 'Enter a date with a time, as YYYY-MM-DD HH:mm.';

function validateEnd({ from, to }: AnnouncementContent, now: Date): string | undefined {
  if (isUnreadable(to)) return unreadableTime;
  if (to && from && to <= from) return 'The end must be after the start.';
  if (to && to <= now) return 'The end has already passed. Choose a later one, or delete the announcement.';
  return undefined;
}

/** Returns the problems of an announcement by field, as sentences, or undefined when it is valid. */
export function validateAnnouncement(
  content: AnnouncementContent,
  now: Date,
): Partial<Record<AnnouncementField, string>> {
  const { title, message, type, color, from } = content;
  const problems: Record<AnnouncementField, string | undefined> = {
    title: validateText(title, { label: 'Title', maxLength: announcementTitleMaxLength, required: true }),
    message: validateMessage(message),
    type: isAnnouncementType(type) ? undefined : `Type must be one of ${announcementTypes.join(', ')}.`,
    color: color === null || /^#[0-9a-f]{6}$/i.test(color) ? undefined : 'Colour must be written as #rrggbb.',
    from: isUnreadable(from) ? unreadableTime : undefined,
    to: validateEnd(content, now),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const announcementStates = ['active', 'planned', 'over'] as const;

export type AnnouncementState = (typeof announcementStates)[number];

/** Labels for users. */
export const announcementStateLabels: Record<AnnouncementState, string> = {
  active: 'Active now',
  planned: 'Planned',
  over: 'Over',
};

/** The state of an announcement at a time: it is shown from its start until just before its end. */
export function getAnnouncementState(
  { from, to }: Pick<AnnouncementContent, 'from' | 'to'>,
  now: Date,
): AnnouncementState {
  if (to && to <= now) return 'over';
  return from && from > now ? 'planned' : 'active';
}
