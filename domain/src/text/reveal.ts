/** Names of characters that nobody sees, or takes for a space, as far as people may have heard of them. */
const names: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u202A': 'left-to-right embedding',
  '\u202B': 'right-to-left embedding',
  '\u202C': 'end of a writing direction',
  '\u202D': 'left-to-right override',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u3000': 'wide space',
  '\uFEFF': 'byte order mark',
};

/** A character by its code, as standards write it: 'U+200B'. */
export function formatCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character that nobody sees, by its name and code. */
export function nameCharacter(character: string): string {
  const name = names[character];
  return name ? `${name} (${formatCodePoint(character)})` : formatCodePoint(character);
}

const hiddenPattern = /(?! )[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<= ) /gu;
const widePattern = /[\uFF01-\uFF5E]+/gu;

/** A text with what is not seen of it in brackets, for whoever compares two that look alike. */
export function revealText(text: string): string {
  return text
    .replace(
      hiddenPattern,
      (character) => `[${character === ' ' ? 'space' : (names[character] ?? formatCodePoint(character))}]`,
    )
    .replace(widePattern, (letters) => `${letters} [wide letters]`);
}
