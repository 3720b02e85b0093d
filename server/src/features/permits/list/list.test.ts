import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  findTemplate,
} from '../testing/permits.ts';

interface Item {
  code: string;
  status: string;
  [field: string]: unknown;
}

interface Answered {
  count: number;
  items: Item[];
}

let app: TestApp;
let requestor: TestClient;
let admin: TestClient;

/** Sets the time and signs in again, since a session would not survive the days in between. */
async function moveClock(instant: string): Promise<void> {
  app.setClock(new Date(instant));
  requestor = await app.as('requestor');
  admin = await app.as('superAdmin');
}

/**
 * Three permits: one approved by its project manager at F10N, one undecided at F10W, one raised by the host at F10N.
 */
let northPermit: Item;
let westPermit: Item;
let hostPermit: Item;

const march = { start: '2026-03-02', end: '2026-03-04' };

beforeAll(async () => {
  app = await startTestApp();
  const { users, sites } = app.ids;
  const mechanical = await app.database.db
    .insertInto('discipline')
    .values({ code: 'MECH', description: 'Mechanical' })
    .returning('id')
    .executeTakeFirstOrThrow();

  // Half past midnight of January 2 in Singapore, still January 1 in UTC.
  await moveClock('2026-01-01T16:30:00Z');
  northPermit = await createPermitOrThrow(requestor, {
    ...samplePermitData(app.ids),
    submission: fillForm('GP', { describe: 'Clean the 100% acid drain', attachedCodes: ['A2', 'A7'], ...march }),
    childrenState: ['A2', 'A7'].map((code) => attachedFormInput(code, fillForm(code, march))),
  });
  await moveToStatus(await app.as('pm'), northPermit['_id'] as string, 'PendingApproval');
  await moveClock('2026-02-10T02:00:00Z');
  const submission = fillForm('GP', { describe: 'Lift pump P-4711', start: '2026-04-01', end: '2026-04-02' });
  westPermit = await createPermitOrThrow(
    requestor,
    samplePermitData(app.ids, {
      site: sites.west,
      discipline: mechanical.id,
      submission,
      selectedUser: [users.supervisor],
    }),
  );
  await moveClock('2026-02-11T02:00:00Z');
  const tool = fillForm('TI', { describe: 'Hook up tool', start: '2026-05-01', end: '2026-05-03' });
  hostPermit = await createPermitOrThrow(await app.as('host'), {
    ...samplePermitData(app.ids, { hostSystemOwner: users.manager, submission: tool }),
    form: findTemplate('TI').id,
    selectedUser: [users.supervisor],
  });
});

afterAll(() => app.close());

