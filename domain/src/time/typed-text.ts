/** What a typed text comes to: the value as it is stored, or why it cannot be read. */
export type TypedValue = { value: string } | { problem: string };

/** A typed text without what makes no difference: forms of a character, case, and surplus spaces. */
export function simplifyTyped(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
