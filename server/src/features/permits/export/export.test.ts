import { message } from '@eptw/domain/message';
import { maxPdfsPerExport } from '@eptw/domain/permit/pdf-file';
import { testSignature } from '@eptw/domain/template/testing/test-templates';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizes } from '../../../pdf/palette.ts';
import { readPdf, removeSpaces } from '../../../pdf/testing/read-pdf.ts';
import { readSample } from '../../../testing/samples.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { fillForm, moveToStatus, samplePermitData, createPermitOrThrow, savePermit } from '../testing/permits.ts';

let server: TestApp;
let permit: { _id: string; code: string };
const chinese = '更换泵的过滤器，并检查法兰是否泄漏。安全第一！';

beforeAll(async () => {
  server = await startTestApp();
  permit = await raise({ workDetails: chinese });
});
afterAll(() => server.close());

async function raise(change: Record<string, string | string[]> = {}) {
  const submission = { ...fillForm('GP'), ...change };
  return createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids, { submission }));
}

async function download(client: TestClient, id: string) {
  const headers = client.token === undefined ? {} : { authorization: `Bearer ${client.token}` };
  return server.app.inject({ url: `/pdf/${id}`, headers });
}

async function downloadAll(client: TestClient, permits: unknown) {
  const headers = client.token === undefined ? {} : { authorization: `Bearer ${client.token}` };
  return server.app.inject({ method: 'POST', url: '/pdf', headers, payload: { permits } });
}

interface Answer {
  success: boolean;
  code: string;
  message: string;
}

async function toGenerate(client: TestClient, id: string) {
  const { data } = await client.query<{
    getPermitToGenerate: Answer & { pdfFileName: string | null; url: string | null; permit: string | null };
  }>(
    'query ($id: ID!) { getPermitToGenerate(id: $id) { success code message pdfFileName url permit item { code } } }',
    { id },
  );
  return data.getPermitToGenerate;
}

async function queryLogs(client: TestClient, pdfFileName: string) {
  const { data } = await client.query<{
    getPdfLogs: Answer & { count: number; results: string; items: { code: string; madeBy: { email: string } }[] };
  }>(
    `query ($name: String!) { getPdfLogs(pdfFileName: $name) {
      success code message count results items { pdfFileName permit code version madeAt madeBy { email } } } }`,
    { name: pdfFileName },
  );
  return data.getPdfLogs;
}

