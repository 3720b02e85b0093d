import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvLines, formatCsv, escapeFormula } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+65 1234', "'+65 1234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['Weld = done', 'Weld = done'],
  ['a@b.example', 'a@b.example'],
  ['', ''],
])('%j becomes the cell %j', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
});

test('leaves no text that a spreadsheet runs as a formula', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n'), fc.string(), (first, rest) => {
      expect(escapeFormula(first + rest)).toBe(`'${first}${rest}`);
    }),
  );
});

test('a file begins with the byte order mark, and numbers stay numbers', () => {
  expect(
    formatCsv([
      ['Month', 'kgs'],
      ['January', -1.2],
    ]),
  ).toBe('\ufeffMonth,kgs\r\nJanuary,-1.2\r\n');
});

test.each([
  ['a "big" job', '"a ""big"" job"'],
  ['tank, level 3', '"tank, level 3"'],
  ['first\nsecond', '"first\nsecond"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j is written %s', (text, written) => {
  expect(formatCsvLines([[text]])).toBe(`${written}\r\n`);
});

test('every table can be parsed back to what was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', 'é', '消') });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      expect(read(formatCsvLines(rows))).toEqual(rows.map((row) => row.map(escapeFormula)));
    }),
  );
});

/** Parses CSV cells by the grammar of RFC 4180. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let match = cells.exec(text); match; match = cells.exec(text)) {
    const [, quoted, plain, end] = match;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
