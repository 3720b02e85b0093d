import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import { moveToStatus, samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface SitesAnswer {
  getSites: { count: number; results: string; items: { code: string; timeZone: string }[] };
}

interface SiteItem {
  _id: string;
  name: string;
  code: string;
  address: string;
  timeZone: string;
  emergencyPhone: string;
  countsUnverified: boolean;
  hasPermits: boolean;
}

const item = '_id name code address timeZone emergencyPhone countsUnverified hasPermits';
const getSites = `query ($limit: Int, $offset: Int, $sortBy: String, $sortOrder: String) {
  getSites(limit: $limit, offset: $offset, sortBy: $sortBy, sortOrder: $sortOrder) {
    count results items { code timeZone } } }`;

async function create(data: object) {
  const client = await server.as('superAdmin');
  return callField<SiteItem>(
    client,
    'mutation',
    'createSite',
    { data: { type: 'CreateSiteInput!', value: data } },
    item,
  );
}

async function update(id: string, data: object) {
  const args = { id: { type: 'ID!', value: id }, data: { type: 'UpdateSiteInput!', value: data } };
  return callField<SiteItem>(await server.as('superAdmin'), 'mutation', 'updateSite', args, item);
}

async function read(id: string) {
  const args = { id: { type: 'ID!', value: id } };
  return callField<SiteItem>(await server.as('superAdmin'), 'query', 'getSite', args, item);
}

async function remove(id: string) {
  return callField(await server.as('superAdmin'), 'mutation', 'deleteSite', { id: { type: 'ID!', value: id } });
}

describe('the list of sites', () => {
  test('is public and sorted by name, typed and as JSON text', async () => {
    const { data } = await server.client().query<SitesAnswer>(getSites);
    expect(data.getSites.count).toBe(2);
    expect(data.getSites.items).toEqual([
      { code: 'F10N', timeZone: 'Asia/Singapore' },
      { code: 'F10W', timeZone: 'Asia/Singapore' },
    ]);
    expect(JSON.parse(data.getSites.results)).toMatchObject([{ code: 'F10N' }, { code: 'F10W' }]);
  });

  test('offset counts pages', async () => {
    const { data } = await server.client().query<SitesAnswer>(getSites, { limit: 1, offset: 1 });
    expect(data.getSites).toMatchObject({ count: 2, items: [{ code: 'F10W' }] });
  });

  test('is sorted by name or code, ascending or descending', async () => {
    for (const sortBy of ['name', 'code']) {
      const { data } = await server.client().query<SitesAnswer>(getSites, { sortBy, sortOrder: 'desc' });
      expect(data.getSites.items.map(({ code }) => code)).toEqual(['F10W', 'F10N']);
    }
  });

  test.each([{ limit: -1 }, { sortBy: 'address' }, { sortOrder: 'sideways' }])('refuses %j', async (variables) => {
    const { errors } = await server.client().query(getSites, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  });
});

describe('a new site', () => {
  test('gets its code in capitals and the default time zone, and is recorded', async () => {
    const answer = await create({ name: ' Fab 10P ', code: 'f10p', address: '1 Fab Road' });
    expect(answer).toMatchObject({ success: true, message: 'The site was created.' });
    expect(answer.item).toMatchObject({ name: 'Fab 10P', code: 'F10P', timeZone: 'Asia/Singapore', hasPermits: false });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'create site Fab 10P: Name – → Fab 10P, Code – → F10P, Address – → 1 Fab Road, Time zone – → Asia/Singapore, Unverified certificates – → do not count',
    );
    expect((await read(answer.item._id)).item).toEqual(answer.item);
  });

  test.each<[string, object, RegExp, string]>([
    ['without a name', { name: '', code: 'F11' }, /Name is required/, 'BAD_INPUT'],
    ['with HTML', { name: '<img src=x onerror=alert(1)>', code: 'F11' }, /HTML/, 'BAD_INPUT'],
    ['with an invalid code', { name: 'Fab 11', code: 'F-11' }, /2 to 8/, 'BAD_INPUT'],
    ['in an unknown time zone', { name: 'Fab 11', code: 'F11', timeZone: 'Fab Time' }, /time zone/, 'BAD_INPUT'],
    [
      'with words for an emergency number',
      { name: 'Fab 11', code: 'F11', emergencyPhone: 'ask' },
      /number/,
      'BAD_INPUT',
    ],
    ['with a name of 500,000 characters', { name: 'x'.repeat(500_000), code: 'F11' }, /at most 100/, 'BAD_INPUT'],
    ['under a code that is taken, in any case', { name: 'Fab 10N again', code: 'f10n' }, /F10N/, 'CONFLICT'],
  ])('%s is refused and not recorded', async (_title, data, sentence, code) => {
    const before = await countAuditEntries(server.database.db);
    const answer = await create(data);
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test('is created once by concurrent requests', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Twin', code: 'TWIN' })));
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'OK']);
  });
});

