import { compareAsRead } from '../text/reading-order.ts';
import { toOneLine } from '../text/one-line.ts';

/** The facts for a one-line summary of a permit: columns of the permit and its codes, and no answers from its forms. */
export interface WorkFacts {
  permitNumber: string;
  /** The permit code of its own form. */
  permitCode: string;
  isChildPermit: boolean;
  workDescription: string;
  /** Where the work is, from the form; empty where it does not say. */
  workPlace: string;
  siteName: string;
  /** Permit codes of the attached forms. */
  attachedCodes: readonly string[];
  /** The submitter's company or, without one, the submitter. */
  contractor: string;
}

/** The longest parts of a line, in characters. */
const maxLengths = { work: 60, place: 44, contractor: 32 };

/** The most forms listed in a line. */
const maxListedForms = 4;

function sortCodes(codes: readonly string[]): string[] {
  return [...new Set(codes)].toSorted(compareAsRead);
}

/** 'with A2 and A7', 'with A1, A2, A3, A4 and 2 more'; empty without any. */
export function formatForms(codes: readonly string[]): string {
  const sorted = sortCodes(codes);
  if (sorted.length === 0) return '';
  const more = sorted.length > maxListedForms + 1 ? [`${sorted.length - maxListedForms} more`] : [];
  const named = more.length > 0 ? [...sorted.slice(0, maxListedForms), ...more] : sorted;
  return `with ${named.length === 1 ? '' : `${named.slice(0, -1).join(', ')} and `}${named.at(-1) ?? ''}`;
}

/**
 * A permit in one line: the work, the place, the further forms and the contractor. 'Replace strainer, Bay 12, with A2
 * and A7, ACME'. For a child permit, which is a single form, it names that form.
 */
export function formatWorkLine(facts: WorkFacts): string {
  const parts = [
    toOneLine(facts.workDescription, maxLengths.work).replace(/[.,;:]$/u, '') || facts.permitNumber,
    toOneLine(facts.workPlace, maxLengths.place) || toOneLine(facts.siteName, maxLengths.place),
    facts.isChildPermit ? facts.permitCode : '',
    formatForms(facts.attachedCodes),
    toOneLine(facts.contractor, maxLengths.contractor),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
