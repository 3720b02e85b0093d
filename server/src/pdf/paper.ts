import { palette, sizes } from './palette.ts';
import { selectFont } from './text/shaping.ts';
import type { Line, TextStyle, Typesetter } from './text/typesetter.ts';

/** Margins of an A4 page, in points. The top leaves room for the line with the permit's name. */
const margin = { left: 42, right: 42, top: 52, bottom: 50 } as const;
const a4 = { width: 595.28, height: 841.89 } as const;

/** Height of a line of text, relative to its font size. */
const lineHeight = 1.36;
/** Position of the baseline in a line, relative to the font size. */
const baseline = 1.05;

export interface DrawnStyle extends TextStyle {
  color?: string;
}

/** A piece that is drawn without a break; a page may end before and after it. Lengths in points. */
export interface Strip {
  height: number;
  draw: (x: number, y: number) => void;
}

/** The role of a part of a page for screen readers. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure';

/** A page that is filled from top to bottom, then the next one. Lengths in points. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly left: number;
  readonly width: number;
  /** The characters that no font has, once the lines of the pages are drawn, which name them. */
  missing: string[];
  /** Where the next piece goes. */
  y: number;
  /** Starts a new page unless this much is left of the current one. Returns whether it did. */
  ensureRoom(height: number): boolean;
  /** The height of a page without its margins. */
  readonly pageHeight: number;
  /** The height left on this page. */
  remainingHeight(): number;
  moveDown(height: number): void;
  layOutText(text: string, style: DrawnStyle, width: number): Strip[];
  /** Draws strips below each other, over as many pages as they need. */
  flow(strips: readonly Strip[], x: number, tag: Tag, alternative?: string): void;
  /** Draws strips at a position on this page without moving on. */
  place(strips: readonly Strip[], x: number, y: number, tag: Tag, alternative?: string): void;
  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void): void;
  hairline(y?: number): void;
}

export function sumHeights(strips: readonly Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0);
}

/** An empty strip of this height in points. */
export function createGap(height: number): Strip {
  return { height, draw: () => {} };
}

/** Creates paper to draw on. The document must be empty, keep its pages, and have the typesetter's fonts by name. */
export function createPaper(pdf: PDFKit.PDFDocument, typesetter: Typesetter): Paper {
  const bottom = a4.height - margin.bottom;
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  function drawLine(line: Line, { size, color = palette.ink }: DrawnStyle, x: number, y: number): void {
    pdf.fontSize(size).fillColor(color);
    let at = x;
    for (const { font, text, width } of line.runs) {
      selectFont(pdf, font);
      pdf.text(text, at, y + size * baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  function drawTagged(tag: Tag, draw: () => void, alternative?: string): void {
    root.add(pdf.struct(tag, alternative === undefined ? {} : { alt: alternative }, [draw]));
  }

  const paper: Paper = {
    pdf,
    typesetter,
    left: margin.left,
    width: a4.width - margin.left - margin.right,
    pageHeight: bottom - margin.top,
    missing: [],
    y: margin.top,
    remainingHeight: () => bottom - paper.y,
    ensureRoom(height) {
      if (height <= paper.remainingHeight() + 0.01) return false;
      pdf.addPage();
      paper.y = margin.top;
      return true;
    },
    moveDown(height) {
      paper.y += height;
    },
    layOutText: (text, style, width) =>
      typesetter.wrapText(text, style, width).map((line) => ({
        height: style.size * lineHeight,
        draw: (x, y) => drawLine(line, style, x, y),
      })),
    flow(strips, x, tag, alternative) {
      if (strips.length === 0) return;
      drawTagged(
        tag,
        () => {
          for (const strip of strips) {
            paper.ensureRoom(strip.height);
            strip.draw(x, paper.y);
            paper.y += strip.height;
          }
        },
        alternative,
      );
    },
    place(strips, x, y, tag, alternative) {
      if (strips.length === 0) return;
      drawTagged(
        tag,
        () => {
          let at = y;
          for (const strip of strips) {
            strip.draw(x, at);
            at += strip.height;
          }
        },
        alternative,
      );
    },
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    hairline(y = paper.y) {
      paper.decorate(() =>
        pdf
          .moveTo(margin.left, y)
          .lineTo(a4.width - margin.right, y)
          .lineWidth(0.6)
          .strokeColor(palette.hairline)
          .stroke(),
      );
    },
  };
  return paper;
}

/** The style of a label above its value. */
export const labelStyle: DrawnStyle = { size: sizes.text, color: palette.muted };
export const valueStyle: DrawnStyle = { size: sizes.text };
