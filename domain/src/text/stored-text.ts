/** Line breaks of any kind: of each operating system, of a form feed, of a paragraph. */
const lineBreakPattern = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/**
 * What nobody sees: controls such as a bell or the escape that colours a terminal, zero-width and direction characters,
 * and halves of characters, which the database refuses.
 */
const unseenPattern = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\uFFF9-\uFFFB]|(?!\n)\p{Cc}/gu;

/**
 * Typed text as it is stored: THE rule for reasons and notes. What two people read as the same is the same, and nothing
 * in it makes it read as another text. Nothing visible is lost.
 */
export function toStoredText(typed: string): string {
  return typed.replace(lineBreakPattern, '\n').replaceAll('\t', ' ').replace(unseenPattern, '').normalize('NFC').trim();
}

/** The same as one line, for a name or a number. */
export function toStoredLine(typed: string): string {
  return toStoredText(typed).replace(/\s+/gu, ' ');
}
