import { oneLine } from './one-line.ts';

/** What a line about a permit is made of: columns of the permit and its codes, and no answer on its forms. */
export interface WorkFacts {
  permitNumber: string;
  /** The permit code of its own form. */
  permitCode: string;
  isChildPermit: boolean;
  workDescription: string;
  /** Where the work is, in the form's words; empty where it does not say. */
  workPlace: string;
  siteName: string;
  /** Permit codes of the forms that are attached to it. */
  attachedCodes: readonly string[];
  /** The company that raised it or, without one, the person. */
  contractor: string;
}

/** How long the parts of a line may be, in characters. */
const greatest = { work: 60, place: 44, contractor: 32 };

/** The most forms that a line names. */
const mostForms = 4;

function inOrder(codes: readonly string[]): string[] {
  return [...new Set(codes)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** 'with A2 and A7', 'with A1, A2, A3, A4 and 2 more'; empty without any. */
export function formsInWords(codes: readonly string[]): string {
  const sorted = inOrder(codes);
  if (sorted.length === 0) return '';
  const more = sorted.length > mostForms + 1 ? [`${sorted.length - mostForms} more`] : [];
  const named = more.length > 0 ? [...sorted.slice(0, mostForms), ...more] : sorted;
  return `with ${named.length === 1 ? '' : `${named.slice(0, -1).join(', ')} and `}${named.at(-1) ?? ''}`;
}

/**
 * A permit in one line: what is done, where, with which further forms, and by whom. 'Replace strainer, Bay 12, with A2
 * and A7, ACME'. A child permit, which is one form itself, says which.
 */
export function workLine(facts: WorkFacts): string {
  const parts = [
    oneLine(facts.workDescription, greatest.work).replace(/[.,;:]$/u, '') || facts.permitNumber,
    oneLine(facts.workPlace, greatest.place) || oneLine(facts.siteName, greatest.place),
    facts.isChildPermit ? facts.permitCode : '',
    formsInWords(facts.attachedCodes),
    oneLine(facts.contractor, greatest.contractor),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
