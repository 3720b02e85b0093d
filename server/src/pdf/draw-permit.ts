import { createDocument, type DrawingTools, type DrawnDocument } from './create-document.ts';
import type { Paper } from './paper.ts';
import { drawPageLines } from './parts/page-lines.ts';
import {
  drawChecks,
  drawChildPermits,
  drawFacts,
  drawForm,
  drawHistory,
  drawReviewers,
  drawTables,
} from './parts/permit-parts.ts';
import { drawTitle } from './parts/title.ts';
import type { PermitDocument } from './permit-document.ts';

/** Draws a permit as an A4 document. May take long, so it runs in a separate process. */
export async function drawPermit(permit: PermitDocument, drawing: DrawingTools): Promise<DrawnDocument> {
  const { paper, finished } = createDocument(
    { title: `${permit.number} ${permit.title}`, author: permit.hostName, subject: permit.edition },
    drawing,
  );
  drawPermitSheets(paper, permit);
  return { content: await finished(), missing: paper.missing };
}

/** Draws a permit, which may be part of a longer document, starting on a new page. */
export function drawPermitSheets(paper: Paper, permit: PermitDocument): void {
  drawTitle(paper, permit);
  drawFacts(paper, permit);
  drawReviewers(paper, permit);
  for (const form of permit.forms) drawForm(paper, form, permit);
  drawChildPermits(paper, permit);
  drawTables(paper, permit);
  drawChecks(paper, permit);
  drawHistory(paper, permit);
  const { number, title, statusLabel, edition } = permit;
  drawPageLines(paper, { heading: `${number} · ${title} · ${statusLabel}`, footing: `${number} · ${edition}` });
}
