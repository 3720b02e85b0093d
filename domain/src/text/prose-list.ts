const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Words as a list within a sentence: 'a, b and c'. */
export function formatProseList(words: readonly string[]): string {
  return conjunction.format(words);
}
