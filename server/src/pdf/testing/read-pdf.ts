import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** For tests: the content of a PDF. */
export interface ReadPdf {
  /** One text per page, with single spaces. */
  pages: string[];
  /** All pages together, without any spaces: independent of line and page breaks. */
  letters: string;
  title: string;
  language: string;
  /** The smallest text, in points. */
  smallestText: number;
  /** All sizes of text, in points. */
  sizes: Set<number>;
  /** How many pictures are drawn. */
  pictures: number;
  /** The alternative texts of the figures, in reading order. */
  figures: string[];
  /** The colours in which shapes and texts are filled, as '#d0372c'. */
  colors: Set<string>;
  /** The colours of lines. */
  lineColors: Set<string>;
  /** Width and height of the first page, in points. */
  size: [number, number];
}

/** PDF.js's codes for drawing a picture and for choosing a colour. */
const paintImage = 85;
const setFillColor = 59;
const setLineColor = 58;

/** A part of a page for screen readers, or content of one, which has an id. */
interface StructureNode {
  id?: string;
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

function listFigures({ role, alt, children = [] }: StructureNode): string[] {
  return [...(role === 'Figure' ? [alt ?? ''] : []), ...children.flatMap(listFigures)];
}

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  const sizes: number[] = [];
  const figures: string[] = [];
  const [colors, lineColors] = [new Set<string>(), new Set<string>()];
  let pictures = 0;
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('height' in item && item.height > 0) sizes.push(item.height);
    const { fnArray, argsArray } = await page.getOperatorList();
    pictures += fnArray.filter((code) => code === paintImage).length;
    fnArray.forEach((code, index) => {
      const used = { [setFillColor]: colors, [setLineColor]: lineColors }[code];
      used?.add(String(argsArray[index]?.[0]));
    });
    figures.push(...listFigures(await page.getStructTree()));
    if (number === 1) size = [page.view[2] ?? 0, page.view[3] ?? 0];
  }
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    letters: removeSpaces(text.join('')),
    title: String(info['Title']),
    language: String(info['Language']),
    smallestText: Math.min(...sizes),
    sizes: new Set(sizes.map((points) => Math.round(points * 10) / 10)),
    pictures,
    figures,
    colors,
    lineColors,
    size,
  };
}

/** For tests: removes spaces from a text, as in `letters`. */
export function removeSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}
