import { palette } from '../palette.ts';
import { labelStyle, type Paper, type Strip } from '../paper.ts';
import type { PermitDocument } from '../permit-document.ts';

/** On every page: which permit it belongs to, which page it is of how many, and which state of the permit it shows. */
export function drawPageLines(paper: Paper, { number, title, statusLabel, edition }: PermitDocument): void {
  const { pdf, left, width } = paper;
  const { start, count } = pdf.bufferedPageRange();
  const style = { ...labelStyle, color: palette.quiet };
  const first = (text: string, room: number) => paper.stripsOf(text, style, room).slice(0, 1);
  const draw = (strips: readonly Strip[], x: number, y: number) => strips.forEach((strip) => strip.draw(x, y));
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    // The first page says it large enough.
    if (page > 0) draw(first(`${number} · ${title} · ${statusLabel}`, width), left, 28);
    draw(first(`${number} · ${edition}`, width - 70), left, 806);
    const pageNumber = `Page ${page + 1} of ${count}`;
    draw(paper.stripsOf(pageNumber, style, 70), left + width - widthOf(paper, pageNumber), 806);
    pdf.endMarkedContent();
  }
}

function widthOf(paper: Paper, text: string): number {
  return paper.typesetter.linesOf(text, labelStyle, 100)[0]?.width ?? 0;
}
