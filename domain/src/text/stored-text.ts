/** Line breaks of any kind: of each operating system, of a word processor, of a form feed, of a paragraph. */
const lineBreakPattern = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/** A text with a line feed for each of its line breaks, also for those of texts that were stored as they came. */
export function toLineFeeds(text: string): string {
  return text.replace(lineBreakPattern, '\n');
}

/** Scripts in which an invisible joiner between two letters is spelling: without it another word stands there. */
const joinedScripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
];
const joinedLetter = `[${joinedScripts.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** A picture, with what colours it or asks for it in colour. */
const picture = '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?';

/**
 * Invisible characters that are part of what is seen: joiners between letters, or after the vowel killer at the end of
 * a word; joiners between pictures; and which form of a picture, a key or a Chinese character is meant.
 */
const spellingPattern = [
  `(?<=${joinedLetter}\\p{M}*)[\\u200C\\u200D](?=${joinedLetter})`,
  '(?<=[\\u0D4D\\u0DCA])\\u200D',
  `(?<=${picture})\\u200D(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
].join('|');

/**
 * What nobody sees: controls such as a bell or the escape that colours a terminal, zero-width and direction characters,
 * and halves of characters, which the database refuses.
 */
const unseenCharacter = '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Cs}\\uFFF9-\\uFFFB]|(?!\\n)\\p{Cc}';

const unseenPattern = new RegExp(`(?!${spellingPattern})(?:${unseenCharacter})`, 'gu');

/** What most texts consist of, and what nothing needs to be done about. */
const plainPattern = /^[\n\x20-\x7e]*$/;

/**
 * A text as it comes in, before anything reads it: THE rule for every way in. What two people read as the same is the
 * same, and nothing in it makes it read as another text. Nothing visible is lost, and words stay apart.
 */
export function cleanText(text: string): string {
  if (plainPattern.test(text)) return text;
  const lines = toLineFeeds(text).replaceAll('\t', ' ');
  // What is removed may bring letters together that are one in NFC, and the other way round.
  return lines.replace(unseenPattern, '').normalize('NFC').replace(unseenPattern, '');
}

/** The same without space around it, for reasons and notes. */
export function toStoredText(typed: string): string {
  return cleanText(typed).trim();
}

/** The same as one line, for a name or a number. */
export function toStoredLine(typed: string): string {
  return toStoredText(typed).replace(/\s+/gu, ' ');
}

/** What a field gets of a text that is pasted: clean, and for a field of one line with a space where a line ended. */
export function toPastedText(pasted: string, multiline: boolean): string {
  const text = cleanText(pasted);
  return multiline ? text : text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
}

/** The first character of a text that nobody sees and that is no line break, with its place; undefined without one. */
export function findUnseen(text: string): { character: string; index: number } | undefined {
  for (const { 0: character, index } of text.matchAll(unseenPattern))
    if (!/[\t\n\v\f\r\u0085]/.test(character)) return { character, index };
  return undefined;
}
