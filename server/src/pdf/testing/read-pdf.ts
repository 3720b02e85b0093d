import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** For tests: what a PDF says to a program that reads it. */
export interface ReadPdf {
  /** One text a page, with single spaces. */
  pages: string[];
  /** All pages together, without any space: lines and pages may end anywhere in it. */
  letters: string;
  title: string;
  language: string;
}

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    letters: withoutSpaces(text.join('')),
    title: String(info['Title']),
    language: String(info['Language']),
  };
}

/** For tests: a text as `letters` has it. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}
