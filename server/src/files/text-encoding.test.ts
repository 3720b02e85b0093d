import { describe, expect, test } from 'vitest';
import { decodeText, detectTextEncoding } from './text-encoding.ts';

const text = 'Name;Task\r\nJürgen;Schweißen\r\n';
const toBigEndian = (value: string) => Buffer.from(value, 'utf16le').swap16();

test.each<[string, Buffer, string, string]>([
  ['UTF-8', Buffer.from(text), 'utf-8', text],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8', text],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le', text],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le', text],
  ['big-endian UTF-16 with a mark', toBigEndian(`\uFEFF${text}`), 'utf-16be', text],
  ['big-endian UTF-16 without a mark', toBigEndian(text), 'utf-16be', text],
  ['Chinese in UTF-16', Buffer.from('\uFEFF动火作业', 'utf16le'), 'utf-16le', '动火作业'],
  ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252', text],
  [
    'quotes and the euro of Windows-1252',
    Buffer.from('\x93Ann\x94 \x80 5 \x96 7', 'latin1'),
    'windows-1252',
    '“Ann” € 5 – 7',
  ],
])('%s is read', (_title, content, encoding, decoded) => {
  expect(detectTextEncoding(content)).toBe(encoding);
  expect(decodeText(content)).toBe(decoded);
});

describe('is no text', () => {
  test.each<[string, Buffer]>([
    ['a byte that no encoding has', Buffer.from('bolt \x81', 'latin1')],
    ['a control character', Buffer.from('bolt\u0007')],
    ['a control character in UTF-16', Buffer.from('\uFEFFbolt\u0000', 'utf16le')],
    ['half a character of UTF-16', Buffer.from('\uFEFFbolt', 'utf16le').subarray(0, 9)],
    ['half a pair of UTF-16', Buffer.from('\uFEFFa\uD83D', 'utf16le')],
    ['a mark of UTF-8 before another encoding', Buffer.from('\xef\xbb\xbfJ\xfcrgen', 'latin1')],
    ['a program', Buffer.from('MZ\x90\x00\x03'.padEnd(400, '\0'), 'latin1')],
  ])('%s', (_title, content) => {
    expect(detectTextEncoding(content)).toBeUndefined();
    expect(decodeText(content)).toBeUndefined();
  });
});
