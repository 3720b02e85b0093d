import { accessTable } from '@eptw/domain/access/access';
import {
  exportedLists,
  exportedPermitLists,
  type AdministeredListName,
  type ExportedListName,
  type ExportFormat,
} from '@eptw/domain/export/exported-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftOrThrow } from '../features/permits/testing/drafts.ts';
import { fillForm, samplePermitData, createPermitOrThrow, findTemplate } from '../features/permits/testing/permits.ts';
import { populate, createRandom } from '../features/permits/testing/population.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers, type TestUser } from '../testing/test-users.ts';
import { requestExport, parseCsv, parseXlsx } from './testing/download.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  // More than one batch, so that the boundary is tested too.
  await populate(server, { permits: 700, childPermits: 600 }, createRandom(23));
  const admin = await server.as('superAdmin');
  await admin.query('mutation { updateSettings(data: { isEnabled: false }) { success } }');
  for (const word of ['TBC', 'nil', 'unknown'])
    await admin.query('mutation ($word: String!) { addBlockedWord(data: { _word: $word }) { success } }', { word });
  const { db } = server.database;
  const picture = { name: 'map.png', original_name: 'map.png', type: 'image/png', size: 1 };
  await db
    .insertInto('stored_file')
    .values({ ...picture, uploaded_by: server.ids.users.superAdmin })
    .execute();
  const maps = ['Roof', 'Basement'].map((name) => ({ name, site_id: server.ids.sites.north, file_name: picture.name }));
  await db.insertInto('site_map').values(maps).execute();
  for (const [name, passNumber] of [
    ['Ben Ong', 'A-2'],
    ['Ann Lee', 'A-1'],
  ])
    await admin.query(
      `mutation ($name: String!, $passNumber: String!) {
        createWorker(data: { company: "ACME Works", name: $name, passNumber: $passNumber }) { success } }`,
      { name, passNumber },
    );
  await admin.query(`mutation { createAnnouncement(data: { title: "Crane", message: "<b>No</b> lifting &amp; no work" }) {
    success } }`);
});
afterAll(() => server.close());

async function exportList(
  person: TestUser,
  list: ExportedListName,
  filters: Record<string, unknown> = {},
  format: ExportFormat = 'csv',
) {
  const response = await requestExport(server, await server.as(person), `${list}.${format}`, filters);
  expect(response.statusCode).toBe(200);
  const [titles, ...rows] = format === 'csv' ? parseCsv(response.rawPayload) : parseXlsx(response.rawPayload);
  expect(Number(response.headers['x-total-rows'])).toBe(rows.length);
  return { titles: titles ?? [], rows };
}

/** One column of an exported file. */
async function readColumn(person: TestUser, list: ExportedListName, title: string, filters = {}): Promise<unknown[]> {
  const { titles, rows } = await exportList(person, list, filters);
  expect(titles).toContain(title);
  return rows.map((row) => row[titles.indexOf(title)]);
}

/** One field of every row of a list, page by page. `args` are filters in GraphQL syntax. */
async function queryList(person: TestUser, operation: string, field: string, args = ''): Promise<unknown[]> {
  const client = await server.as(person);
  const found: unknown[] = [];
  for (let offset = 0; ; offset += 1) {
    const { data, errors } = await client.query<Record<string, { items: Record<string, unknown>[] }>>(
      `{ ${operation}(limit: 400, offset: ${offset}${args && `, ${args}`}) { items { ${field} } } }`,
    );
    if (errors) throw new Error(errors[0]?.message);
    const items = data[operation]?.items ?? [];
    if (items.length === 0) return found;
    found.push(...items.map((item) => item[field]));
  }
}

const permitLists = Object.keys(exportedPermitLists) as (keyof typeof exportedPermitLists)[];

const readers = ['superAdmin', 'supervisor', 'facilities', 'lss', 'pm', 'requestor'] as const;

it.each(permitLists)('the export of %s equals the list', async (list) => {
  const { operation, columns } = exportedLists[list];
  const title = (columns as Record<string, string>)['code'] ?? '';
  let found = 0;
  for (const person of readers) {
    const numbers = await queryList(person, operation, 'code');
    expect(await readColumn(person, list, title)).toEqual(numbers);
    found += numbers.length;
  }
  expect(found).toBeGreaterThan(0);
});

