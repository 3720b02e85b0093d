import { drawDocument, type PrintableDocument } from './draw-document.ts';
import { lowerPriority } from './low-priority.ts';
import { loadFonts } from './text/fonts.ts';
import { createTypesetter } from './text/typesetter.ts';

/** The reply to each document. */
export type DrawingReply = { pdf: Uint8Array } | { fault: string };

// The server ends this process, once it has finished its own work: Ctrl-C in a terminal interrupts both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const [, , fontDirectory = ''] = process.argv;
const fonts = loadFonts(fontDirectory);
const drawing = { fonts, typesetter: createTypesetter(fonts) };

// Only now, because the first document waits for the start.
lowerPriority();

process.on('message', (document: PrintableDocument) => {
  void drawDocument(document, drawing).then(
    (pdf) => reply({ pdf }),
    (error: unknown) => reply({ fault: String(error) }),
  );
});

function reply(result: DrawingReply): void {
  process.send?.(result);
}
