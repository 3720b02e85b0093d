import { Socket } from 'node:net';
import { ArrivingBytes } from './arriving-bytes.ts';
import { drawDocument } from './draw-document.ts';
import { attachPictures, bytePipe, type DrawingReply, type DrawingRequest } from './drawing-messages.ts';
import { lowerPriority } from './low-priority.ts';
import { loadFonts } from './text/fonts.ts';
import { createTypesetter } from './text/typesetter.ts';

// The server ends this process, once it has finished its own work: Ctrl-C in a terminal interrupts both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const [, , fontDirectory = ''] = process.argv;
const fonts = loadFonts(fontDirectory);
const drawing = { fonts, typesetter: createTypesetter(fonts) };
const pipe = new Socket({ fd: bytePipe });
const received = new ArrivingBytes();
pipe.on('data', (part: Buffer) => received.add(part));

// Only now, because the first document waits for the start.
lowerPriority();

process.on('message', (request: DrawingRequest) => {
  void draw(request).catch((error: unknown) => reply({ fault: String(error) }));
});

async function draw(request: DrawingRequest): Promise<void> {
  const document = await attachPictures(request, (bytes) => received.take(bytes));
  const { content, missing } = await drawDocument(document, drawing);
  reply({ bytes: content.length, missing });
  pipe.write(content);
}

function reply(result: DrawingReply): void {
  process.send?.(result);
}