it.each<[Record<string, unknown>, string]>([
  [
    { siteName: ['F10N'], statusCheck: ['Approved', 'Rejected'] },
    'siteName: ["F10N"], statusCheck: ["Approved", "Rejected"]',
  ],
  [{ searchText: 'P-11' }, 'searchText: "P-11"'],
  [
    { searchCreated: '2026-01-01', sortBy: 'code', sortOrder: 'asc' },
    'searchCreated: "2026-01-01", sortBy: "code", sortOrder: "asc"',
  ],
  [{ due: true, siteName: null }, 'due: true'],
  [{ searchOwner: 'nobody at all' }, 'searchOwner: "nobody at all"'],
])('filters and order are those of the list: %j', async (filters, args) => {
  const numbers = await queryList('superAdmin', 'getPermits', 'code', args);
  expect(await readColumn('superAdmin', 'permits', 'Permit Number', filters)).toEqual(numbers);
});

type Filters = Record<string, unknown>;

/** A column of a list by its title, the field of the API that has the same values, and filters in both notations. */
type ListCase = [title: string, field: string, filters: Filters, args: string];

/** Cases for each list of what administrators manage. */
const administeredCases: Record<AdministeredListName, readonly ListCase[]> = {
  users: [
    ['E-mail', 'email', {}, ''],
    ['E-mail', 'email', { roles: ['MTGroup'], sortBy: 'fullname' }, 'roles: ["MTGroup"], sortBy: "fullname"'],
  ],
  sites: [['Code', 'code', { sortBy: 'code', sortOrder: 'desc' }, 'sortBy: "code", sortOrder: "desc"']],
  disciplines: [['Code', 'code', { searchText: 'elec' }, 'searchText: "elec"']],
  maps: [['Name', 'name', { filterOption: 'F10N' }, 'filterOption: "F10N"']],
  'mt-groups': [['Name', 'name', { searchText: 'F10N' }, 'searchText: "F10N"']],
  templates: [['Title', 'title', {}, '']],
  workers: [['Pass number', 'passNumber', { company: 'ACME Works' }, 'company: "ACME Works"']],
  'blocked-words': [['Blocked word', '_word', {}, '']],
  announcements: [['Title', 'title', {}, '']],
};

it.each(
  (Object.keys(administeredCases) as AdministeredListName[]).flatMap((list) =>
    administeredCases[list].map((listCase) => [list, ...listCase] as const),
  ),
)("an administrator's export of %s equals the list (%s, %s, %j)", async (list, title, field, filters, args) => {
  const listed = await queryList('superAdmin', exportedLists[list].operation, field, args);
  expect(listed.length).toBeGreaterThan(0);
  expect(await readColumn('superAdmin', list, title, filters)).toEqual(listed);
});

it('the export of the administration history equals the list', async () => {
  const subjects = await queryList('superAdmin', 'getAdministrationHistory', 'subjectName', 'kinds: ["blockedWord"]');
  expect(subjects.length).toBeGreaterThan(0);
  expect(await readColumn('superAdmin', 'administration-history', 'What', { kinds: ['blockedWord'] })).toEqual(
    subjects.map((name) => `Created ${String(name)}`),
  );
});

