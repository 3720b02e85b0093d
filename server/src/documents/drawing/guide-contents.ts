import { palette } from '../../pdf/palette.ts';
import { gap, labelStyle, type Paper } from '../../pdf/paper.ts';

/** A line of the contents: a chapter and the page that it begins on. */
export interface ContentsLine {
  title: string;
  page: number;
}

/** The name of the place in the document that a chapter begins at. */
export function placeOf(position: number): string {
  return `chapter-${position + 1}`;
}

/** The cover with the contents; each line leads to its chapter. */
export function drawCover(paper: Paper, title: string, edition: string, contents: readonly ContentsLine[]): void {
  const { left, width, pdf } = paper;
  paper.move(40);
  paper.flow(paper.stripsOf('PERMIT TO WORK', { size: 10, bold: true, color: palette.brand }, width), left, 'P');
  paper.flow([...paper.stripsOf('User Guide', { size: 34, bold: true }, width), gap(4)], left, 'H1');
  const words = 'For those who raise permits, decide on them, finish them, and look after the program.';
  paper.flow([...paper.stripsOf(words, { size: 12 }, width), gap(2)], left, 'P');
  paper.flow([...paper.stripsOf(`${title}, edition of ${edition}`, labelStyle, width), gap(40)], left, 'P');
  paper.flow([...paper.stripsOf('Contents', { size: 16, bold: true }, width), gap(8)], left, 'H2');
  contents.forEach((line, position) => {
    const height = 26;
    const number = String(line.page);
    const style = { size: 11 };
    const numberWidth = paper.typesetter.linesOf(number, style, 50)[0]?.width ?? 0;
    paper.place(paper.stripsOf(`${position + 1}   ${line.title}`, style, width - 40), left, paper.y + 5, 'P');
    paper.place(paper.stripsOf(number, style, 50), left + width - numberWidth, paper.y + 5, 'P');
    pdf.goTo(left, paper.y, width, height, placeOf(position));
    paper.move(height);
    paper.hairline();
  });
}
