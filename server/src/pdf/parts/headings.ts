import { palette, sizes } from '../palette.ts';
import { createGap, sumHeights, type Paper, type Strip } from '../paper.ts';

/** Room for a heading and the first lines below it, so that no heading is alone at the end of a page. */
const roomBelowHeading = 46;

/**
 * Draws the heading of a form or of another main part, with a background. What follows may need more room than usual
 * to stay with it, in points.
 */
export function drawHeading(paper: Paper, title: string, room = roomBelowHeading): void {
  const inset = 8;
  const strips = paper.layOutText(
    title,
    { size: sizes.title, bold: true, color: palette.brand },
    paper.width - inset * 2,
  );
  const height = sumHeights(strips) + 8;
  paper.moveDown(12);
  paper.ensureRoom(height + room);
  const { y } = paper;
  paper.decorate(() => {
    paper.pdf.rect(paper.left, y, paper.width, height).fill(palette.background);
    paper.pdf.rect(paper.left, y, 3, height).fill(palette.brand);
  });
  paper.place(strips, paper.left + inset, y + 4, 'H2');
  paper.moveDown(height + 2);
}

/** Draws the heading of a section in a form. */
export function drawSectionHeading(paper: Paper, title: string): void {
  const strips: Strip[] = [
    createGap(9),
    ...paper.layOutText(title, { size: sizes.heading, bold: true }, paper.width),
    createGap(3),
  ];
  paper.ensureRoom(sumHeights(strips) + roomBelowHeading);
  paper.flow(strips, paper.left, 'H3');
}
