import { randomBytes } from 'node:crypto';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import {
  submitPermit as createPermit,
  fillForm,
  samplePermitData,
  createPermitOrThrow,
} from '../permits/testing/permits.ts';
import { createOnePagePdf } from '../../seed/one-page-pdf.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface MapItem {
  _id: string;
  name: string;
  site: { code: string };
  mapImage: string;
}

const item = '_id name site { code } mapImage';
const toIdVariable = (id: string) => ({ id: { type: 'ID!', value: id } });
const png = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12).fill(200), channels: 3 }));
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 1)]);

async function upload(content: Buffer | string = png, name = 'plan.png', person: TestUser = 'superAdmin') {
  const { data } = await (
    await server.as(person)
  ).upload<{ singleUpload: { filename: string; code: string; message: string } }>(name, content);
  return data.singleUpload;
}

async function create(data: object) {
  const args = { data: { type: 'CreateMapInput!', value: data } };
  return callField<MapItem>(await server.as('superAdmin'), 'mutation', 'createMap', args, item);
}

async function createMap(name: string, site: 'north' | 'west' = 'north'): Promise<MapItem> {
  const { filename } = await upload();
  const answer = await create({ name, site: server.ids.sites[site], mapImage: filename });
  if (!answer.success) throw new Error(answer.message);
  return answer.item;
}

async function update(id: string, data: object) {
  const args = { ...toIdVariable(id), data: { type: 'UpdateMapInput!', value: data } };
  return callField<MapItem>(await server.as('superAdmin'), 'mutation', 'updateMap', args, item);
}

async function read(id: string) {
  return callField<MapItem>(await server.as('superAdmin'), 'query', 'getMapToEdit', toIdVariable(id), item);
}

async function remove(id: string) {
  return callField(await server.as('superAdmin'), 'mutation', 'deleteMap', toIdVariable(id));
}

async function maps(person: TestUser, filterOption?: string): Promise<string[]> {
  const { data } = await (
    await server.as(person)
  ).query<{ list: { count: number; items: MapItem[] } }>(
    `query ($filterOption: String) { list: getMap(limit: 100, filterOption: $filterOption) { count items { ${item} } } }`,
    { filterOption },
  );
  expect(data.list.count).toBe(data.list.items.length);
  return data.list.items.map(({ name }) => name);
}

async function linkTo(filename: string, person: TestUser): Promise<boolean> {
  const { data } = await (
    await server.as(person)
  ).query<{ link: { success: boolean } }>(
    'query ($filename: String!) { link: generatePresignedUrl(filename: $filename) { success } }',
    { filename },
  );
  return data.link.success;
}

async function deleteFile(filename: string) {
  const { data } = await (
    await server.as('superAdmin')
  ).query<{ deleteFile: { success: boolean; code: string; message: string } }>(
    'mutation ($filename: String!) { deleteFile(filename: $filename) { success code message } }',
    { filename },
  );
  return data.deleteFile;
}

