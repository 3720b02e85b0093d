import { validateText } from '../text/plain-text.ts';
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
