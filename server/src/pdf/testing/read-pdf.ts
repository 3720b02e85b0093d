import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** For tests: what a PDF says to a program that reads it. */
export interface ReadPdf {
  /** One text a page, with single spaces. */
  pages: string[];
  /** All pages together, without any space: lines and pages may end anywhere in it. */
  letters: string;
  title: string;
  language: string;
  /** The smallest text, in points. */
  smallestText: number;
  /** How many pictures are drawn. */
  pictures: number;
  /** Width and height of the first page, in points. */
  size: [number, number];
}

/** The code that PDF.js gives to the drawing of a picture. */
const paintImage = 85;

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const sizes: number[] = [];
  let pictures = 0;
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('height' in item && item.height > 0) sizes.push(item.height);
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((code) => code === paintImage).length;
    if (number === 1) size = [page.view[2] ?? 0, page.view[3] ?? 0];
  }
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    letters: withoutSpaces(text.join('')),
    title: String(info['Title']),
    language: String(info['Language']),
    smallestText: Math.min(...sizes),
    pictures,
    size,
  };
}

/** For tests: a text as `letters` has it. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}