describe('changing a site', () => {
  test('keeps what is left out', async () => {
    const { item: site } = await create({ name: 'Fab 12', code: 'F12' });
    const answer = await update(site._id, { timeZone: 'Europe/Berlin' });
    expect(answer).toMatchObject({ success: true, message: 'The site was saved.' });
    expect(answer.item).toEqual({ ...site, timeZone: 'Europe/Berlin' });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'update site Fab 12: Time zone Asia/Singapore → Europe/Berlin',
    );
    expect((await update(site._id, { code: 'F12A' })).item.code).toBe('F12A');
    expect((await update(site._id, { emergencyPhone: ' 995 ' })).item.emergencyPhone).toBe('995');
    expect(await findLastAuditEntry(server.database.db)).toBe('update site Fab 12: Emergency number – → 995');
    expect(await update(site._id, { code: 'F10W' })).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(await update(site._id, { name: '' })).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  test('locks the code once a permit uses it', async () => {
    await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
    const { north } = server.ids.sites;
    expect((await read(north)).item.hasPermits).toBe(true);
    const answer = await update(north, { code: 'F10M' });
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/^The code cannot change/);
    expect(await update(north, { code: 'F10N', name: 'Fab 10 North' })).toMatchObject({ success: true });
  });

  test('keeps the periods of permits', async () => {
    const { db } = server.database;
    const starts = () => db.selectFrom('permit').select('starts_at').orderBy('id').execute();
    const before = await starts();
    await update(server.ids.sites.north, { timeZone: 'Europe/Berlin' });
    expect(await starts()).toEqual(before);
    await update(server.ids.sites.north, { timeZone: 'Asia/Singapore' });
  });
});

describe('whether unverified certificates count', () => {
  const requireVerified = async (person: 'superAdmin' | 'siteAdmin' | 'siteAdminWest', site: string) =>
    callField(await server.as(person), 'mutation', 'requireVerifiedCertificates', {
      site: { type: 'ID!', value: site },
    });

  test('is a setting of the site, which new sites begin without, and is recorded', async () => {
    const { item: site } = await create({ name: 'Fab 13', code: 'F13' });
    expect(site.countsUnverified).toBe(false);
    expect((await update(site._id, { countsUnverified: true })).item).toEqual({ ...site, countsUnverified: true });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'update site Fab 13: Unverified certificates do not count → count',
    );
    expect((await update(site._id, { address: 'Here' })).item.countsUnverified).toBe(true);
    expect(await requireVerified('superAdmin', site._id)).toMatchObject({ success: true });
    expect((await read(site._id)).item.countsUnverified).toBe(false);
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'update site Fab 13: Unverified certificates count → do not count',
    );
  });

  test('is switched off by the Site Admins of the site', async () => {
    const { north } = server.ids.sites;
    await update(north, { countsUnverified: true });
    expect(await requireVerified('siteAdminWest', north)).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect((await read(north)).item.countsUnverified).toBe(true);
    expect(await requireVerified('siteAdmin', north)).toMatchObject({ success: true });
    expect((await read(north)).item.countsUnverified).toBe(false);
    const before = await countAuditEntries(server.database.db);
    expect(await requireVerified('siteAdmin', north)).toMatchObject({ success: true });
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });
});

describe('deleting a site', () => {
  test('is refused while it has unfinished permits', async () => {
    const answer = await remove(server.ids.sites.north);
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(/has 1 permit that is not completed or cancelled.*Close or cancel it first/);
  });

  test('is refused while permits of other sites need the approval of its groups', async () => {
    const { sites, groups } = server.ids;
    const requestor = await server.as('requestor');
    const permit = await createPermitOrThrow(requestor, samplePermitData(server.ids));
    // Permits raised before groups had to be at the same site may have such a slot.
    await server.database.db
      .insertInto('reviewer_slot')
      .values({ permit_id: permit._id, position: 2, person_id: null, group_id: groups.permitOfficeWest })
      .execute();
    const answer = await remove(sites.west);
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toContain(`missing from ${permit.code}. Let them approve`);
    await moveToStatus(await server.as('pm'), permit._id, 'PendingApproval');
    await moveToStatus(await server.as('closerWest'), permit._id, 'Approved');
  });

  test('archives it with its groups and maps; its code is available again', async () => {
    const { db } = server.database;
    const { west } = server.ids.sites;
    const client = await server.as('closerWest');
    const session = '{ getSession { permitCloser } }';
    expect((await client.query(session)).data).toEqual({ getSession: { permitCloser: true } });
    expect(await remove(west)).toMatchObject({ success: true, message: 'The site was deleted.' });
    // Their right to close ended with the group; the account still exists.
    expect((await client.query(session)).data).toEqual({ getSession: { permitCloser: false } });
    const groups = await db.selectFrom('mt_group').select('archived_at').where('site_id', '=', west).execute();
    expect(groups).toEqual([{ archived_at: expect.any(Date) }]);
    const { data } = await server.client().query<SitesAnswer>(getSites);
    expect(data.getSites.items.map(({ code }) => code)).not.toContain('F10W');
    expect(await remove(west)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await create({ name: 'Fab 10W anew', code: 'F10W' })).toMatchObject({ success: true });
  });

  test('is possible once its permits are finished', async () => {
    const { db } = server.database;
    const data = samplePermitData(server.ids);
    const permits = await db.selectFrom('permit').select('id').execute();
    for (const { id } of permits) {
      await moveToStatus(await server.as('facilities'), id, 'Rejected', { reason: 'No isolation.' });
      await moveToStatus(await server.as('requestor'), id, 'Cancelled');
    }
    expect(await remove(server.ids.sites.north)).toMatchObject({ success: true });
    const raising = createPermitOrThrow(await server.as('requestor'), data);
    await expect(raising).rejects.toThrow('You are not assigned to this site. Choose another one.');
  });
});

test.each(['unknown', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
  const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found' };
  expect(await read(id)).toMatchObject(nothing);
  expect(await update(id, { name: 'x' })).toMatchObject(nothing);
  expect(await remove(id)).toMatchObject(nothing);
});
