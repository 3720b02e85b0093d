import { pipeline } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Cell } from '@eptw/domain/export/csv';
import { Zip, ZipPassThrough } from 'fflate';
import { formatSheetRow } from './sheet.ts';
import { headingStyle, sheetEnd, sheetPath, sheetStart, workbookParts } from './xlsx-parts.ts';

/** A file in a zip archive whose content is deflated elsewhere: it measures the input and passes on the output. */
class PrecompressedEntry extends ZipPassThrough {
  override compression = 8;
  protected override process(): void {}
}

async function* formatSheet(titles: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  let number = 1;
  yield sheetStart + formatSheetRow(titles, number, headingStyle);
  for await (const rows of batches) yield rows.map((cells) => formatSheetRow(cells, (number += 1))).join('');
  yield sheetEnd;
}

/**
 * Writes a table as an XLSX file in pieces; its sheet comes first, so that clients can count the rows as they arrive.
 * Node deflates in separate threads, and the table is read only as fast as the client reads the file.
 */
export async function* writeXlsx(
  titles: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const part = new PrecompressedEntry(sheetPath);
  archive.add(part);
  async function* measureChunks() {
    for await (const text of formatSheet(titles, batches)) {
      const bytes = Buffer.from(text);
      part.push(bytes);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // A failure to read ends the deflating, and so is thrown by the loop below.
  pipeline(measureChunks(), deflate, () => {});
  for await (const piece of deflate as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    part.ondata(null, piece, false);
    yield* pieces.splice(0);
  }
  part.push(new Uint8Array(), true);
  part.ondata(null, new Uint8Array(), true);
  for (const [name, content] of Object.entries(workbookParts)) {
    const other = new ZipPassThrough(name);
    archive.add(other);
    other.push(Buffer.from(content), true);
  }
  archive.end();
  yield* pieces.splice(0);
}
