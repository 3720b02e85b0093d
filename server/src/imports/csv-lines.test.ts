import { importColumns, validateImportHeader } from '@eptw/domain/user/import';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseCsvLines } from './csv-lines.ts';

const head = 'email,fullname,role,company,phone,sites,groups';
const row = 'ann@acme.example,Ann Lee,User,ACME,,F10N,';

const format = { columns: importColumns, things: 'users', validateHeader: validateImportHeader };
const parseText = (text: string) => parseCsvLines(Buffer.from(text), format);
const ann = { email: 'ann@acme.example', fullname: 'Ann Lee', role: 'User', company: 'ACME', sites: 'F10N' };

test.each<[string, string]>([
  ['commas', `${head}\n${row}\n`],
  ['semicolons', `${head}\n${row}\n`.replaceAll(',', ';')],
  ['a byte order mark and the line ends of Windows', `\uFEFF${head}\r\n${row}\r\n`],
  ['quotes', `${head}\n"ann@acme.example","Ann Lee","User","ACME",,"F10N",\n`],
  ['no line end after the last line', `${head}\n${row}`],
  ['tabs', `${head}\n${row}\n`.replaceAll(',', '\t')],
  ['a line for spreadsheets that names the separator', `sep=;\r\n${head}\n${row}\n`.replaceAll(',', ';')],
  ['such a line in quotes, for tabs', `"sep=\t"\r\n${head}\n${row}\n`.replaceAll(',', '\t')],
  ['such a line with the separators of the others', `sep=;;;;;;;\r\n${head}\n${row}\n`.replaceAll(',', ';')],
  ['empty columns at the end', `${head},,\n${row},,\n`],
  ['an empty column in the middle', `${head.replace('role', ',role')}\n${row.replace('User', ',User')}\n`],
  ['the line ends of old Macs', `${head}\r${row}\r`],
  ['empty lines', `${head}\n\n${row}\n\n,,,,,,\n`],
])('a file with %s is read', (_title, text) => {
  expect(parseText(text)).toMatchObject([{ cells: ann }]);
});

test('quoted cells may contain separators, quotes and line ends, and lines are counted as in an editor', () => {
  const lines = parseText(`${head}\na@b.example,"Lee, ""Ann""\nMarie",User,,,"F10N;F10W",\n${row}\n`);
  expect(lines.map((line) => line.line)).toEqual([3, 4]);
  expect(lines[0]?.cells).toMatchObject({ fullname: 'Lee, "Ann"\nMarie', sites: 'F10N;F10W' });
});

test('columns can be in another order, and a short line is padded', () => {
  const [line] = parseText('sites,role,email,fullname\nF10N,User,ann@acme.example\n');
  expect(line?.cells).toEqual({ sites: 'F10N', role: 'User', email: 'ann@acme.example', fullname: '' });
});

test('a line with more cells than columns is reported', () => {
  expect(parseText('email,fullname,role,sites\na@b.example,Lee, Ann,User,F10N\n')).toMatchObject([{ extraCell: 4 }]);
});

test.each<[string, Buffer, string, RegExp]>([
  ['that is empty', Buffer.from(''), 'BAD_INPUT', /empty/],
  ['with a header only', Buffer.from(head), 'BAD_INPUT', /header but no users/],
  ['without a header', Buffer.from(`${row}\n${row}`), 'BAD_INPUT', /Unknown column 'ann@acme.example'/],
  ['that is no text', Buffer.from(`${head}\nann@acme.example,Ann\x81`, 'latin1'), 'BAD_INPUT', /not text/],
  ['with an open quotation mark', Buffer.from(`${head}\n"ann@acme.example`), 'BAD_INPUT', /not valid CSV/],
  ['with a stray quotation mark', Buffer.from(`${head}\nann"@acme.example,`), 'BAD_INPUT', /near line 2/],
  ['of more than a megabyte', Buffer.alloc(1024 * 1024 + 1, 'a'), 'TOO_LARGE', /1 MB/],
  ['of 2,001 users', Buffer.from(`${head}\n${`${row}\n`.repeat(2_001)}`), 'TOO_LARGE', /2,000 users/],
])('a file %s is refused', (_title, content, code, sentence) => {
  try {
    parseCsvLines(content, format);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) as string });
  }
});

test.each<[string, BufferEncoding, string]>([
  ['Windows-1252', 'latin1', ''],
  ['UTF-16', 'utf16le', '\uFEFF'],
  ['UTF-16 without a mark', 'utf16le', ''],
])('a file in %s is read', (_title, encoding, mark) => {
  const [line] = parseCsvLines(Buffer.from(`${mark}${head}\nj@acme.example,Jürgen Groß,User`, encoding), format);
  expect(line?.cells.fullname).toBe('Jürgen Groß');
});

test('a cell below an empty column is reported, and lines are counted after a line that names the separator', () => {
  expect(parseText('sep=,\nemail,,fullname,role,sites\na@b.example,x,Ann,User,F10N\n')).toMatchObject([
    { line: 3, extraCell: 1, cells: { fullname: 'Ann' } },
  ]);
  expect(() => parseText(`sep=,\n${head}\nann"@acme.example,`)).toThrow(/near line 3/);
});

test('2,000 users are read', () => {
  expect(parseText(`${head}\n${`${row}\n`.repeat(2_000)}`)).toHaveLength(2_000);
});
