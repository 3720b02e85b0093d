import { pipeline } from 'node:stream';
import { createDeflateRaw } from 'node:zlib';
import type { Cell } from '@eptw/domain/export/csv';
import { Zip, ZipPassThrough } from 'fflate';
import { formatSheetRow } from './sheet.ts';
import { headingStyle, sheetEnd, sheetPath, sheetStart, workbookParts } from './xlsx-parts.ts';

/** A file of a zip archive whose content is deflated elsewhere: it measures what goes in and passes on what comes out. */
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
 * A table as an XLSX file, piece by piece; its sheet comes first, for those who count the rows as they arrive. Node
 * deflates in threads of its own, and the table is read no faster than the file is taken.
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
  async function* measured() {
    for await (const text of formatSheet(titles, batches)) {
      const bytes = Buffer.from(text);
      part.push(bytes);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  // What goes wrong in the reading ends the deflating, and so comes out of the loop below.
  pipeline(measured(), deflate, () => {});
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
