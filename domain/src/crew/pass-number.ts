/** Spaces, hyphens and dashes of any kind, and what nobody sees. */
const ignoredPattern = /[\p{Z}\p{Pd}\s\u2212\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A pass number as it is compared: whatever its case, spaces and hyphens, 'a1223' is A-1223. The database folds those of
 * the register in the same way.
 */
export function normalizePassNumber(passNumber: string): string {
  return passNumber.normalize('NFKC').toLowerCase().replace(ignoredPattern, '');
}
