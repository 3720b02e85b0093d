import { Inflate } from 'fflate';
import type { ExportFormat } from '@eptw/domain/export/exported-lists';

/** Takes the chunks of an exported list as they arrive, and returns the number of rows so far, without the header. */
export type RowCounter = (chunk: Uint8Array) => number;

const lineFeed = 10;
const quote = 34;

/** Line breaks end a row, except between quotation marks. */
function createCsvRowCounter(): RowCounter {
  let lines = 0;
  let quoted = false;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === quote) quoted = !quoted;
      else if (byte === lineFeed && !quoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}

/** The length of a file header in a zip archive, without the file's name. */
const headerLength = 30;

/** Returns the length of the header of the archive's first file; undefined until enough of it has arrived. */
function readHeaderLength(start: Uint8Array): number | undefined {
  if (start.length < headerLength) return undefined;
  const view = new DataView(start.buffer, start.byteOffset);
  return headerLength + view.getUint16(26, true) + view.getUint16(28, true);
}

/** The archive starts with the sheet, in which each row is a line. */
function createXlsxRowCounter(): RowCounter {
  let lines = 0;
  let start: Uint8Array | undefined = new Uint8Array();
  const inflate = new Inflate((xml) => {
    for (const byte of xml) if (byte === lineFeed) lines += 1;
  });
  return (chunk) => {
    let content = chunk;
    if (start) {
      start = new Uint8Array([...start, ...chunk]);
      const header = readHeaderLength(start);
      if (header === undefined || start.length < header) return 0;
      content = start.subarray(header);
      start = undefined;
    }
    inflate.push(content);
    return Math.max(0, lines - 1);
  };
}

/** Creates a counter for one file. */
export function createRowCounter(format: ExportFormat): RowCounter {
  return format === 'csv' ? createCsvRowCounter() : createXlsxRowCounter();
}
