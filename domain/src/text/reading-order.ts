const collator = new Intl.Collator('en', { numeric: true });

/**
 * Compares two names as people sort them: accents and capitals beside their letters, numbers by their value. The
 * database sorts in the same order, by its collation `reading_order`.
 */
export function compareAsRead(one: string, other: string): number {
  return collator.compare(one, other);
}
