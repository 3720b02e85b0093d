import { labelStyle, type Paper } from '../../pdf/paper.ts';

interface PageFurniture {
  title: string;
  /** The header on all pages except the first. */
  runningHeader: string;
  /** YYYY-MM-DD */
  edition: string;
}

/** Draws the title and 'page x of y' on every page, so that loose sheets can be matched. */
export function drawPageFurniture(paper: Paper, { title, runningHeader, edition }: PageFurniture): void {
  const { pdf, left, width } = paper;
  const { start, count } = pdf.bufferedPageRange();
  const put = (text: string, x: number, y: number) =>
    paper
      .layOutText(text, labelStyle, width)
      .slice(0, 1)
      .forEach((strip) => strip.draw(x, y));
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page > 0) put(runningHeader, left, 28);
    put(`${title} · edition of ${edition}`, left, 806);
    const number = `Page ${page + 1} of ${count}`;
    put(number, left + width - (paper.typesetter.wrapText(number, labelStyle, 200)[0]?.width ?? 0), 806);
    pdf.endMarkedContent();
  }
}
