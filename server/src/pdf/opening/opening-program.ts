import { findPdfProblem } from './pdf-problem.ts';

// The server ends this process: Ctrl-C in a terminal interrupts both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', (content: Uint8Array) => {
  void findPdfProblem(content).then((problem) => process.send?.({ problem }));
});