describe('the PDF of a permit', () => {
  it('has its file name, opens and contains what was entered, Chinese included', async () => {
    const client = await server.as('requestor');
    const answer = await toGenerate(client, permit._id);
    expect(answer).toMatchObject({ success: true, pdfFileName: `${permit.code}-v1.pdf`, url: `/pdf/${permit._id}` });
    expect(answer.permit).toContain(permit.code);
    const response = await download(client, permit._id);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${permit.code}-v1.pdf"`,
      'cache-control': 'no-store',
    });
    const pdf = await readPdf(response.rawPayload);
    expect(pdf.title).toContain(permit.code);
    expect(pdf.letters).toContain(chinese);
    expect(pdf.pages[0]).toContain('Pending Approval By PM');
    expect(pdf.pages[0]).toContain('Do not start work under this permit.');
  });

  it('names reviewers, their decisions and the history as of now', async () => {
    const { _id } = await raise();
    await moveToStatus(await server.as('supervisor'), _id, 'PendingApproval');
    await moveToStatus(await server.as('manager'), _id, 'Approved');
    const { letters } = await readPdf((await download(await server.as('manager'), _id)).rawPayload);
    expect(letters).toContain(removeSpaces('Manager Fab Individual reviewer Approved Manager Fab'));
    expect(letters).toContain(removeSpaces('Facilities F10N Reviewing group Waiting'));
    expect(letters).toContain(removeSpaces('Supervisor Fab (Supervisor) approved as project manager'));
  });

  it('says on its first page that approvals lapsed, until the permit is approved again', async () => {
    server.setClock(new Date('2026-03-01T02:00:00Z'));
    const { _id } = await raise();
    const [pm, manager, facilities] = [
      await server.as('pm'),
      await server.as('manager'),
      await server.as('facilities'),
    ];
    const approve = async () => {
      await moveToStatus(pm, _id, 'PendingApproval');
      await moveToStatus(manager, _id, 'Approved');
      await moveToStatus(facilities, _id, 'Approved');
    };
    const readFirstPage = async () => (await readPdf((await download(manager, _id)).rawPayload)).pages[0];
    await approve();
    const requestor = await server.as('requestor');
    const submission = { ...fillForm('GP'), workDetails: 'Open flame cutting' };
    await savePermit(requestor, _id, { submission, reason: 'The bolts have rusted in' });
    expect(await readFirstPage()).toMatch(
      /Pending Approval By PM.*Changed after it was approved\. Requestor Acme changed 1 answer on .*, and 3 approvals lapsed\./s,
    );
    await approve();
    expect(await readFirstPage()).not.toMatch(/lapsed/);
    server.setClock(undefined);
  });

  it('prints when the work starts and ends, to the minute', async () => {
    const response = await download(await server.as('superAdmin'), permit._id);
    const [first] = (await readPdf(response.rawPayload)).pages;
    expect(first).toMatch(/\d+ \w{3} \d{4}, \d\d:\d\d to \d+ \w{3} \d{4}, 17:45/);
  });

  it('shows dates in the time zone of the site', async () => {
    server.setClock(new Date('2026-03-01T17:30:00Z'));
    const response = await download(await server.as('superAdmin'), permit._id);
    server.setClock(undefined);
    expect((await readPdf(response.rawPayload)).pages[0]).toContain('Printed 2 Mar 2026, 01:30 (version 1)');
  });

  it('shows the uploaded pictures, and names one that is missing', async () => {
    const client = await server.as('requestor');
    const content = Buffer.from(testSignature.slice(testSignature.indexOf(',') + 1), 'base64');
    const { data } = await client.upload<{ singleUpload: { filename: string } }>('Pump 泵.png', content);
    const { filename } = data.singleUpload;
    const plain = await readPdf((await download(client, permit._id)).rawPayload);
    const { _id } = await raise({ attachDrawing: [filename] });
    const shown = await readPdf((await download(client, _id)).rawPayload);
    expect(shown.pictures).toBe(plain.pictures + 1);
    expect(shown.letters).toContain('Pump泵.png(1kB)');
    await server.context.files.remove(filename);
    const lost = await readPdf((await download(client, _id)).rawPayload);
    expect(lost.pictures).toBe(plain.pictures);
    expect(lost.letters).toContain(removeSpaces('Pump 泵.png (1 kB) cannot be printed.'));
  });

  it('prints names that are rare, and names what it cannot print before it is saved', async () => {
    const client = await server.as('requestor');
    const rare = '陈喆 林堃 黄燄 张旻 陳鈺 李祎 吳宓 周燊 髙橋 邉見 吅';
    const { _id } = await raise({ workDetails: `${rare}\n\uf0b7 first\n⌀ 50 mm 🛑 কৌশিক` });
    const response = await download(client, _id);
    expect(response.headers['x-unprintable']).toBe(encodeURIComponent('[]'));
    const { letters } = await readPdf(response.rawPayload);
    expect(letters).toContain(removeSpaces(`${rare} • first ⌀ 50 mm 🛑`));
    expect(letters).not.toContain('□');
    const other = await raise({ workDetails: 'valve ሰላም' });
    const { headers } = await download(client, other._id);
    expect(JSON.parse(decodeURIComponent(String(headers['x-unprintable'])))).toEqual(['ሰ', 'ላ', 'ም']);
    const files = unzipSync((await downloadAll(client, [_id, other._id])).rawPayload);
    expect(Buffer.from(files['NOT PRINTABLE.txt'] ?? []).toString()).toBe(
      `${other.code}-v1.pdf: These characters cannot be printed: ሰ (U+1230), ላ (U+120B), ም (U+121D).\r\n`,
    );
  });

  it('is on A4, with all text but headings in size 8', async () => {
    const pdf = await readPdf((await download(await server.as('requestor'), permit._id)).rawPayload);
    expect(pdf.size.map(Math.round)).toEqual([595, 842]);
    const { text, ...headings } = sizes;
    expect(pdf.sizes).toContain(text);
    expect([...pdf.sizes].filter((size) => size !== text && !Object.values<number>(headings).includes(size))).toEqual(
      [],
    );
  });

  it.each(['leak.webp', 'animated.webp', 'leak.gif', 'animated.gif'])('shows the picture %s', async (name) => {
    const client = await server.as('requestor');
    const { data } = await client.upload<{ singleUpload: { filename: string } }>(name, readSample(name));
    const plain = await readPdf((await download(client, permit._id)).rawPayload);
    const { _id } = await raise({ attachDrawing: [data.singleUpload.filename] });
    const shown = await readPdf((await download(client, _id)).rawPayload);
    expect(shown.pictures).toBe(plain.pictures + 1);
    expect(shown.letters).not.toContain('cannotbeprinted');
  });

  it('is logged, and those who see the permit can read the log', async () => {
    const { _id, code } = await raise();
    const name = `${code}-v1.pdf`;
    const nothing = { success: false, code: 'NOT_FOUND', message: message.noPdf, count: 0, items: [], results: '[]' };
    expect(await queryLogs(await server.as('superAdmin'), name)).toEqual(nothing);
    await download(await server.as('pm'), _id);
    await download(await server.as('requestor'), _id);
    const log = await queryLogs(await server.as('superAdmin'), name);
    expect(log).toMatchObject({ success: true, count: 2 });
    expect(log.items.map(({ madeBy }) => madeBy.email)).toEqual([testUsers.requestor.email, testUsers.pm.email]);
    expect(JSON.parse(log.results)).toEqual([expect.anything(), expect.objectContaining({ permit: _id, code })]);
    expect(await queryLogs(await server.as('foreignPm'), name)).toEqual(nothing);
  });

  it('has a log that nobody can change', async () => {
    await download(await server.as('requestor'), permit._id);
    const { db } = server.database;
    await expect(db.updateTable('pdf_log').set({ permit_version: 9 }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('pdf_log').execute()).rejects.toThrow(/append-only/);
  });
});

