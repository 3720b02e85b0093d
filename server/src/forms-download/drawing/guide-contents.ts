import { palette } from '../../pdf/palette.ts';
import { createGap, labelStyle, type Paper } from '../../pdf/paper.ts';

/** A line of the contents: a chapter and the page on which it begins. */
export interface ContentsLine {
  title: string;
  page: number;
}

/** The name of the anchor at the start of a chapter. */
export function toChapterAnchor(position: number): string {
  return `chapter-${position + 1}`;
}

/** Draws the cover with the contents; each line links to its chapter. */
export function drawCover(paper: Paper, title: string, edition: string, contents: readonly ContentsLine[]): void {
  const { left, width, pdf } = paper;
  paper.moveDown(40);
  paper.flow(paper.layOutText('PERMIT TO WORK', { size: 10, bold: true, color: palette.brand }, width), left, 'P');
  paper.flow([...paper.layOutText('User Guide', { size: 34, bold: true }, width), createGap(4)], left, 'H1');
  const subtitle = 'For people who raise, review, close and administer permits.';
  paper.flow([...paper.layOutText(subtitle, { size: 12 }, width), createGap(2)], left, 'P');
  paper.flow([...paper.layOutText(`${title}, edition of ${edition}`, labelStyle, width), createGap(40)], left, 'P');
  paper.flow([...paper.layOutText('Contents', { size: 16, bold: true }, width), createGap(8)], left, 'H2');
  contents.forEach((line, position) => {
    const height = 26;
    const number = String(line.page);
    const style = { size: 11 };
    const numberWidth = paper.typesetter.wrapText(number, style, 50)[0]?.width ?? 0;
    paper.place(paper.layOutText(`${position + 1}   ${line.title}`, style, width - 40), left, paper.y + 5, 'P');
    paper.place(paper.layOutText(number, style, 50), left + width - numberWidth, paper.y + 5, 'P');
    pdf.goTo(left, paper.y, width, height, toChapterAnchor(position));
    paper.moveDown(height);
    paper.hairline();
  });
}
