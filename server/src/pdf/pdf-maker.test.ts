import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bytePipe } from './drawing-messages.ts';
import { createPdfMaker, pdfFailed, tooManyPdfs, type PdfMaker } from './pdf-maker.ts';
import { sampleDocument } from './testing/sample-document.ts';

/** Draws nothing, but behaves as the number of the permit says. */
const program = `
  const output = new (require('node:net').Socket)({ fd: ${bytePipe} });
  const sendPdf = (text) => {
    process.send({ bytes: Buffer.byteLength(text), missing: ['ع'] });
    output.write(text);
  };
  process.on('disconnect', () => process.exit());
  process.on('message', ({ document: { number } }) => {
    if (number === 'crash') process.exit(3);
    if (number === 'kill') process.kill(process.pid, 'SIGKILL');
    if (number === 'throw') throw new Error('outside of everything');
    if (number === 'hang') for (;;);
    if (number === 'memory') for (const all = []; ; ) all.push(new Array(1e6).fill(Math.random()));
    if (number === 'half') return process.send({ bytes: 10 }) && output.end('half', () => process.exit());
    if (number === 'fault') process.send({ fault: 'This permit cannot be drawn' });
    else if (number === 'environment') sendPdf(JSON.stringify(process.env));
    else setTimeout(() => sendPdf(number + ' by ' + process.pid), 30);
  });`;

let directory: string;
let maker: PdfMaker;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-pdf-'));
  await writeFile(path.join(directory, 'program.cjs'), program);
});
afterAll(() => rm(directory, { recursive: true }));
afterEach(() => maker.close());

function start(settings: { waiting?: number; timeoutMs?: number } = {}): void {
  maker = createPdfMaker({ fontDirectory: '', log, program: path.join(directory, 'program.cjs'), ...settings });
}

async function make(number: string): Promise<string> {
  return Buffer.from((await maker.make(async () => sampleDocument({ number }))).content).toString();
}

describe('a permit that cannot be drawn', () => {
  it.each(['crash', 'kill', 'throw', 'hang', 'memory', 'fault', 'half'])(
    'because of a %s is refused, and the next is drawn',
    async (way) => {
      // The next one has as long, in a process that has yet to start.
      start({ timeoutMs: way === 'hang' ? 5000 : 30_000 });
      await expect(make(way)).rejects.toMatchObject({ code: 'FAILED', message: pdfFailed });
      expect(await make('next')).toMatch(/^next by/);
    },
  );

  it('because it could not be read fails with the read error, and the next is drawn', async () => {
    start();
    await expect(maker.make(() => Promise.reject(new Error('no such permit')))).rejects.toThrow('no such permit');
    expect(await make('next')).toMatch(/^next by/);
  });

  it('fails only its own request', async () => {
    start();
    const made = await Promise.allSettled([make('first'), make('crash'), make('last')]);
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('simultaneous permits', () => {
  it('are drawn one after the other, by one process, in order', async () => {
    start();
    let gathered = 0;
    const made = ['1', '2', '3'].map((number) =>
      maker.make(async () => {
        gathered += 1;
        expect(gathered).toBe(Number(number));
        return sampleDocument({ number });
      }),
    );
    await made[0];
    // The third is not even read before its turn.
    expect(gathered).toBeLessThan(3);
    const processes = (await Promise.all(made)).map(({ content }) => Buffer.from(content).toString().split(' by ')[1]);
    expect(new Set(processes).size).toBe(1);
  });

  it('are refused when too many wait, and the others are drawn', async () => {
    start({ waiting: 2 });
    const made = await Promise.allSettled(['1', '2', '3', '4'].map(make));
    expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(made[3]).toMatchObject({ reason: { code: 'RATE_LIMITED', message: tooManyPdfs } });
    expect(await make('5')).toMatch(/^5 by/);
  });
});

describe('the process that draws', () => {
  it('has none of the settings of the server', async () => {
    start();
    expect(JSON.parse(await make('environment'))).not.toHaveProperty('PATH');
  });

  it('ends when the maker is closed', async () => {
    start();
    const drawing = Number((await make('1')).split(' by ')[1]);
    expect(() => process.kill(drawing, 0)).not.toThrow();
    await maker.close();
    expect(() => process.kill(drawing, 0)).toThrow('ESRCH');
  });
});
