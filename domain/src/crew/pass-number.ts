import { normalizeText } from '../text/same-text.ts';
import { toStoredLine } from '../text/stored-text.ts';

/** A pass number as it is stored, from what people type and paste: with plain letters, spaces and hyphens. */
export function toPassNumber(typed: string): string {
  return toStoredLine(typed.normalize('NFKC')).replace(/[\p{Pd}\u2212]/gu, '-');
}

/**
 * A pass number as it is compared: whatever its case, accents, spaces and hyphens, 'a1223' is A-1223. The database folds
 * those of the register in the same way.
 */
export function normalizePassNumber(passNumber: string): string {
  return normalizeText(passNumber).replaceAll(/[- ]/g, '');
}
