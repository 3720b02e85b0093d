import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPdfOpener, tooManyUploads, type PdfOpener } from './pdf-opener.ts';

/** Opens nothing, but behaves as the content says. */
const program = `
  process.on('disconnect', () => process.exit());
  process.on('message', (content) => {
    const text = Buffer.from(content).toString();
    if (text === 'crash') process.exit(3);
    if (text === 'hang') for (;;);
    if (text === 'end afterwards') setTimeout(() => process.exit(), 50);
    if (text === 'environment' && Object.keys(process.env).some((name) => name.includes('DATABASE'))) return;
    setTimeout(() => process.send({ problem: text === 'locked' ? 'locked' : undefined }), 20);
  });`;

let directory: string;
let opener: PdfOpener;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-opener-'));
  await writeFile(path.join(directory, 'program.cjs'), program);
});
afterAll(() => rm(directory, { recursive: true }));
afterEach(() => opener.close());

function start(settings: { waiting?: number; timeoutMs?: number } = {}) {
  opener = createPdfOpener({ program: path.join(directory, 'program.cjs'), ...settings });
  return (content: string) => opener.findProblem(Buffer.from(content));
}

test('the process returns what it finds, one after the other', async () => {
  const find = start();
  expect(await Promise.all([find('locked'), find('good'), find('locked')])).toEqual(['locked', undefined, 'locked']);
});

test.each(['crash', 'hang'])('a PDF on which the process does %s is damaged, and the next is opened', async (way) => {
  const find = start({ timeoutMs: way === 'hang' ? 3_000 : 30_000 });
  expect(await find('good')).toBeUndefined();
  expect(await find(way)).toBe('damaged');
  expect(await find('good')).toBeUndefined();
});

test('a process that ended while idle is replaced', async () => {
  const find = start();
  await find('end afterwards');
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(await find('good')).toBeUndefined();
});

test('beyond those that may wait, uploads are refused', async () => {
  const find = start({ waiting: 2 });
  const answers = await Promise.allSettled([find('good'), find('good'), find('good')]);
  expect(answers[2]).toMatchObject({ status: 'rejected', reason: { code: 'RATE_LIMITED', message: tooManyUploads } });
});
