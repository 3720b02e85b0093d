import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Refusal } from '../../refusal.ts';
import type { PdfProblem } from './pdf-problem.ts';

/** Opens uploaded PDFs in a process of its own, one after the other: they are from anyone, and may fill the memory. */
export interface PdfOpener {
  /** Why nobody can read a PDF; undefined when it can be read. Throws a refusal when too many wait. */
  findProblem(content: Uint8Array): Promise<PdfProblem | undefined>;
  close(): Promise<void>;
}

interface PdfOpenerSettings {
  /** How long one may take, in milliseconds. */
  timeoutMs?: number;
  /** How many may wait. */
  waiting?: number;
  /** For tests: another program for the process. */
  program?: string;
}

/** The process's program: next to this file as a source, and in the folder of the bundle. */
const isSource = import.meta.filename.endsWith('.ts');
const openingProgram = path.join(import.meta.dirname, isSource ? 'opening-program.ts' : 'opening-program.js');
const maximumHeapMegabytes = 256;
/** How long an idle process stays, in milliseconds: it takes some 60 MB. */
const idleMs = 60_000;

export const tooManyUploads = 'Too many PDFs are being checked at the moment. Please try again in a minute.';

/** The process starts with the first PDF and is reused. One that dies or takes too long finds its PDF damaged. */
export function createPdfOpener(settings: PdfOpenerSettings = {}): PdfOpener {
  const { timeoutMs = 20_000, waiting = 60, program = openingProgram } = settings;
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  function startProcess(): ChildProcess {
    const started = fork(program, {
      execArgv: [
        `--max-old-space-size=${maximumHeapMegabytes}`,
        // In a development tree the program is a source.
        ...(program.endsWith('.ts') ? ['--import', 'tsx'] : []),
      ],
      // None of our settings and secrets.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.on('error', () => started.kill('SIGKILL'));
    started.unref();
    started.channel?.unref();
    return started;
  }

  /** What the process finds; 'ended' when it dies or takes too long. */
  async function requestProblem(content: Uint8Array): Promise<{ problem?: PdfProblem } | 'ended'> {
    const used = (child ??= startProcess());
    const timer = setTimeout(() => used.kill('SIGKILL'), timeoutMs);
    used.channel?.ref();
    const ending = new AbortController();
    try {
      return await new Promise((resolve) => {
        const end = () => resolve('ended');
        ending.signal.addEventListener('abort', () => {
          used.off('message', resolve);
          used.off('exit', end);
        });
        used.once('message', resolve);
        used.once('exit', end);
        used.send(content, (error) => error && end());
      });
    } finally {
      ending.abort();
      clearTimeout(timer);
      used.channel?.unref();
    }
  }

  async function openNext(content: Uint8Array): Promise<PdfProblem | undefined> {
    clearTimeout(idleTimer);
    try {
      const isReused = child !== undefined;
      const started = performance.now();
      let found = await requestProblem(content);
      // One that had been idle may have been ended by the system, for no fault of this PDF.
      if (found === 'ended' && isReused && performance.now() - started < timeoutMs)
        found = await requestProblem(content);
      return found === 'ended' ? 'damaged' : found.problem;
    } finally {
      idleTimer = setTimeout(() => child?.kill('SIGKILL'), idleMs);
      idleTimer.unref();
    }
  }

  return {
    async findProblem(content) {
      if (waitingCount >= waiting) throw new Refusal('RATE_LIMITED', tooManyUploads);
      waitingCount += 1;
      const turn = last.then(() => openNext(content));
      last = turn;
      try {
        return await turn;
      } finally {
        waitingCount -= 1;
      }
    },
    async close() {
      clearTimeout(idleTimer);
      if (!child) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
