import type { PrintableDocument } from './draw-document.ts';
import type { PrintedFile } from './permit-document.ts';

/**
 * The number of the pipe for pictures and PDFs. As part of a message each would be copied several times, and the server
 * would spend most of its time for a PDF on the copies.
 */
export const bytePipe = 4;

/** A document to draw, without the contents of its pictures, which come through the pipe in this order. */
export interface DrawingRequest {
  document: PrintableDocument;
  pictures: { file: string; bytes: number }[];
}

/** How many bytes the PDF has that comes through the pipe, with the characters that it cannot show, or what went wrong. */
export type DrawingReply = { bytes: number; missing: readonly string[] } | { fault: string };

/** The request for a document, and the contents to send through the pipe. */
export function detachPictures(document: PrintableDocument): { request: DrawingRequest; contents: Uint8Array[] } {
  const pictures: DrawingRequest['pictures'] = [];
  const contents: Uint8Array[] = [];
  if (!('files' in document)) return { request: { document, pictures }, contents };
  const files: Record<string, PrintedFile> = {};
  for (const [file, { content, ...rest }] of Object.entries(document.files)) {
    files[file] = rest;
    if (!content) continue;
    pictures.push({ file, bytes: content.length });
    contents.push(content);
  }
  return { request: { document: { ...document, files }, pictures }, contents };
}

/** The document of a request, with the contents of its pictures as they come through the pipe. */
export async function attachPictures(
  { document, pictures }: DrawingRequest,
  take: (bytes: number) => Promise<Uint8Array>,
): Promise<PrintableDocument> {
  for (const { file, bytes } of pictures) {
    const content = await take(bytes);
    const printed = 'files' in document ? document.files[file] : undefined;
    if (printed) printed.content = content;
  }
  return document;
}
