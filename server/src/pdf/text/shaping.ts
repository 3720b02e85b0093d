import * as harfbuzz from 'harfbuzzjs';

/** A glyph of a shaped text. Lengths in units of the font. */
export interface ShapedGlyph {
  id: number;
  /** The characters that it stands for; none for the further glyphs of the same characters. */
  codePoints: number[];
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Chooses and places the glyphs of a text. */
export type Shape = (text: string) => ShapedGlyph[];

/**
 * Shapes texts in this font by HarfBuzz, as browsers do: in many scripts letters change with their neighbours, and
 * vowel signs stand before what they follow.
 */
export function createShape(content: Buffer): Shape {
  const bytes = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) as ArrayBuffer;
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  return (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((one, other) => one - other);
    const seen = new Set<number>();
    return infos.map(({ codepoint, cluster }, index) => {
      const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const end = starts[starts.indexOf(cluster) + 1];
      const characters = seen.has(cluster) ? '' : text.slice(cluster, end);
      seen.add(cluster);
      const codePoints = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
      return { id: codepoint, codePoints, xAdvance, yAdvance, xOffset, yOffset };
    });
  };
}

/** The part of PDFKit's fonts that lays out a word. */
interface PdfFont {
  scale: number;
  font: { getGlyph: (id: number, codePoints: number[]) => { advanceWidth: number } };
  layoutRun: (text: string) => unknown;
}

/** Chooses the font of what is written next, and lets it lay out words by our shaping. */
export function selectFont(pdf: PDFKit.PDFDocument, { name, shape }: { name: string; shape: Shape | undefined }): void {
  pdf.font(name);
  if (!shape) return;
  const font = (pdf as unknown as { _font: PdfFont })._font;
  // Once for each font of a document.
  if (!Object.hasOwn(font, 'layoutRun')) shapeInPdf(font, shape);
}

/** Lets a font of PDFKit's lay out words by our shaping. */
function shapeInPdf(font: PdfFont, shape: Shape): void {
  const { scale } = font;
  font.layoutRun = (text) => {
    const shaped = shape(text);
    const glyphs = shaped.map(({ id, codePoints }) => font.font.getGlyph(id, codePoints));
    const positions = shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }, index) => ({
      xAdvance: xAdvance * scale,
      yAdvance: yAdvance * scale,
      xOffset: xOffset * scale,
      yOffset: yOffset * scale,
      advanceWidth: (glyphs[index]?.advanceWidth ?? 0) * scale,
    }));
    return { glyphs, positions, advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
}
