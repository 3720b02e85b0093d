import { palette } from '../palette.ts';
import { sumHeights, type Paper, type Strip, type Tag } from '../paper.ts';

/** Strips that screen readers treat as one. */
export interface Block {
  tag: Tag;
  strips: Strip[];
  /** The alternative text of a picture. */
  alternative?: string;
}

/** A cell that takes a number of twelfths of the page's width, and is laid out once its width is known. */
export interface Cell {
  twelfths: number;
  layOut: (width: number) => Block[];
}

const gutter = 14;
const paddingTop = 5;
const paddingBottom = 6;

/** Groups cells, in reading order, into rows of up to twelve twelfths. */
export function groupIntoRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  let used = 12;
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && used + cell.twelfths <= 12) {
      row.push(cell);
      used += cell.twelfths;
    } else {
      rows.push([cell]);
      used = cell.twelfths;
    }
  }
  return rows;
}

function sumBlockHeights(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { strips }) => sum + sumHeights(strips), 0);
}

/** The header of a table, drawn again at the top of each page. */
export interface RowHead {
  height: number;
  draw: () => void;
}

/** The positions and widths of the cells in a row, in points. */
export function toCellPositions(
  paper: Paper,
  row: readonly Pick<Cell, 'twelfths'>[],
): { left: number; width: number }[] {
  const column = (paper.width + gutter) / 12;
  let used = 0;
  return row.map(({ twelfths }) => {
    const left = paper.left + used * column;
    used += twelfths;
    return { left, width: twelfths * column - gutter };
  });
}

/** How a row is drawn. */
interface RowStyle {
  /** The header of its table. */
  head?: RowHead;
  /** Whether its ground is hatched, which a printer without colour shows, too. */
  isHatched?: boolean;
}

/** A cell in a row of its own stays on one page up to this height. */
const maximumUnbrokenHeight = 150;

/**
 * Draws a row of cells under a hairline. A row that is higher than a page is drawn cell by cell, each over as many
 * pages as it needs; so is a single high one, rather than leaving half a page empty. A table row at the start of a
 * page gets the table's header above it.
 */
export function drawRow(paper: Paper, row: readonly Cell[], { head, isHatched = false }: RowStyle = {}): void {
  const positions = toCellPositions(paper, row);
  const cellBlocks = row.map((cell, index) => cell.layOut(positions[index]?.width ?? 0));
  const height = Math.max(...cellBlocks.map(sumBlockHeights));
  const fullHeight = height + paddingTop + paddingBottom;
  const mayBreak = row.length === 1 && height > maximumUnbrokenHeight && fullHeight > paper.remainingHeight();
  if (mayBreak || fullHeight + (head?.height ?? 0) > paper.pageHeight) return drawOverPages(paper, row);
  if (paper.ensureRoom(fullHeight)) head?.draw();
  else paper.hairline();
  if (isHatched) drawHatching(paper, fullHeight);
  cellBlocks.forEach((blocks, index) => {
    let y = paper.y + paddingTop;
    for (const { strips, tag, alternative } of blocks) {
      paper.place(strips, positions[index]?.left ?? 0, y, tag, alternative);
      y += sumHeights(strips);
    }
  });
  paper.moveDown(fullHeight);
}

/** The distance between two lines of a hatching, in points. */
const hatchGap = 7;

/** Hatches the next row, between two strong lines. */
function drawHatching(paper: Paper, height: number): void {
  const { pdf, left, width, y } = paper;
  paper.decorate(() => {
    pdf.save();
    pdf.rect(left, y, width, height).clip();
    for (let x = left - height; x < left + width; x += hatchGap) pdf.moveTo(x, y + height).lineTo(x + height, y);
    pdf.lineWidth(0.5).strokeColor(palette.hairline).stroke();
    pdf.restore();
    for (const edge of [y, y + height]) pdf.moveTo(left, edge).lineTo(left + width, edge);
    pdf.lineWidth(1.2).strokeColor(palette.ink).stroke();
  });
}

function drawOverPages(paper: Paper, row: readonly Cell[]): void {
  for (const cell of row) {
    const blocks = cell.layOut(paper.width);
    const [first, second] = blocks;
    // A label alone at the end of a page would lose its value.
    const beginning = [...(first?.strips.slice(0, 4) ?? []), ...(second?.strips.slice(0, 1) ?? [])];
    if (!paper.ensureRoom(paddingTop + sumHeights(beginning))) paper.hairline();
    paper.moveDown(paddingTop);
    for (const { strips, tag, alternative } of blocks) paper.flow(strips, paper.left, tag, alternative);
    paper.moveDown(paddingBottom);
  }
}
