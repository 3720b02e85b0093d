import { isUtf8 } from 'node:buffer';

/** How a text is written as bytes. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What Windows-1252 has where Latin 1 has control characters; empty where it has nothing. */
const windowsCharacters: readonly string[] = '€  ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Œ  Ž   ‘ ’ “ ” • – — ˜ ™ š › œ  ž Ÿ'.split(' ');
const firstWindowsByte = 0x80;
const unusedBytes = windowsCharacters.flatMap((character, index) =>
  character === '' ? [firstWindowsByte + index] : [],
);

/** Control characters that no text contains: all but tab, line feed, form feed and carriage return. */
const controlBytes = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13].includes(byte));

/** The encoding that a byte order mark at the beginning names. */
function readByteOrderMark(content: Uint8Array): TextEncoding | undefined {
  const [first, second, third] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** UTF-16 without a mark: half of the bytes of Latin letters, digits and spaces are 0, all on the same side. */
function guessUtf16(content: Uint8Array): TextEncoding | undefined {
  const sample = content.subarray(0, 4096);
  let [even, odd] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const enough = sample.length / 8;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * The encoding of a text, from its bytes; undefined when they are no text. What is valid UTF-8 is taken as UTF-8:
 * other texts with letters beyond ASCII practically never are.
 */
export function detectTextEncoding(content: Uint8Array): TextEncoding | undefined {
  const marked = readByteOrderMark(content) ?? guessUtf16(content);
  if (marked === 'utf-16le' || marked === 'utf-16be') return isUtf16(content, marked) ? marked : undefined;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (controlBytes.some((byte) => bytes.includes(byte))) return undefined;
  if (isUtf8(bytes)) return 'utf-8';
  return marked === undefined && !unusedBytes.some((byte) => bytes.includes(byte)) ? 'windows-1252' : undefined;
}

function isUtf16(content: Uint8Array, encoding: TextEncoding): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content);
    return !controlBytes.some((byte) => text.includes(String.fromCharCode(byte)));
  } catch {
    return false;
  }
}

/** Decodes bytes of a known encoding, without a byte order mark. */
export function decodeBytes(content: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(content);
  // Node 20 decodes this encoding as Latin 1.
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windowsCharacters[character.charCodeAt(0) - firstWindowsByte] ?? '');
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, without a byte order mark; undefined when it is none. */
export function decodeText(content: Uint8Array): string | undefined {
  const encoding = detectTextEncoding(content);
  return encoding && decodeBytes(content, encoding);
}