describe('a user who cannot see a permit', () => {
  const seen: readonly TestUser[] = [
    ...(['requestor', 'host', 'pm', 'supervisor', 'manager', 'superAdmin', 'siteAdmin'] as const),
    ...(['facilities', 'facilitiesSecond', 'closer', 'closerSecond', 'lss'] as const),
  ];

  it.each(Object.keys(testUsers) as TestUser[])('gets no PDF of it, in the role of %s', async (name) => {
    const client = await server.as(name);
    const sees = seen.includes(name);
    expect((await toGenerate(client, permit._id)).success).toBe(sees);
    for (const id of [permit._id, '00000000-0000-4000-8000-00000000dead', 'no id at all']) {
      if (sees && id === permit._id) continue;
      expect(await toGenerate(client, id)).toMatchObject({ code: 'NOT_FOUND', message: 'Not found', permit: null });
      const response = await download(client, id);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] });
    }
  });

  it('gets none together with other permits either, and nothing is logged', async () => {
    const client = await server.as('foreignRequestor');
    const own = await createPermitOrThrow(client, samplePermitData(server.ids));
    const response = await downloadAll(client, [own._id, permit._id]);
    expect(response.statusCode).toBe(404);
    expect((await queryLogs(client, `${own.code}-v1.pdf`)).count).toBe(0);
  });

  it.each([undefined, 'unknown'])('gets none without signing in: %s', async (token) => {
    expect((await download(server.client(token), permit._id)).statusCode).toBe(401);
    expect((await downloadAll(server.client(token), [permit._id])).statusCode).toBe(401);
  });
});

describe('several permits', () => {
  it('come in one archive, each once', async () => {
    const other = await raise({ workDetails: 'Lift the chiller' });
    const client = await server.as('requestor');
    const response = await downloadAll(client, [permit._id, other._id, permit._id]);
    expect(response.headers).toMatchObject({ 'content-type': 'application/zip' });
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual([`${permit.code}-v1.pdf`, `${other.code}-v1.pdf`]);
    const second = files[`${other.code}-v1.pdf`];
    expect((await readPdf(second ?? new Uint8Array())).letters).toContain(removeSpaces('Lift the chiller'));
  });

  const unknown = (count: number) =>
    Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

  it.each<[string, unknown, number, RegExp]>([
    ['none', [], 400, /^No Pdf to Generate!$/],
    ['ids that are not a list', 'all', 400, /list called 'permits'/],
    ['too many', unknown(maxPdfsPerExport + 1), 413, /at most 100 permits/],
    ['unknown permits', unknown(2), 404, /^Not found$/],
  ])('are refused when there are %s', async (_name, ids, status, sentence) => {
    const response = await downloadAll(await server.as('requestor'), ids);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(sentence);
  });
});
