import path from 'node:path';
import { drawPaper, type PaperDocument } from '../draw-paper.ts';
import type { Drawing } from '../new-document.ts';
import { readFaces } from '../text/faces.ts';
import { createTypesetter } from '../text/typesetter.ts';

let drawing: Drawing | undefined;

/** For tests: draws in this thread, with the fonts of the program. */
export async function drawn(document: PaperDocument): Promise<Uint8Array> {
  if (!drawing) {
    const faces = readFaces(path.join(import.meta.dirname, '../../../fonts'));
    drawing = { faces, typesetter: createTypesetter(faces) };
  }
  return drawPaper(document, drawing);
}