describe('a row', () => {
  const formula = '=HYPERLINK("http://evil.example","Click"), "now"';

  it('has the values of the list in both formats, and never a formula', async () => {
    server.setClock(new Date('2026-03-01T16:30:00Z'));
    const submission = fillForm('TI', { describe: formula, start: '2026-04-01', end: '2026-04-02' });
    const data = { ...samplePermitData(server.ids), form: findTemplate('TI').id, submission };
    const permit = await createPermitOrThrow(await server.as('requestor'), data);
    const expected = {
      '#': 1,
      'Permit Number': permit.code,
      'Permit Code': 'TI',
      'Permit Type': 'TOOL INSTALL PERMIT',
      'High-risk work': '',
      Discipline: 'ELEC',
      'Host/System Owner': 'Host Fab',
      'Host/System Owner e-mail': 'host@fab.example',
      'Applier name': 'Requestor Acme',
      'Applier company': 'ACME Works',
      'Work Description': formula,
      Place: 'Utility corridor, grid C14 to D16, Level 4 - Cleanroom',
      'Applier Site': 'F10N',
      // Half past midnight in Singapore.
      'Date Applied': '2026-03-02 00:30',
      'Start Date': '2026-04-01 08:30',
      'End Date': '2026-04-02 17:45',
      Status: 'Pending Approval By PM',
      Condition: '',
    };
    const filters = { searchCode: permit.code };
    const sheet = await exportList('requestor', 'permits', filters, 'xlsx');
    expect(sheet.titles).toEqual(Object.keys(expected));
    expect(sheet.rows).toEqual([Object.values(expected)]);
    const text = await exportList('requestor', 'permits', filters);
    expect(text.titles).toEqual(sheet.titles);
    expect(text.rows).toEqual([Object.values({ ...expected, '#': '1', 'Work Description': `'${formula}` })]);
    server.setClock(undefined);
  });

  it('of a draft is exported only by its author', async () => {
    await createDraftOrThrow(await server.as('requestor'), samplePermitData(server.ids));
    const { titles, rows } = await exportList('requestor', 'my-draft-permits');
    expect(titles).toEqual(Object.values(exportedLists['my-draft-permits'].columns));
    expect(rows.map((row) => row[1])).toEqual(['GENERAL PERMIT']);
    expect((await exportList('host', 'my-draft-permits')).rows).toEqual([]);
  });

  it('is not needed for a list to have its titles', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { titles, rows } = await exportList('superAdmin', 'permits', { searchCode: 'nothing' }, format);
      expect(titles).toEqual(Object.values(exportedLists.permits.columns));
      expect(rows).toEqual([]);
    }
  });
});

describe('a file', () => {
  it('is named after its list and day', async () => {
    server.setClock(new Date('2026-03-01T16:30:00Z'));
    const response = await requestExport(server, await server.as('superAdmin'), 'my-submitted-permits.xlsx');
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-submitted-permits-2026-03-02.xlsx"',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'no-store',
    });
    server.setClock(undefined);
  });

  it.each<[string, Parameters<typeof requestExport>[2], unknown, number, RegExp]>([
    ['an unknown list', 'nothing.csv', {}, 404, /not found/i],
    ['another file format', 'permits.pdf', {}, 404, /not found/i],
    ['an unknown status', 'permits.csv', { statusCheck: ['Done'] }, 400, /There is no status 'Done'/],
    ['an unknown order', 'permits.csv', { sortBy: 'colour' }, 400, /can be sorted by/],
    ['an unknown filter', 'users.csv', { colour: 'red' }, 400, /no filter 'colour'/],
    ['a page', 'permits.csv', { limit: 5 }, 400, /no filter 'limit'/],
    ['a filter of another type', 'permits.csv', { siteName: [7] }, 400, /siteName does not fit/],
    ['a search that is too long', 'permits.csv', { searchText: 'x'.repeat(201) }, 400, /at most 200 characters/],
    ['a body that is not an object', 'permits.csv', [], 400, /as a JSON object/],
  ])('with %s is refused', async (_title, file, filters, status, sentence) => {
    const response = await requestExport(server, await server.as('superAdmin'), file, filters);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ errors: { message: string }[] }>().errors[0]?.message).toMatch(sentence);
  });

  it.each(Object.keys(exportedLists) as ExportedListName[])(
    'of %s is available only to users who may see the list',
    async (list) => {
      const { usableBy } = accessTable[exportedLists[list].operation];
      for (const person of ['siteAdmin', 'facilities', 'requestor'] as const) {
        const { role } = testUsers[person];
        const may = typeof usableBy === 'string' || (usableBy as readonly string[]).includes(role);
        const response = await requestExport(server, await server.as(person), `${list}.csv`);
        expect(response.statusCode).toBe(may ? 200 : 403);
      }
      expect((await requestExport(server, server.client(), `${list}.csv`)).statusCode).toBe(401);
    },
  );
});
