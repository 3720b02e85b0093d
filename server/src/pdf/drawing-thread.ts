import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PrintableDocument } from './draw-document.ts';
import { listTransferableMemory } from './transferable-memory.ts';
import type { WorkerReply, WorkerSettings } from './worker.ts';

/** A thread that draws one document at a time. */
export interface DrawingThread {
  /** Rejects when drawing fails, when the thread dies, and when it takes too long: the thread is then unusable. */
  draw(document: PrintableDocument): Promise<Uint8Array>;
  readonly isHealthy: boolean;
  stop(): Promise<void>;
}

/** The thread's program: next to this file, as a source or in the built bundle. */
const isSource = import.meta.filename.endsWith('.ts');
export const workerProgram = path.join(import.meta.dirname, isSource ? 'worker.ts' : 'pdf-worker.js');

/** In a development tree the thread needs its own loader for the sources; it does not inherit one. */
const sourceLoader =
  "const { program } = require('node:worker_threads').workerData;" +
  "import('tsx/esm/api').then(({ tsImport }) => tsImport(program, program));";

/** The heap limit of the thread, in megabytes; pictures are outside the heap and limited individually. */
const maximumHeapMegabytes = 384;

/** The memory of the pictures, which is transferred to the thread: the sender no longer needs it. */
function listTransferables(document: PrintableDocument): ArrayBuffer[] {
  if (!('files' in document)) return [];
  return Object.values(document.files).flatMap(({ content }) => (content ? listTransferableMemory(content) : []));
}

/**
 * Starts a thread. `timeoutMs` is how long one document may take, in milliseconds. An idle thread does not keep the
 * process alive.
 */
export function startDrawingThread(program: string, settings: WorkerSettings, timeoutMs: number): DrawingThread {
  const resourceLimits = { maxOldGenerationSizeMb: maximumHeapMegabytes };
  const worker = program.endsWith('.ts')
    ? new Worker(sourceLoader, {
        eval: true,
        workerData: { ...settings, program: pathToFileURL(program).href },
        resourceLimits,
      })
    : new Worker(program, { workerData: settings, resourceLimits });
  let isUsable = true;
  let finish: ((reply: WorkerReply) => void) | undefined;
  const settle = (reply: WorkerReply) => finish?.(reply);
  const fail = (reason: string) => {
    isUsable = false;
    settle({ fault: reason });
  };
  worker.on('message', settle);
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', (code) => fail(`The thread ended with ${code}`));
  worker.unref();

  return {
    get isHealthy() {
      return isUsable;
    },
    async draw(document) {
      const timer = setTimeout(() => {
        fail(`Nothing was drawn within ${timeoutMs} ms`);
        void worker.terminate();
      }, timeoutMs);
      worker.ref();
      try {
        const reply = await new Promise<WorkerReply>((resolve) => {
          finish = resolve;
          worker.postMessage(document, listTransferables(document));
        });
        if ('fault' in reply) throw new Error(reply.fault);
        return reply.pdf;
      } finally {
        finish = undefined;
        clearTimeout(timer);
        worker.unref();
      }
    },
    async stop() {
      isUsable = false;
      await worker.terminate();
    },
  };
}
