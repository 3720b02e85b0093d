import { formatMissingOnPaper } from '@eptw/domain/text/unprintable';
import { palette } from '../palette.ts';
import { labelStyle, type Paper, type Strip } from '../paper.ts';

/** The lines on every page. */
interface PageLines {
  /** At the top, from the second page on: the first page has a title. */
  heading: string;
  /** At the bottom. */
  footing: string;
}

/** Draws on every page the document, 'page x of y', the edition, and what cannot be printed. */
export function drawPageLines(paper: Paper, { heading, footing }: PageLines): void {
  const { pdf, left, width } = paper;
  const { start, count } = pdf.bufferedPageRange();
  const missing = paper.typesetter.takeMissing();
  paper.missing.push(...missing);
  const style = { ...labelStyle, color: palette.muted };
  const layOutFirstLine = (text: string, room: number) => paper.layOutText(text, style, room).slice(0, 1);
  const draw = (strips: readonly Strip[], x: number, y: number) => strips.forEach((strip) => strip.draw(x, y));
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page > 0) draw(layOutFirstLine(heading, width), left, 28);
    draw(layOutFirstLine(footing, width - 70), left, 806);
    if (missing.length > 0) draw(layOutFirstLine(formatMissingOnPaper(missing), width), left, 817);
    const pageNumber = `Page ${page + 1} of ${count}`;
    draw(paper.layOutText(pageNumber, style, 70), left + width - measureText(paper, pageNumber), 806);
    pdf.endMarkedContent();
  }
}

function measureText(paper: Paper, text: string): number {
  return paper.typesetter.wrapText(text, labelStyle, 100)[0]?.width ?? 0;
}