describe('a new map', () => {
  test("is created from the user's own picture and recorded; its file cannot be deleted", async () => {
    const { filename } = await upload();
    const answer = await create({ name: ' Level 1 ', site: server.ids.sites.north, mapImage: filename });
    expect(answer).toMatchObject({
      success: true,
      message: 'The map was created.',
      item: { name: 'Level 1', site: { code: 'F10N' }, mapImage: filename },
    });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      `create map Level 1: Name – → Level 1, Site – → F10N, Picture – → ${filename}`,
    );
    expect((await read(answer.item._id)).item).toEqual(answer.item);
    expect(await deleteFile(filename)).toMatchObject({ success: false, code: 'FORBIDDEN' });
  });

  test('can be a JPEG, and have a name that another site uses', async () => {
    const { filename } = await upload(jpeg, 'plan.jpg');
    expect(await create({ name: 'Level 1', site: server.ids.sites.west, mapImage: filename })).toMatchObject({
      success: true,
    });
  });

  test.each<[string, (picture: string) => object, RegExp, string]>([
    ['without a name', (mapImage) => ({ name: ' ', mapImage }), /Name is required/, 'BAD_INPUT'],
    ['with HTML', (mapImage) => ({ name: '<svg onload=x>', mapImage }), /HTML/, 'BAD_INPUT'],
    ['without a picture', () => ({ name: 'X', mapImage: '' }), /Choose a picture/, 'BAD_INPUT'],
    ['of an unknown picture', () => ({ name: 'X', mapImage: 'x.png' }), /not one of your new uploads/, 'BAD_INPUT'],
    ['of an unknown site', (mapImage) => ({ name: 'X', mapImage, site: 'unknown' }), /not available/, 'NOT_FOUND'],
    [
      'under a name that is taken',
      (mapImage) => ({ name: 'LEVEL 1', mapImage }),
      /already has a map called LEVEL 1/,
      'CONFLICT',
    ],
  ])('%s is refused and not recorded', async (_title, dataFor, sentence, code) => {
    const { filename } = await upload();
    const before = await countAuditEntries(server.database.db);
    const answer = await create({ site: server.ids.sites.north, ...dataFor(filename) });
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test.each<[string, Buffer | string, string]>([
    ['a text', 'no picture at all', 'plan.txt'],
    ['a PDF', createOnePagePdf('Plan'), 'plan.pdf'],
    ['an animation', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'plan.png'],
  ])('of %s is refused because of its content', async (_title, content, name) => {
    const { filename } = await upload(content, name);
    const answer = await create({ name: 'X', site: server.ids.sites.north, mapImage: filename });
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(/PNG or JPEG/);
  });

  test('of 11 MB is refused on upload', async () => {
    const answer = await upload(Buffer.concat([png, randomBytes(11 * 1024 * 1024)]));
    expect(answer).toMatchObject({
      code: 'TOO_LARGE',
      message: 'File upload failed. Please make sure the file you are uploading is less than 10MB.',
    });
  });

  test("cannot use another user's upload, the picture of another map, or a file of a permit", async () => {
    const site = server.ids.sites.north;
    const foreign = await upload(png, 'plan.png', 'requestor');
    expect(await create({ name: 'X', site, mapImage: foreign.filename })).toMatchObject({ code: 'BAD_INPUT' });
    const other = await createMap('Other');
    expect(await create({ name: 'X', site, mapImage: other.mapImage })).toMatchObject({ code: 'BAD_INPUT' });
    const { filename } = await upload();
    const { db } = server.database;
    const permit = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
    await db.insertInto('permit_file').values({ permit_id: permit._id, file_name: filename }).execute();
    expect(await create({ name: 'X', site, mapImage: filename })).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('changing a map', () => {
  test('renames or moves it or replaces its picture, and keeps what is left out', async () => {
    const map = await createMap('Basement');
    expect(await update(map._id, { name: 'Cellar' })).toMatchObject({
      success: true,
      message: 'The map was saved.',
      item: { ...map, name: 'Cellar' },
    });
    expect(await findLastAuditEntry(server.database.db)).toBe('update map Cellar: Name Basement → Cellar');
    const { filename } = await upload();
    expect((await update(map._id, { mapImage: filename })).item).toMatchObject({ name: 'Cellar', mapImage: filename });
    expect((await update(map._id, { site: server.ids.sites.west })).item.site.code).toBe('F10W');
    expect(await update(map._id, { mapImage: filename })).toMatchObject({ success: true });
  });

  test('refuses what creating refuses', async () => {
    const map = await createMap('Roof');
    expect(await update(map._id, { name: 'level 1' })).toMatchObject({ code: 'CONFLICT' });
    expect(await update(map._id, { name: '' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await update(map._id, { mapImage: 'x.png' })).toMatchObject({ code: 'BAD_INPUT' });
    const { filename } = await upload('text', 'plan.txt');
    expect(await update(map._id, { mapImage: filename })).toMatchObject({ code: 'BAD_INPUT' });
    expect((await read(map._id)).item).toEqual(map);
  });
});

describe('maps', () => {
  test('are listed for users of their sites, by site and name', async () => {
    const all = await maps('superAdmin', 'All');
    expect(all).toEqual([...(await maps('superAdmin', 'F10N')), ...(await maps('superAdmin', 'ｆ10w'))]);
    expect(await maps('superAdmin')).toEqual(all);
    expect(await maps('supervisorWest')).toEqual(await maps('superAdmin', 'F10W'));
    expect(await maps('supervisorWest', 'F10N')).toEqual([]);
    expect(await maps('requestor', 'F10N')).toEqual(await maps('superAdmin', 'F10N'));
  });

  test('show their pictures to users who can see them, and to nobody once deleted', async () => {
    const map = await createMap('Yard');
    expect(await linkTo(map.mapImage, 'foreignRequestor')).toBe(true);
    expect(await linkTo(map.mapImage, 'supervisorWest')).toBe(false);
    expect(await remove(map._id)).toMatchObject({ success: true, message: 'The map was deleted.' });
    expect(await linkTo(map.mapImage, 'foreignRequestor')).toBe(false);
    expect(await maps('superAdmin')).not.toContain('Yard');
    expect(await read(map._id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await deleteFile(map.mapImage)).toMatchObject({ success: false });
    await createMap('Yard');
  });

  test('cannot become files of a permit', async () => {
    const { db } = server.database;
    const map = await createMap('Gate');
    // Lets the uploader raise permits.
    await db
      .updateTable('stored_file')
      .set({ uploaded_by: server.ids.users.requestor })
      .where('name', '=', map.mapImage)
      .execute();
    const submission = { ...fillForm('GP'), attachDrawing: [map.mapImage] };
    const answer = await createPermit(await server.as('requestor'), samplePermitData(server.ids, { submission }));
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.message).toMatch(/not one of your uploads/);
  });
});

test('the list refuses a site that does not exist', async () => {
  const { errors } = await (await server.as('superAdmin')).query('{ getMap(filterOption: "F99") { count } }');
  expect(errors).toMatchObject([
    { message: "There is no site 'F99' to filter by. Choose another.", extensions: { code: 'BAD_INPUT' } },
  ]);
});

test.each(['unknown', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
  const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found' };
  expect(await read(id)).toMatchObject(nothing);
  expect(await update(id, { name: 'x' })).toMatchObject(nothing);
  expect(await remove(id)).toMatchObject(nothing);
});
