import { drawPermit } from './draw-permit.ts';
import { drawReport } from './draw-report.ts';
import type { DrawingTools, DrawnDocument } from './create-document.ts';
import type { PermitDocument } from './permit-document.ts';
import type { ReportDocument } from './report-document.ts';

/** Every document that is printed while the program runs. */
export type PrintableDocument = PermitDocument | ReportDocument;

/** Draws a document of any kind. May take long, so it runs in a separate process. */
export async function drawDocument(document: PrintableDocument, drawing: DrawingTools): Promise<DrawnDocument> {
  return 'forms' in document ? drawPermit(document, drawing) : drawReport(document, drawing);
}
