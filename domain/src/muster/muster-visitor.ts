import { validateText } from '../text/plain-text.ts';
import { findDeviceTimeProblem, toRecordedAt } from '../time/device-time.ts';
import { toStoredLine } from '../text/stored-text.ts';

/** Somebody at a site who is not signed on to a permit, such as a visitor, as they are added to the muster list. */
export interface MusterVisitor {
  name: string;
  company: string;
  /** Where they were last, or are expected. */
  place: string;
}

/** What the fields of a visitor are called, and how long they may be. */
export const visitorFields = {
  name: { label: 'Name', maxLength: 120, required: true },
  company: { label: 'Company', maxLength: 120 },
  place: { label: 'Place', maxLength: 120 },
} as const satisfies Record<keyof MusterVisitor, { label: string; maxLength: number; required?: boolean }>;

/** Returns what is wrong with a field of a visitor, as a sentence, or undefined when it is valid. */
export function validateVisitorField(field: keyof MusterVisitor, text: string): string | undefined {
  return validateText(toStoredLine(text), visitorFields[field]);
}

/** A visitor as the list keeps them: in an alarm, what nobody sees in a pasted name keeps nobody off it. */
export function toStoredVisitor({ name, company, place }: MusterVisitor): MusterVisitor {
  return { name: toStoredLine(name), company: toStoredLine(company), place: toStoredLine(place) };
}

/** Returns what is wrong with a visitor, as a sentence, or undefined when all of it is valid. */
export function validateVisitor({ name, company, place }: MusterVisitor): string | undefined {
  return (
    validateVisitorField('name', name) ??
    validateVisitorField('company', company) ??
    validateVisitorField('place', place)
  );
}

/** No clock of a device in use starts earlier, and no database stores every earlier time. */
const earliestYear = 1900;

/** Why a device's time cannot be one, as a sentence; undefined if it can, right or wrong, and without a time. */
export function findImpossibleTime(deviceTime: string | undefined): string | undefined {
  if (deviceTime === undefined) return undefined;
  const year = new Date(deviceTime).getUTCFullYear();
  return year >= earliestYear ? undefined : "The device's time cannot be read. Set its clock, and try again.";
}

const dayMs = 24 * 3_600_000;

/** Since when a visitor is on the list, or why the device's time is refused, as a sentence. */
export type VisitorTime = { allowed: true; since: Date } | { allowed: false; problem: string };

/** Decides since when a visitor is on the list: by the device's time, unless that is more than a day old. */
export function decideVisitorTime(deviceTime: string | undefined, now: Date): VisitorTime {
  const problem = findImpossibleTime(deviceTime) ?? findDeviceTimeProblem(deviceTime, now, 'add them again');
  if (problem !== undefined) return { allowed: false, problem };
  const since = toRecordedAt(deviceTime, now);
  return { allowed: true, since: now.getTime() - since.getTime() > dayMs ? now : since };
}

/** How many people one user adds within a minute at most. */
export const visitorsPerMinute = 20;

/** Why no more visitors are added now, as a sentence, after so many within the last minute; otherwise undefined. */
export function findFloodProblem(addedWithinMinute: number): string | undefined {
  return addedWithinMinute < visitorsPerMinute
    ? undefined
    : `You added ${visitorsPerMinute} people within a minute. Wait a minute, then add the others.`;
}