async function list(args: string, client = admin, fields = 'code status'): Promise<Answered> {
  const { data, errors } = await client.query<{ getPermits: Answered }>(
    `{ getPermits${args && `(${args})`} { count items { ${fields} } } }`,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.getPermits;
}

async function queryCodes(args: string): Promise<string[]> {
  return (await list(args)).items.map((item) => item.code);
}

describe('filters', () => {
  it.each<[string, () => Item[]]>([
    ['', () => [hostPermit, westPermit, northPermit]],
    ['siteName: ["F10N"]', () => [hostPermit, northPermit]],
    ['siteName: ["Fab 10W"]', () => [westPermit]],
    ['siteName: ["F10N", "F10W"]', () => [hostPermit, westPermit, northPermit]],
    ['siteName: ["F99"]', () => []],
    ['siteName: []', () => [hostPermit, westPermit, northPermit]],
    ['disciplineName: ["MECH"]', () => [westPermit]],
    ['statusCheck: ["PendingPMApproval"]', () => [westPermit]],
    ['statusCheck: ["PendingApproval"], siteName: ["F10N"]', () => [hostPermit, northPermit]],
    ['searchText: "4711"', () => [westPermit]],
    ['searchText: "  P-4711 "', () => [westPermit]],
    ['searchText: "manager@fab"', () => [hostPermit]],
    ['searchText: "f10w-gp"', () => [westPermit]],
    ['searchText: "Manager Fab"', () => [hostPermit]],
    ['searchText: "requestor@acme"', () => [westPermit, northPermit]],
    ['searchText: "host"', () => [hostPermit, westPermit, northPermit]],
    ['searchText: "acme wor"', () => [westPermit, northPermit]],
    ['searchText: "acme", siteName: ["F10W"]', () => [westPermit]],
    ['searchText: "tool", disciplineName: ["MECH"]', () => []],
    ['searchText: "100%"', () => [northPermit]],
    ['searchText: "100_"', () => []],
    ['searchText: "\\\\"', () => []],
    ['searchCode: "F10N-"', () => [hostPermit, northPermit]],
    ['searchPermitCode: "ti"', () => [hostPermit]],
    ['searchPermitCode: "F10N"', () => []],
    ['searchType: "tool install"', () => [hostPermit]],
    ['searchOwner: "host"', () => [westPermit, northPermit]],
    ['searchOwner: "Manager Fab"', () => [hostPermit]],
    ['searchCreated: "2026-01-02"', () => [northPermit]],
    ['searchCreated: "Jan 1, 2026"', () => []],
    ['searchCreated: "Feb 2026"', () => [hostPermit, westPermit]],
    ['searchCreated: "2026"', () => [hostPermit, westPermit, northPermit]],
    ['searchCreated: "soon"', () => []],
    ['searchStartDate: "2026-04-01"', () => [westPermit]],
    ['searchEndDate: "Apr 2, 2026"', () => [westPermit]],
    ['searchEndDate: "2026-04-03"', () => []],
  ])('%s', async (args, expected) => {
    const expectedCodes = expected().map((item) => item.code);
    const { count, items } = await list(args);
    expect(items.map((item) => item.code)).toEqual(expectedCodes);
    expect(count).toBe(expectedCodes.length);
  });

  it.each<[string, (code: string) => string, boolean]>([
    ['all of it', (code) => code, true],
    ['all of it in small letters', (code) => code.toLowerCase(), true],
    ['its end', (code) => code.slice(2), true],
    ['its digits', (code) => code.slice(-6), true],
    ['all but its last digit', (code) => code.slice(0, -1), true],
    ['its digits after another site', (code) => `X-GP-${code.slice(-6)}`, false],
    ['its digits and more', (code) => `${code}9`, false],
    ['a pattern of its digits', (code) => `%${code.slice(-6)}`, false],
  ])('find a permit number by %s, and nothing else', async (_part, toText, isFound) => {
    const code = String(westPermit.code);
    for (const filter of ['searchText', 'searchCode'])
      expect(await queryCodes(`${filter}: "${toText(code)}"`)).toEqual(isFound ? [code] : []);
  });

  it('show only undecided permits whose start has passed', async () => {
    await moveClock('2026-04-01T00:00:00Z');
    expect(await queryCodes('due: true')).toEqual([northPermit.code]);
    await moveClock('2026-04-02T00:00:00Z');
    expect(await queryCodes('due: true')).toEqual([westPermit.code, northPermit.code]);
    expect((await list('due: true', admin, 'code due')).items).toMatchObject([{ due: true }, { due: true }]);
    await moveClock('2026-02-11T02:00:00Z');
  });

  it('refuse an unknown status and an unknown order', async () => {
    for (const args of ['statusCheck: ["Done"]', 'sortBy: "colour"', 'sortOrder: "sideways"', 'limit: -1']) {
      const { errors } = await admin.query(`{ getPermits(${args}) { count } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    }
  });

  it('interpret a date in the time zone of each site', async () => {
    const { sites } = app.ids;
    const setZone = async (time_zone: string) => {
      await app.database.db.updateTable('site').set({ time_zone }).where('id', '=', sites.west).execute();
      // Sites are cached briefly; an unknown one makes them reload.
      await list('siteName: ["nowhere"]');
    };
    await setZone('America/New_York');
    expect(await queryCodes('searchCreated: "2026-02-09"')).toEqual([westPermit.code]);
    expect(await queryCodes('searchCreated: "2026-02-11"')).toEqual([hostPermit.code]);
    await setZone('Asia/Singapore');
    expect(await queryCodes('searchCreated: "2026-02-10"')).toEqual([westPermit.code]);
  });
});

describe('order and pages', () => {
  it.each<[string, () => Item[]]>([
    ['sortBy: "createdAt", sortOrder: "asc"', () => [northPermit, westPermit, hostPermit]],
    ['sortBy: "startDate"', () => [hostPermit, westPermit, northPermit]],
    ['sortBy: "endDate", sortOrder: "asc"', () => [northPermit, westPermit, hostPermit]],
    ['sortBy: "code", sortOrder: "asc"', () => [northPermit, hostPermit, westPermit]],
    ['limit: 2', () => [hostPermit, westPermit]],
    ['limit: 2, offset: 1', () => [northPermit]],
    ['limit: 1, offset: 1', () => [westPermit]],
    ['limit: 0', () => []],
    ['offset: 7', () => []],
    ['offset: 2147483647', () => []],
  ])('%s', async (args, expected) => {
    const { count, items } = await list(args);
    expect(items.map((item) => item.code)).toEqual(expected().map((item) => item.code));
    expect(count).toBe(3);
  });
});

describe('a row', () => {
  it('contains what its columns and its menu need', async () => {
    const fields = `code permitCode title type status statusLabel nextApprover workDescription startDate endDate due
      attachedForms version actions site { code } discipline { code } hostSystemOwner { email }
      submittedBy { fullname company }`;
    const { items } = await list('searchText: "acid"', await app.as('manager'), fields);
    expect(items).toEqual([
      {
        code: northPermit.code,
        permitCode: 'GP',
        title: 'GENERAL PERMIT',
        type: 'General',
        status: 'PendingApproval',
        statusLabel: 'Pending Approval By Manager Fab',
        nextApprover: 'Manager Fab',
        workDescription: 'Clean the 100% acid drain',
        startDate: expect.stringMatching(/^2026-03-0/),
        endDate: '2026-03-04T09:45:00.000Z',
        due: false,
        attachedForms: ['A2 - LADDER AND SCAFFOLD', expect.stringMatching(/^A7 - /)],
        version: 2,
        actions: ['approve', 'reject', 'edit', 'changeReviewers'],
        site: { code: 'F10N' },
        discipline: { code: 'ELEC' },
        hostSystemOwner: { email: 'host@fab.example' },
        submittedBy: { fullname: 'Requestor Acme', company: 'ACME Works' },
      },
    ]);
  });

  it('is the same in the JSON text', async () => {
    const { data } = await admin.query<{ getPermits: { results: string; items: unknown[] } }>(
      '{ getPermits { results items { _id code workDescription submittedBy { email } } } }',
    );
    expect(JSON.parse(data.getPermits.results)).toMatchObject(data.getPermits.items);
  });

  it('says whether the viewer gave a last approval that still counts', async () => {
    const readFinalApprover = async (name: 'manager' | 'facilities') => {
      const client = await app.as(name);
      return (await client.query<{ getPermits: unknown }>('{ getPermits { isFinalApprover } }')).data.getPermits;
    };
    const { _id } = await createPermitOrThrow(await app.as('host'), {
      ...samplePermitData(app.ids, { hostSystemOwner: app.ids.users.manager }),
    });
    await moveToStatus(await app.as('manager'), _id, 'Approved');
    expect(await readFinalApprover('facilities')).toEqual({ isFinalApprover: false });
    await moveToStatus(await app.as('facilities'), _id, 'Approved');
    expect(await readFinalApprover('facilities')).toEqual({ isFinalApprover: true });
    expect(await readFinalApprover('manager')).toEqual({ isFinalApprover: false });
  });
});
