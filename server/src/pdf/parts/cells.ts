import { heightOf, type Paper, type Strip, type Tag } from '../paper.ts';

/** Strips that belong together for whoever has the page read to them. */
export interface Block {
  tag: Tag;
  strips: Strip[];
  /** What a picture shows, in words. */
  alternative?: string;
}

/** Something that takes a number of twelfths of the page's width, and is laid out once that width is known. */
export interface Cell {
  twelfths: number;
  blocksIn: (width: number) => Block[];
}

const between = 14;
const above = 5;
const below = 6;

/** Cells in the order of reading, as many beside each other as fit into twelve twelfths. */
export function rowsOf(cells: readonly Cell[]): Cell[][] {
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

function heightOfBlocks(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { strips }) => sum + heightOf(strips), 0);
}

/** What the columns of a table are, to be drawn again at the top of each page. */
export interface RowHead {
  height: number;
  draw: () => void;
}

/** Where the cells of a row begin and how wide they are, in points. */
export function cellPlaces(paper: Paper, row: readonly Pick<Cell, 'twelfths'>[]): { left: number; width: number }[] {
  const column = (paper.width + between) / 12;
  let used = 0;
  return row.map(({ twelfths }) => {
    const left = paper.left + used * column;
    used += twelfths;
    return { left, width: twelfths * column - between };
  });
}

/** A cell with a row of its own stays on one page up to this height. */
const heightKeptWhole = 150;

/**
 * Draws a row of cells under a hairline. A row that is higher than a page is drawn cell by cell, each over as many
 * pages as it takes; so is a single high one, rather than leave half a page empty. A row of a table that begins a page
 * has the table's head above it.
 */
export function drawRow(paper: Paper, row: readonly Cell[], head?: RowHead): void {
  const places = cellPlaces(paper, row);
  const laid = row.map((cell, index) => cell.blocksIn(places[index]?.width ?? 0));
  const height = Math.max(...laid.map(heightOfBlocks));
  const whole = height + above + below;
  const mayBreak = row.length === 1 && height > heightKeptWhole && whole > paper.room();
  if (mayBreak || whole + (head?.height ?? 0) > paper.pageHeight) return drawOverPages(paper, row);
  if (paper.need(whole)) head?.draw();
  else paper.hairline();
  laid.forEach((blocks, index) => {
    let y = paper.y + above;
    for (const { strips, tag, alternative } of blocks) {
      paper.place(strips, places[index]?.left ?? 0, y, tag, alternative);
      y += heightOf(strips);
    }
  });
  paper.move(whole);
}

function drawOverPages(paper: Paper, row: readonly Cell[]): void {
  for (const cell of row) {
    const blocks = cell.blocksIn(paper.width);
    const [first, second] = blocks;
    // A label alone at the end of a page would belong to nothing.
    const beginning = [...(first?.strips.slice(0, 4) ?? []), ...(second?.strips.slice(0, 1) ?? [])];
    if (!paper.need(above + heightOf(beginning))) paper.hairline();
    paper.move(above);
    for (const { strips, tag, alternative } of blocks) paper.flow(strips, paper.left, tag, alternative);
    paper.move(below);
  }
}
