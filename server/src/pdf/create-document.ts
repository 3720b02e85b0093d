import { once } from 'node:events';
import Pdf from 'pdfkit';
import { createPaper, type Paper } from './paper.ts';
import type { FontSet } from './text/fonts.ts';
import type { Typesetter } from './text/typesetter.ts';

/** What a drawing process reuses between documents. */
export interface DrawingTools {
  fonts: FontSet;
  typesetter: Typesetter;
}

/** A PDF, and the characters that no font has: it shows □ in their places, and names them. */
export interface DrawnDocument {
  content: Uint8Array;
  missing: readonly string[];
}

/** The metadata of a document. */
export interface DocumentInfo {
  title: string;
  author: string;
  subject: string;
  /** The date of its content; now if omitted. */
  date?: Date;
}

/** An empty A4 document in our fonts, read as a stream. */
export function createStreamedDocument(
  { title, author, subject, date }: DocumentInfo,
  { fonts, typesetter }: DrawingTools,
): { pdf: PDFKit.PDFDocument; paper: Paper } {
  // What a document that failed has left.
  typesetter.takeMissing();
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    // None to begin with: the library would load its own.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, ...(date && { CreationDate: date, ModDate: date }) },
  });
  for (const font of fonts.bold) pdf.registerFont(font.name, font.content);
  return { pdf, paper: createPaper(pdf, typesetter) };
}

/** The same, kept in memory. `finished` ends it and returns the file. */
export function createDocument(
  info: DocumentInfo,
  drawing: DrawingTools,
): { paper: Paper; finished: () => Promise<Buffer> } {
  const { pdf, paper } = createStreamedDocument(info, drawing);
  const written: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => written.push(chunk));
  return {
    paper,
    finished: async () => {
      pdf.end();
      await once(pdf, 'end');
      return Buffer.concat(written);
    },
  };
}
