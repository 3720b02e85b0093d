import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPaper, type PaperDocument } from './draw-paper.ts';
import { ownMemory } from './own-memory.ts';
import { readFaces } from './text/faces.ts';
import { createTypesetter } from './text/typesetter.ts';

/** What a thread is started with. */
export interface WorkerSettings {
  fontDirectory: string;
}

/** What a thread answers to each document. */
export type WorkerAnswer = { pdf: Uint8Array } | { fault: string };

// On Linux a priority is the thread's own: whoever asks for a list goes before whoever asks for paper.
if (process.platform === 'linux') setPriority(15);

const { fontDirectory } = workerData as WorkerSettings;
const faces = readFaces(fontDirectory);
const drawing = { faces, typesetter: createTypesetter(faces) };

parentPort?.on('message', (document: PaperDocument) => {
  void drawPaper(document, drawing).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies WorkerAnswer, ownMemory(pdf)),
    (error: unknown) => parentPort?.postMessage({ fault: String(error) } satisfies WorkerAnswer, []),
  );
});
