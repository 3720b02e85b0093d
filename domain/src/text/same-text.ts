/** Characters that nobody sees, whatever the version of Unicode that a program supports. */
const unseen =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{E0000}-\\u{E0FFF}';
/** Accents and the like. The vowel signs of Asian scripts are letters to their readers, and stay. */
const marks = '\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F';
const ignoredPattern = new RegExp(`[${unseen}${marks}]`, 'gu');

/** Kinds of space, and controls: what a reader cannot tell from a space. */
const spacePattern = /[\p{Cc}\p{Z}]+/gu;

const singleQuotePattern = /[\u0060\u00B4\u02B9\u02BB-\u02BD\u02C8\u2018-\u201B\u2032\u2035\uFF07]/gu;
const doubleQuotePattern = /[\u00AB\u00BB\u02BA\u201C-\u201F\u2033\u2036\u301D-\u301F\uFF02]/gu;
const hyphenPattern = /[\u058A\u05BE\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\u301C\u30A0\uFE31\uFE32\uFE58\uFE63\uFF0D]/gu;

/** Letters that have no accent to lose and that people type otherwise. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};
const letterPattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

const plainPattern = /^(?:[\x21-\x5f\x61-\x7e]+(?: [\x21-\x5f\x61-\x7e]+)*)?$/;

/**
 * A text as it is compared: whatever its case and accents, the width of its letters and the kinds of its spaces, quotes
 * and hyphens. THE rule for what counts as the same name, company, address or search; the database has it as
 * `normal_text`, and a test compares the two.
 */
export function normalizeText(text: string): string {
  if (plainPattern.test(text)) return text.toLowerCase();
  return text
    .replace(singleQuotePattern, "'")
    .replace(doubleQuotePattern, '"')
    .replace(hyphenPattern, '-')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignoredPattern, '')
    .replace(letterPattern, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(spacePattern, ' ')
    .replace(/^ | $/g, '');
}

/** Whether two texts are the same to a reader. */
export function isSameText(one: string, other: string): boolean {
  return normalizeText(one) === normalizeText(other);
}
