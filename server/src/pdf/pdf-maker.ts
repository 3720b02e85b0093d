import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { DrawnDocument } from './create-document.ts';
import type { PrintableDocument } from './draw-document.ts';
import { drawingProgram, startDrawingProcess, type DrawingProcess } from './drawing-process.ts';

/** Creates PDF files in separate processes, a few at a time. */
export interface PdfMaker {
  /**
   * Draws the document that `gather` returns, which is called when its turn comes, so that waiting requests need no
   * memory. Throws a refusal when too many wait, or when this one cannot be drawn.
   */
  make(gather: () => Promise<PrintableDocument>): Promise<DrawnDocument>;
  close(): Promise<void>;
}

interface PdfMakerSettings {
  fontDirectory: string;
  log: FastifyBaseLogger;
  /** How many are drawn at once. */
  processes?: number;
  /** How many more may wait. */
  waiting?: number;
  /** How long one may take, in milliseconds. */
  timeoutMs?: number;
  /** For tests: another program for the processes. */
  program?: string;
}

export const tooManyPdfs = 'Too many PDFs are being created at the moment. Please try again in a minute.';
export const pdfFailed = 'The PDF could not be created. Please try again. If it fails again, contact an administrator.';

/** Processes start with the first document that needs them and are reused; one that dies is replaced on demand. */
export function createPdfMaker(settings: PdfMakerSettings): PdfMaker {
  const { fontDirectory, log, processes = 1, waiting = 60, timeoutMs = 60_000, program = drawingProgram } = settings;
  const idle: DrawingProcess[] = [];
  const allProcesses = new Set<DrawingProcess>();
  const queue: (() => void)[] = [];
  let activeCount = 0;

  /** Waits until at most the given number are working. */
  async function acquireSlot(): Promise<void> {
    if (activeCount < processes) {
      activeCount += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('RATE_LIMITED', tooManyPdfs);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Passes the turn to the request that has waited longest. */
  function releaseSlot(): void {
    const next = queue.shift();
    if (next) next();
    else activeCount -= 1;
  }

  function takeProcess(): DrawingProcess {
    const idleProcess = idle.pop();
    if (idleProcess?.isHealthy) return idleProcess;
    if (idleProcess) allProcesses.delete(idleProcess);
    const started = startDrawingProcess(program, fontDirectory, timeoutMs);
    allProcesses.add(started);
    return started;
  }

  return {
    async make(gather) {
      await acquireSlot();
      try {
        const document = await gather();
        const drawing = takeProcess();
        try {
          return await drawing.draw(document);
        } catch (error) {
          log.error(
            { err: error, document: 'number' in document ? document.number : document.title },
            'A PDF could not be created',
          );
          throw new Refusal('FAILED', pdfFailed);
        } finally {
          if (drawing.isHealthy) idle.push(drawing);
          else allProcesses.delete(drawing);
        }
      } finally {
        releaseSlot();
      }
    },
    async close() {
      await Promise.all([...allProcesses].map((running) => running.stop()));
    },
  };
}
