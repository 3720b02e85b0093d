import path from 'node:path';
import { drawDocument, type PrintableDocument } from '../draw-document.ts';
import type { DrawingTools } from '../create-document.ts';
import { loadFonts } from '../text/fonts.ts';
import { createTypesetter } from '../text/typesetter.ts';

let drawing: DrawingTools | undefined;

/** For tests: draws in this process, with the fonts of the program. */
export async function drawForTest(document: PrintableDocument): Promise<Uint8Array> {
  if (!drawing) {
    const fonts = loadFonts(path.join(import.meta.dirname, '../../../fonts'));
    drawing = { fonts, typesetter: createTypesetter(fonts) };
  }
  return (await drawDocument(document, drawing)).content;
}
