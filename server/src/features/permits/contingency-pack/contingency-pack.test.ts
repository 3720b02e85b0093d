import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { FileStoreUnavailable, type FileStore } from '../../../files/file-store.ts';
import type { DrawingTools } from '../../../pdf/create-document.ts';
import { readPdf, removeSpaces, type ReadPdf } from '../../../pdf/testing/read-pdf.ts';
import { loadFonts } from '../../../pdf/text/fonts.ts';
import { createTypesetter } from '../../../pdf/text/typesetter.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApprovedPermit, sampleChildPermitData, createChildPermitOrThrow } from '../testing/child-permits.ts';
import { fillForm, moveToStatus, samplePermitData, createPermitOrThrow } from '../testing/permits.ts';
import { writeContingencyPacks } from './write-pack.ts';

let server: TestApp;
let drawing: DrawingTools;
let folder: string;

beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://permits.example' });
  server.setClock(new Date('2026-03-01T02:00:00Z'));
  const faces = loadFonts(readConfig({}).fontDirectory);
  drawing = { fonts: faces, typesetter: createTypesetter(faces) };
});

afterAll(() => server.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eptw-live-'));
  return () => rm(folder, { recursive: true, force: true });
});

async function readPack(site: string): Promise<ReadPdf> {
  return readPdf(await readFile(path.join(folder, `contingency-pack-${site}.pdf`)));
}

async function findNumber(id: string): Promise<string> {
  const { number } = await server.database.db
    .selectFrom('permit')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}

test('a pack lists the live permits of each site, and contains the sheets of each', async () => {
  const { db } = server.database;
  await db.updateTable('person').set({ phone: '+65 8123 4567' }).where('id', '=', server.ids.users.requestor).execute();
  const requestor = await server.as('requestor');
  const approved = await createApprovedPermit(server, requestor);
  const closing = await createApprovedPermit(server, requestor);
  expect((await moveToStatus(requestor, closing, 'PendingClosure')).success).toBe(true);
  const undecided = await createPermitOrThrow(requestor, samplePermitData(server.ids));
  const child = await createChildPermitOrThrow(requestor, sampleChildPermitData(server.ids, approved));
  const liveChild = await createChildPermitOrThrow(requestor, sampleChildPermitData(server.ids, approved));
  await db.updateTable('permit').set({ status: 'Approved' }).where('id', '=', liveChild._id).execute();

  const sites = await writeContingencyPacks(server.context, drawing, folder);
  expect(sites).toContainEqual({ code: 'F10N', permits: 3, withoutPictures: [] });

  const { pages, letters, smallestText } = await readPack('F10N');
  const [list = ''] = pages;
  for (const text of [
    await findNumber(approved),
    await findNumber(closing),
    '+65 8123 4567',
    '3 live permits',
    liveChild.code,
    'Utility corridor',
  ])
    expect(list).toContain(text);
  expect(list).not.toContain('has passed');
  expect(list).not.toContain(undecided.code);
  expect(list).not.toContain(child.code);
  expect(smallestText).toBeGreaterThanOrEqual(7.9);
  // Page numbers restart with each permit's sheets.
  expect(letters.match(/Page1of/g)).toHaveLength(4);
  expect(letters).toContain(removeSpaces(`${await findNumber(approved)} · Printed`));
  expect(letters).toContain('(finalapprover)');

  const other = (await readdir(folder)).find((name) => !name.includes('F10N')) ?? '';
  const empty = await readPdf(await readFile(path.join(folder, other)));
  expect(empty.pages).toHaveLength(1);
  expect(empty.letters).toContain('Therearenolivepermitsatthissite.');
});

async function liveWithPicture(): Promise<{ number: string }> {
  const requestor = await server.as('requestor');
  const upload = await requestor.upload<{ singleUpload: { filename: string } }>('drawing.png', onePixel);
  const period = { start: '2026-03-02', end: '2026-03-04' };
  const submission = { ...fillForm('GP', period), attachDrawing: [upload.data.singleUpload.filename] };
  const { _id, code } = await createPermitOrThrow(requestor, samplePermitData(server.ids, { submission }));
  await server.database.db.updateTable('permit').set({ status: 'Approved' }).where('id', '=', _id).execute();
  return { number: code };
}

test('a pack is written without pictures while the file store is down, lists them as missing, and calls the store once', async () => {
  const first = await liveWithPicture();
  const second = await liveWithPicture();
  let requests = 0;
  const away: FileStore = {
    ...server.context.files,
    readBuffer: async () => {
      requests += 1;
      throw new FileStoreUnavailable();
    },
  };
  const sites = await writeContingencyPacks({ ...server.context, files: away }, drawing, folder);
  expect(sites.flatMap(({ withoutPictures }) => withoutPictures)).toEqual([first.number, second.number]);
  expect(requests).toBe(1);
  const { letters } = await readPack('F10N');
  expect(letters.split(removeSpaces('drawing.png (1 kB) cannot be printed.'))).toHaveLength(3);
  expect(letters).toContain(removeSpaces(`${second.number} · Printed`));
});

test('a pack that cannot be written leaves the previous one in place, and no partial file beside it', async () => {
  await liveWithPicture();
  server.setClock(new Date('2026-03-06T02:00:00Z'));
  await writeContingencyPacks(server.context, drawing, folder);
  expect((await readPack('F10N')).pages[0]).toContain('4 Mar 2026, 17:45 (has passed)');
  const before = await readdir(folder);
  const content = await readFile(path.join(folder, 'contingency-pack-F10N.pdf'));
  const away: FileStore = { ...server.context.files, readBuffer: () => Promise.reject(new Error('The store is away')) };
  await expect(writeContingencyPacks({ ...server.context, files: away }, drawing, folder)).rejects.toThrow(
    'The store is away',
  );
  expect(await readdir(folder)).toEqual(before);
  expect((await readFile(path.join(folder, 'contingency-pack-F10N.pdf'))).equals(content)).toBe(true);
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
