import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { expect, test } from 'vitest';
import type { ExportFormat } from '@eptw/domain/export/exported-lists';
import { createRowCounter } from './row-counter.ts';

function joinChunks(pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(pieces.flatMap((chunk) => [...chunk]));
}

function createWorkbook(sheet: string): Uint8Array {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((_error, chunk) => pieces.push(chunk));
  const part = new ZipDeflate('xl/worksheets/sheet1.xml');
  archive.add(part);
  part.push(new TextEncoder().encode(sheet), true);
  const other = new ZipPassThrough('xl/workbook.xml');
  archive.add(other);
  other.push(new TextEncoder().encode('<workbook>\n\n</workbook>'.repeat(20)), true);
  archive.end();
  return joinChunks(pieces);
}

const rows = Array.from({ length: 500 }, (_, row) => row);
const csv = new TextEncoder().encode(
  `\ufeffNumber,Description\r\n${rows.map((row) => `${row},"two\r\n""lines"" ${row * 7919}"\r\n`).join('')}`,
);
const xlsx = createWorkbook(
  `<sheet><row>titles</row>\n${rows.map((row) => `<row>${row * 7919}</row>\n`).join('')}</sheet>`,
);

test.each<[ExportFormat, Uint8Array, number]>([
  ['csv', csv, 1],
  ['csv', csv, 1000],
  ['csv', csv, csv.length],
  ['xlsx', xlsx, 1],
  ['xlsx', xlsx, 1000],
  ['xlsx', xlsx, xlsx.length],
])('counts the rows of a %s as they arrive, in chunks of any size', (format, file, size) => {
  const count = createRowCounter(format);
  const counts: number[] = [];
  for (let at = 0; at < file.length; at += size) counts.push(count(file.subarray(at, at + size)));
  expect(counts.at(-1)).toBe(500);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

test.each<[ExportFormat, Uint8Array]>([
  ['csv', csv],
  ['xlsx', xlsx],
])('counts fewer rows in a part of a %s', (format, file) => {
  expect(createRowCounter(format)(file.subarray(0, file.length / 4))).toBeLessThan(500);
});
