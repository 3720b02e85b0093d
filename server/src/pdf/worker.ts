import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument, type PrintableDocument } from './draw-document.ts';
import { listTransferableMemory } from './transferable-memory.ts';
import { loadFonts } from './text/fonts.ts';
import { createTypesetter } from './text/typesetter.ts';

/** What a thread is started with. */
export interface WorkerSettings {
  fontDirectory: string;
}

/** A thread's reply to each document. */
export type WorkerReply = { pdf: Uint8Array } | { fault: string };

// On Linux a priority applies to the thread: requests for lists take precedence over PDFs.
if (process.platform === 'linux') setPriority(15);

const { fontDirectory } = workerData as WorkerSettings;
const fonts = loadFonts(fontDirectory);
const drawing = { fonts, typesetter: createTypesetter(fonts) };

parentPort?.on('message', (document: PrintableDocument) => {
  void drawDocument(document, drawing).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies WorkerReply, listTransferableMemory(pdf)),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) } satisfies WorkerReply, []),
  );
});
