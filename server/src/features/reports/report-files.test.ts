import { invalidMonthMessage, invalidYearMessage } from '@eptw/domain/time/month';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf, removeSpaces } from '../../pdf/testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../testing/test-users.ts';
import { attachedFormInput, fillForm, samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';
import { maxWorksInPdf } from './sipp-works/report-files.ts';
import { maxWorksPerRequest } from './sipp-works/service.ts';

let app: TestApp;
const now = new Date('2031-02-01T04:00:00Z');
let number: string;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(now);
  const submission = {
    ...fillForm('B7', { start: '2031-03-02', end: '2031-03-04' }),
    workDescription: '=HYPERLINK("http://bad.example","泵")',
    startTime: '08:00',
    endTime: '17:00',
  };
  const data = samplePermitData(app.ids, {
    submission: fillForm('GP', { start: '2031-03-01', end: '2031-03-31' }),
    childrenState: [attachedFormInput('B7', submission)],
  });
  number = (await createPermitOrThrow(await app.as('requestor'), data)).code;
});

afterAll(() => app.close());

async function loadFile(person: TestUser | undefined, address: string) {
  const token = person === undefined ? undefined : (await app.as(person)).token;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.app.inject({ method: 'GET', url: address, headers });
}

/** The rows of a CSV file, by column name. */
function parseRows(csv: string): Record<string, string>[] {
  return parse(csv, { columns: true, bom: true });
}

describe('the SIPP works of a month as a file', () => {
  it('are CSV that spreadsheet programs read but do not execute', async () => {
    const response = await loadFile('manager', '/reports/sipp-works.csv?month=2031-03');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="sipp-works-2031-03.csv"',
      'cache-control': 'no-store',
    });
    expect(response.body.startsWith('\ufeff')).toBe(true);
    expect(parseRows(response.body)).toMatchObject([
      {
        Permit: number,
        Status: 'Pending approval',
        'Start date': '2031-03-02',
        'Work description': `'=HYPERLINK("http://bad.example","泵")`,
        'Work duration (hours)': '18',
      },
    ]);
  });

  it('are a PDF with the month, every work and the time of printing', async () => {
    app.setClock(new Date('2031-02-28T17:30:00Z'));
    const response = await loadFile('manager', '/reports/sipp-works.pdf?month=2031-03');
    app.setClock(now);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="sipp-works-2031-03.pdf"',
    });
    const { letters, title } = await readPdf(response.rawPayload);
    expect(title).toBe('Daily SIPP Works, Mar 2031');
    for (const text of [number, '18 hours', '2 Mar 2031, 08:00', '泵', 'Printed on 1 Mar 2031, 01:30'])
      expect(letters).toContain(removeSpaces(text));
  });

  it('are all in the CSV, however many, while a PDF of too many is refused', async () => {
    const { db } = app.database;
    const form = await db.selectFrom('filled_form').selectAll().where('position', '=', 1).executeTakeFirstOrThrow();
    const more = Array.from({ length: maxWorksPerRequest + 1 }, (_, index) => ({
      permit_id: form.permit_id,
      position: 2 + index,
      template_id: form.template_id,
      template_version_id: form.template_version_id,
      submission: JSON.stringify({ startDate: '2031-12-24', workLocation: `Bay ${index}` }),
    }));
    for (let from = 0; from < more.length; from += 1000)
      await db
        .insertInto('filled_form')
        .values(more.slice(from, from + 1000))
        .execute();
    const csv = await loadFile('manager', '/reports/sipp-works.csv?month=2031-12');
    const locations = parseRows(csv.body).map((row) => row['Work location']);
    expect(new Set(locations)).toEqual(new Set(more.map((_, index) => `Bay ${index}`)));
    expect(locations).toHaveLength(more.length);
    const pdf = await loadFile('manager', '/reports/sipp-works.pdf?month=2031-12');
    expect(pdf.statusCode).toBe(413);
    expect(pdf.body).toContain(`This month has ${more.length} SIPP works. A PDF holds at most ${maxWorksInPdf}`);
  });

  it('are empty for a user who cannot see the permit', async () => {
    const csv = await loadFile('foreignRequestor', '/reports/sipp-works.csv?month=2031-03');
    expect(parseRows(csv.body)).toEqual([]);
    const pdf = await loadFile('foreignRequestor', '/reports/sipp-works.pdf?month=2031-03');
    const { letters } = await readPdf(pdf.rawPayload);
    expect(letters).not.toContain(removeSpaces(number));
    expect(letters).toContain(removeSpaces('No SIPP works start in this month.'));
  });
});

describe('the initiatives of a year as a file', () => {
  const year = now.getUTCFullYear();

  it('are CSV and PDF with the same numbers, for every role', async () => {
    for (const person of Object.keys(testUsers) as TestUser[]) {
      const rows = parseRows((await loadFile(person, `/reports/initiatives.csv?year=${year}`)).body);
      expect(rows).toHaveLength(13);
      expect(rows.at(-1)).toEqual({
        Month: 'Total',
        'F10N permits': '1',
        'F10N kgs': '0.4',
        'F10W permits': '0',
        'F10W kgs': '0',
      });
    }
    const response = await loadFile('host', `/reports/initiatives.pdf?year=${year}`);
    const { letters, title } = await readPdf(response.rawPayload);
    expect(title).toBe(`ePTW Initiatives, ${year}`);
    expect(letters).toContain(removeSpaces('1 Permit = 400G'));
    expect(letters).toContain(removeSpaces('Total 1 permit 0.4 kgs 0 permits 0 kgs'));
  });
});

describe('a report', () => {
  const whole = ['sipp-works.csv', 'sipp-works.pdf', 'initiatives.csv', 'initiatives.pdf'];

  it.each(whole)('%s is refused without signing in', async (file) => {
    expect((await loadFile(undefined, `/reports/${file}`)).statusCode).toBe(401);
  });

  it.each([
    ['sipp-works.csv?month=soon', 400, invalidMonthMessage],
    ['sipp-works.pdf?month=2031-13', 400, invalidMonthMessage],
    ['sipp-works.csv?month=2031-03&month=2031-04', 400, invalidMonthMessage],
    ['initiatives.csv?year=soon', 400, invalidYearMessage],
    ['initiatives.pdf?year=12', 400, invalidYearMessage],
    ['initiatives.pdf?year=2026.5', 400, invalidYearMessage],
    ['initiatives.xlsx', 404, 'Not found'],
    ['constructor', 404, 'Not found'],
  ])('%s is refused', async (address, status, message) => {
    const response = await loadFile('manager', `/reports/${address}`);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ errors: { message: string }[] }>().errors[0]?.message).toBe(message);
  });
});
