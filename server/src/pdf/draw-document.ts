import { drawPermit } from './draw-permit.ts';
import { drawReport } from './draw-report.ts';
import type { DrawingTools } from './create-document.ts';
import type { PermitDocument } from './permit-document.ts';
import type { ReportDocument } from './report-document.ts';

/** Everything that is put on paper while the program runs. */
export type PrintableDocument = PermitDocument | ReportDocument;

/** Draws whatever it is. Takes as long as it takes: for a thread of its own. */
export async function drawDocument(document: PrintableDocument, drawing: DrawingTools): Promise<Buffer> {
  return 'forms' in document ? drawPermit(document, drawing) : drawReport(document, drawing);
}
