import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PaperDocument } from './draw-paper.ts';
import { ownMemory } from './own-memory.ts';
import type { WorkerAnswer, WorkerSettings } from './worker.ts';

/** A thread that draws one document at a time. */
export interface DrawingThread {
  /** Rejects when drawing fails, when the thread dies, and when it takes too long: then the thread is no good any more. */
  draw(document: PaperDocument): Promise<Uint8Array>;
  readonly isGood: boolean;
  stop(): Promise<void>;
}

/** Where the thread's program lies: beside this file, as a source or in the built bundle. */
const isSource = import.meta.filename.endsWith('.ts');
export const workerProgram = path.join(import.meta.dirname, isSource ? 'worker.ts' : 'pdf-worker.js');

/** In a development tree a thread has to be taught to read the sources, which the thread that starts it cannot do for it. */
const runsSources =
  "const { program } = require('node:worker_threads').workerData;" +
  "import('tsx/esm/api').then(({ tsImport }) => tsImport(program, program));";

/** The most that a thread's objects may take, in megabytes; pictures lie outside of it and are limited one by one. */
const greatestHeap = 384;

/** The pictures' memory, which goes over to the thread: whoever gathered them has no further use for them. */
function handedOver(document: PaperDocument): ArrayBuffer[] {
  if (!('files' in document)) return [];
  return Object.values(document.files).flatMap(({ content }) => (content ? ownMemory(content) : []));
}

/**
 * Starts a thread. `patience` is how long one document may take, in milliseconds. A thread that has nothing to do does
 * not keep the process alive.
 */
export function startDrawingThread(program: string, settings: WorkerSettings, patience: number): DrawingThread {
  const resourceLimits = { maxOldGenerationSizeMb: greatestHeap };
  const worker = program.endsWith('.ts')
    ? new Worker(runsSources, {
        eval: true,
        workerData: { ...settings, program: pathToFileURL(program).href },
        resourceLimits,
      })
    : new Worker(program, { workerData: settings, resourceLimits });
  let isGood = true;
  let finish: ((answer: WorkerAnswer) => void) | undefined;
  const answer = (given: WorkerAnswer) => finish?.(given);
  const die = (reason: string) => {
    isGood = false;
    answer({ fault: reason });
  };
  worker.on('message', answer);
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', (code) => die(`The thread ended with ${code}`));
  worker.unref();

  return {
    get isGood() {
      return isGood;
    },
    async draw(document) {
      const timer = setTimeout(() => {
        die(`Nothing was drawn within ${patience} ms`);
        void worker.terminate();
      }, patience);
      worker.ref();
      try {
        const given = await new Promise<WorkerAnswer>((resolve) => {
          finish = resolve;
          worker.postMessage(document, handedOver(document));
        });
        if ('fault' in given) throw new Error(given.fault);
        return given.pdf;
      } finally {
        finish = undefined;
        clearTimeout(timer);
        worker.unref();
      }
    },
    async stop() {
      isGood = false;
      await worker.terminate();
    },
  };
}
