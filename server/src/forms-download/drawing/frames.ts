import type { Paper } from '../../pdf/paper.ts';

/** Lines of a form: dark enough to be copied, thin enough to write beside. */
const line = { color: '#4a5b67', width: 0.6 } as const;

/** The background of a heading row: light enough for any copier. */
export const headingBackground = '#e6ebee';

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws an outline, with a background if given. */
export function drawOutline(paper: Paper, { x, y, width, height }: Rectangle, background?: string): void {
  paper.decorate(() => {
    if (background) paper.pdf.rect(x, y, width, height).fill(background);
    paper.pdf.rect(x, y, width, height).lineWidth(line.width).strokeColor(line.color).stroke();
  });
}

/** Draws a box to tick, centred on a point. */
export function drawTickBox(paper: Paper, x: number, y: number, size = 10): void {
  paper.decorate(() =>
    paper.pdf
      .rect(x - size / 2, y - size / 2, size, size)
      .lineWidth(1)
      .strokeColor('#1a2833')
      .stroke(),
  );
}

/** Returns the positions and widths of the cells in a row by their shares of a width. */
export function layOutCells(shares: readonly number[], left: number, width: number): { x: number; width: number }[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x = left;
  return shares.map((share) => {
    const cell = { x, width: (share / total) * width };
    x += cell.width;
    return cell;
  });
}
