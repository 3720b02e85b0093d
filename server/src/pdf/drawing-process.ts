import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { ArrivingBytes } from './arriving-bytes.ts';
import type { DrawnDocument } from './create-document.ts';
import type { PrintableDocument } from './draw-document.ts';
import { bytePipe, detachPictures, type DrawingReply } from './drawing-messages.ts';

/** A process that draws one document at a time. */
export interface DrawingProcess {
  /** Rejects when drawing fails, when the process dies, and when it takes too long: the process is then unusable. */
  draw(document: PrintableDocument): Promise<DrawnDocument>;
  readonly isHealthy: boolean;
  stop(): Promise<void>;
}

/** The process's program: next to this file, as a source or in the built bundle. */
const isSource = import.meta.filename.endsWith('.ts');
export const drawingProgram = path.join(import.meta.dirname, isSource ? 'drawing-program.ts' : 'drawing-program.js');

/** The heap limit of the process, in megabytes; pictures are outside the heap and limited individually. */
const maximumHeapMegabytes = 384;

/**
 * Most of what is drawn lives until the document is finished. With twice the usual room for new objects, V8 copies half
 * as many of them.
 */
const newObjectMegabytes = 32;

/**
 * Starts a process. `timeoutMs` is how long one document may take, in milliseconds. An idle process does not keep this
 * one alive, and ends with it.
 */
export function startDrawingProcess(program: string, fontDirectory: string, timeoutMs: number): DrawingProcess {
  const child = fork(program, [fontDirectory], {
    execArgv: [
      `--max-old-space-size=${maximumHeapMegabytes}`,
      `--max-semi-space-size=${newObjectMegabytes}`,
      // In a development tree the program is a source.
      ...(program.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
    // None of our settings and secrets: the pictures that it decodes are from anyone.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  const pipe = child.stdio[bytePipe] as Socket;
  const arriving = new ArrivingBytes();
  let isUsable = true;
  let finish: ((reply: DrawingReply) => void) | undefined;
  const settle = (reply: DrawingReply) => finish?.(reply);
  const fail = (reason: string) => {
    isUsable = false;
    settle({ fault: reason });
    arriving.fail(new Error(reason));
  };
  child.on('message', settle);
  child.on('error', (error) => fail(String(error)));
  child.on('exit', (code, signal) => fail(`The process ended with ${signal ?? code}`));
  pipe.on('data', (part: Buffer) => arriving.add(part));
  pipe.on('error', (error) => fail(String(error)));
  const handles = [child, child.channel, pipe];
  for (const handle of handles) handle?.unref();

  return {
    get isHealthy() {
      return isUsable;
    },
    async draw(document) {
      const timer = setTimeout(() => {
        fail(`Nothing was drawn within ${timeoutMs} ms`);
        child.kill('SIGKILL');
      }, timeoutMs);
      for (const handle of handles) handle?.ref();
      try {
        const { request, contents } = detachPictures(document);
        const reply = await new Promise<DrawingReply>((resolve) => {
          finish = resolve;
          child.send(request, (error) => error && fail(String(error)));
          for (const content of contents) pipe.write(content);
        });
        if ('fault' in reply) throw new Error(reply.fault);
        return { content: await arriving.take(reply.bytes), missing: reply.missing };
      } finally {
        finish = undefined;
        clearTimeout(timer);
        for (const handle of handles) handle?.unref();
      }
    },
    async stop() {
      isUsable = false;
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
