import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formatSheetRow } from './sheet.ts';
import { parseXlsx } from './testing/download.ts';

function readBack(row: string): (string | number)[] {
  const [line = []] = parseXlsx(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from(row) }));
  return line;
}

test.each(['=1+1', '@SUM(A1)', "'", '<b> & </b>', 'two\r\nlines\t', ' around ', '\u0007', '_x0041_', '消防 🔥', ''])(
  'the text %j is read back unchanged, and is not a formula',
  (text) => {
    const row = formatSheetRow([text], 1);
    expect(row).toMatch(/^<row r="1"><c r="A1" t="inlineStr">/);
    expect(readBack(row)).toEqual([text]);
  },
);

test('every text is read back unchanged, on a single line', () => {
  const text = fc.string({
    unit: fc.constantFrom('_', 'x', '0', 'A', '&', '<', '>', '\0', '\n', '\r', 'é', '🔥', ';'),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.integer()), { minLength: 1 }), (cells) => {
      const row = formatSheetRow(cells, 7);
      expect(row.indexOf('\n')).toBe(row.length - 1);
      expect(readBack(row)).toEqual(cells);
    }),
  );
});

test.each([
  ['half a character', '\ud83d!', '\ufffd!'],
  ['more than a cell holds', 'x'.repeat(40_000), `${'x'.repeat(32_766)}…`],
])('%s does not damage the file', (_title, text, read) => {
  expect(readBack(formatSheetRow([text], 1))).toEqual([read]);
});

test('columns are named as in a sheet', () => {
  const row = formatSheetRow(
    Array.from({ length: 28 }, () => ''),
    3,
  );
  expect([...row.matchAll(/<c r="(\w+)"/g)].map(([, reference]) => reference)).toEqual(
    expect.arrayContaining(['A3', 'Z3', 'AA3', 'AB3']),
  );
});
