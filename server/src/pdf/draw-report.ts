import { createDocument, type DrawingTools, type DrawnDocument } from './create-document.ts';
import { palette, sizes } from './palette.ts';
import { createGap, labelStyle, type Paper } from './paper.ts';
import { drawPageLines } from './parts/page-lines.ts';
import { drawReportTable } from './parts/report-table.ts';
import type { ReportDocument } from './report-document.ts';

/** Draws a report as an A4 document. May take long, so it runs in a separate process. */
export async function drawReport(report: ReportDocument, drawing: DrawingTools): Promise<DrawnDocument> {
  const { hostName, period, edition, tables } = report;
  const title = `${report.title}, ${period}`;
  const { paper, finished } = createDocument({ title, author: hostName, subject: edition }, drawing);
  drawReportTitle(paper, report);
  for (const table of tables) drawReportTable(paper, table);
  drawPageLines(paper, { heading: title, footing: `${title} · ${edition}` });
  return { content: await finished(), missing: paper.missing };
}

function drawReportTitle(paper: Paper, { title, hostName, period, note, edition }: ReportDocument): void {
  const { left, width } = paper;
  const small = { ...labelStyle, bold: true, color: palette.brand };
  paper.flow([...paper.layOutText(`${hostName} · REPORT`, small, width), createGap(1)], left, 'P');
  paper.flow(paper.layOutText(title, { size: sizes.number, bold: true }, width), left, 'H1');
  paper.flow([...paper.layOutText(period, { size: sizes.title }, width), createGap(6)], left, 'P');
  paper.flow([...paper.layOutText(note, { size: sizes.text }, width), createGap(3)], left, 'P');
  paper.flow([...paper.layOutText(edition, labelStyle, width), createGap(4)], left, 'P');
}
