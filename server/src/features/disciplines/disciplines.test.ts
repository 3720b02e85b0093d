import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import { samplePermitData, createPermitOrThrow, queryPermit as readPermit } from '../permits/testing/permits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.database.db
    .insertInto('discipline')
    .values([
      { code: 'MECH', description: 'Mechanical systems' },
      { code: 'OLD', description: 'Electrical, formerly', archived_at: new Date() },
    ])
    .execute();
});
afterAll(() => server.close());

interface DisciplineItem {
  _id: string;
  code: string;
  description: string;
}

const item = '_id code description';
const toIdVariable = (id: string) => ({ id: { type: 'ID!', value: id } });

async function create(data: object, person: TestUser = 'superAdmin') {
  const args = { data: { type: 'CreateDisciplineInput!', value: data } };
  return callField<DisciplineItem>(await server.as(person), 'mutation', 'createDiscipline', args, item);
}

async function update(id: string, data: object) {
  const args = { ...toIdVariable(id), data: { type: 'UpdateDisciplineInput!', value: data } };
  return callField<DisciplineItem>(await server.as('siteAdmin'), 'mutation', 'updateDiscipline', args, item);
}

async function read(id: string) {
  return callField<DisciplineItem>(await server.as('siteAdmin'), 'query', 'getDiscipline', toIdVariable(id), item);
}

async function remove(id: string) {
  return callField(await server.as('siteAdmin'), 'mutation', 'deleteDiscipline', toIdVariable(id));
}

async function queryCodes(searchText?: string): Promise<string[]> {
  const query = 'query ($searchText: String) { getAllDisciplines(searchText: $searchText) { count items { code } } }';
  const { data } = await (
    await server.as('requestor')
  ).query<{
    getAllDisciplines: { count: number; items: { code: string }[] };
  }>(query, { searchText });
  const { count, items } = data.getAllDisciplines;
  expect(count).toBe(items.length);
  return items.map(({ code }) => code);
}

test('disciplines are listed by code, without archived ones', async () => {
  expect(await queryCodes()).toEqual(['ELEC', 'MECH']);
});

test('the search covers code and description', async () => {
  expect(await queryCodes('mech')).toEqual(['MECH']);
  expect(await queryCodes('electrical')).toEqual(['ELEC']);
});

describe('a new discipline', () => {
  test('is created by either kind of administrator and recorded', async () => {
    const answer = await create({ code: ' HVAC ', description: 'Air' }, 'siteAdmin');
    expect(answer).toMatchObject({ success: true, message: 'The discipline was created.', item: { code: 'HVAC' } });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'create discipline HVAC: Code – → HVAC, Description – → Air',
    );
    expect((await read(answer.item._id)).item).toEqual(answer.item);
    expect(await create({ code: 'OLD' })).toMatchObject({ success: true });
  });

  test.each<[string, object, RegExp, string]>([
    ['without a code', { code: ' ' }, /Code is required/, 'BAD_INPUT'],
    ['with HTML', { code: 'X', description: '<script>alert(1)</script>' }, /HTML/, 'BAD_INPUT'],
    ['under a code that is taken, in any case', { code: 'elec' }, /Another discipline has the code elec/, 'CONFLICT'],
  ])('%s is refused and not recorded', async (_title, data, sentence, code) => {
    const before = await countAuditEntries(server.database.db);
    const answer = await create(data);
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });
});

describe('changing a discipline', () => {
  test('changes its description, never its code', async () => {
    const { item: discipline } = await create({ code: 'IC', description: 'Control' });
    expect(await update(discipline._id, { code: 'IC', description: 'Instruments' })).toMatchObject({
      success: true,
      message: 'The discipline was saved.',
      item: { code: 'IC', description: 'Instruments' },
    });
    expect(await findLastAuditEntry(server.database.db)).toBe(
      'update discipline IC: Description Control → Instruments',
    );
    const refused = await update(discipline._id, { code: 'INST' });
    expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(refused.message).toMatch(/cannot change/);
    expect(await update(discipline._id, { description: '<b>' })).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect((await read(discipline._id)).item.description).toBe('Instruments');
  });
});

describe('deleting a discipline', () => {
  test('removes it from the choices, and permits still show it', async () => {
    const { _id } = await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids));
    expect(await remove(server.ids.discipline)).toMatchObject({
      success: true,
      message: 'The discipline was deleted.',
    });
    expect(await queryCodes()).not.toContain('ELEC');
    const permit = await readPermit(await server.as('requestor'), _id, 'discipline { code }');
    expect(permit.item).toEqual({ discipline: { code: 'ELEC' } });
    expect(await create({ code: 'ELEC' })).toMatchObject({ success: true });
  });
});

test.each(['unknown', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
  const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found' };
  expect(await read(id)).toMatchObject(nothing);
  expect(await update(id, { description: 'x' })).toMatchObject(nothing);
  expect(await remove(id)).toMatchObject(nothing);
});
