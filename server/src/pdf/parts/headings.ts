import { palette, sizes } from '../palette.ts';
import { gap, heightOf, type Paper, type Strip } from '../paper.ts';

/** Room for a heading and the first lines under it: no heading stands alone at the end of a page. */
const company = 46;

/** The heading of a form or of another main part, on a ground of its own. */
export function drawHeading(paper: Paper, title: string): void {
  const inset = 8;
  const strips = paper.stripsOf(
    title,
    { size: sizes.title, bold: true, color: palette.brand },
    paper.width - inset * 2,
  );
  const height = heightOf(strips) + 8;
  paper.move(12);
  paper.need(height + company);
  const { y } = paper;
  paper.decorate(() => {
    paper.pdf.rect(paper.left, y, paper.width, height).fill(palette.ground);
    paper.pdf.rect(paper.left, y, 3, height).fill(palette.brand);
  });
  paper.place(strips, paper.left + inset, y + 4, 'H2');
  paper.move(height + 2);
}

/** The heading of a section within a form. */
export function drawSectionHeading(paper: Paper, title: string): void {
  const strips: Strip[] = [gap(9), ...paper.stripsOf(title, { size: sizes.heading, bold: true }, paper.width), gap(3)];
  paper.need(heightOf(strips) + company);
  paper.flow(strips, paper.left, 'H3');
}
