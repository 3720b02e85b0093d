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
  ['empty lines', `${head}\n\n${row}\n\n,,,,,,\n`],
])('a file with %s is read', (_title, text) => {
  expect(parseText(text)).toMatchObject([{ cells: ann, hasExtraCells: false }]);
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
  expect(parseText('email,fullname,role,sites\na@b.example,Lee, Ann,User,F10N\n')).toMatchObject([
    { hasExtraCells: true },
  ]);
});

test.each<[string, Buffer, string, RegExp]>([
  ['that is empty', Buffer.from(''), 'BAD_INPUT', /empty/],
  ['with a header only', Buffer.from(head), 'BAD_INPUT', /header but no users/],
  ['without a header', Buffer.from(`${row}\n${row}`), 'BAD_INPUT', /Unknown column 'ann@acme.example'/],
  ['in another encoding', Buffer.from(`${head}\nann@acme.example,Ann Müller`, 'latin1'), 'BAD_INPUT', /not UTF-8/],
  ['saved as UTF-16', Buffer.from(`\uFEFF${head}`, 'utf16le'), 'BAD_INPUT', /not UTF-8/],
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

test('2,000 users are read', () => {
  expect(parseText(`${head}\n${`${row}\n`.repeat(2_000)}`)).toHaveLength(2_000);
});
