const maxNamed = 20;

/** 'U+1F984', or several for a character of several parts. */
function formatCodePoints(character: string): string {
  return Array.from(
    character,
    (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}

function joinNamed(characters: readonly string[], format: (character: string) => string): string {
  const named = characters.slice(0, maxNamed).map(format).join(', ');
  return characters.length > maxNamed ? `${named} and ${characters.length - maxNamed} more` : named;
}

/** The sentence on paper, which cannot show the characters: '□ stands for what cannot be printed: U+1F984' */
export function formatMissingOnPaper(characters: readonly string[]): string {
  return `□ stands for what cannot be printed: ${joinNamed(characters, formatCodePoints)}`;
}

/** The sentence on screen: 'These characters cannot be printed: 🦄 (U+1F984).' */
export function formatUnprintable(characters: readonly string[]): string {
  const named = joinNamed(characters, (character) => `${character} (${formatCodePoints(character)})`);
  return `These characters cannot be printed: ${named}.`;
}
