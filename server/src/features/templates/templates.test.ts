import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAvailableTemplates } from './service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface TemplateData {
  templates: { count: number; results: string; items: { title: string; showInCreatePermit: boolean }[] };
}

async function list(field: string) {
  const query = `{ templates: ${field} { count results items { title showInCreatePermit } } }`;
  return (await (await server.as('requestor')).query<TemplateData>(query)).data.templates;
}

interface OneTemplate {
  getTemplate: { success: boolean; code: string; message: string; item: object | null };
}

async function queryTemplate(id: string, version?: number) {
  const query =
    'query ($id: ID!, $version: Int) { getTemplate(id: $id, version: $version) { success code message item { title version archived sections { title form { name col required options { value } } } } } }';
  return (await (await server.as('requestor')).query<OneTemplate>(query, { id, version })).data.getTemplate;
}

test('the whole catalogue is listed, with its sections in the JSON text', async () => {
  const { count, results } = await list('getTemplates(limit: 1000)');
  expect(count).toBe(catalogue.length);
  expect(JSON.parse(results)).toHaveLength(catalogue.length);
  expect(JSON.parse(results)[0]).toMatchObject({ _id: expect.any(String), sections: expect.any(Array) });
});

test('the sections as one value are those that can be selected field by field', async () => {
  const query =
    'query ($id: ID!) { getTemplate(id: $id) { item { sections { title form { type name label } } allSections } } }';
  const { data } = await (
    await server.as('requestor')
  ).query<{ getTemplate: { item: { sections: object[]; allSections: object[] } } }>(query, {
    id: generalPermitTemplateId,
  });
  const { sections, allSections } = data.getTemplate.item;
  expect(allSections).toMatchObject(sections);
  expect(sections.length).toBeGreaterThan(0);
});

test('titles are in natural order: A2 before A12', async () => {
  const { items } = await list('getTemplates(limit: 1000)');
  const titles = items.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('A')).map((title) => title.split(' ')[0])).toEqual(
    Array.from({ length: 12 }, (_, index) => `A${index + 1}`),
  );
  const natural = new Intl.Collator('en', { numeric: true });
  expect(titles).toEqual(titles.toSorted((one, other) => natural.compare(one, other)));
});

test.each([
  ['scaffold', ['A2']],
  ['b1d0', Array.from({ length: 9 }, (_, index) => `B1D0${index + 1}`)],
  ['confined space', ['B2']],
  ['100%', []],
])('a search for %s finds titles, permit codes and permit types', async (text, codes) => {
  const { data } = await (
    await server.as('superAdmin')
  ).query<{ getTemplates: { count: number; items: { code: string }[] } }>(
    'query ($text: String) { getTemplates(limit: 1000, searchText: $text) { count items { code } } }',
    { text },
  );
  expect(data.getTemplates.items.map(({ code }) => code)).toEqual(codes);
  expect(data.getTemplates.count).toBe(codes.length);
});

test('a list without sections reads none, and one with sections reads those of a page in one query', async () => {
  const requested: string[] = [];
  const db = server.context.db.withPlugin({
    transformQuery({ node }) {
      requested.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const countReads = () => requested.filter((query) => query.includes('"sections"')).length;
  const { items } = await listAvailableTemplates({ ...server.context, db }, { limit: 1000 });
  expect(items).toHaveLength(catalogue.length);
  expect(countReads()).toBe(0);
  for (const item of items) expect((await item.contents()).sections.length).toBeGreaterThan(0);
  expect(countReads()).toBe(1);
});

test('the list is filtered by whether templates are offered when a permit is created', async () => {
  const shown = await list('getTemplates(limit: 1000, showInCreatePermit: true)');
  const hidden = await list('getTemplates(limit: 1000, showInCreatePermit: false)');
  expect(shown.items.every((template) => template.showInCreatePermit)).toBe(true);
  expect(shown.count + hidden.count).toBe(catalogue.length);
});

test('special templates are the child templates offered when a permit is created', async () => {
  const special = catalogue.filter((template) => template.showInCreatePermit && !template.asParentPermit);
  expect((await list('getSpecialTemplates(limit: 1000)')).items.map(({ title }) => title).toSorted()).toEqual(
    special.map(({ title }) => title).toSorted(),
  );
});

test('one template has everything that its form shows', async () => {
  const { success, item } = await queryTemplate(generalPermitTemplateId);
  const [general] = catalogue;
  expect(success).toBe(true);
  expect(item).toMatchObject({
    title: general?.title,
    version: 1,
    sections: general?.sections.map(({ title, form }) => ({ title, form: form.map(({ name }) => ({ name })) })),
  });
});

test('an unknown version and an unknown template are not found', async () => {
  const notFound = { success: false, code: 'NOT_FOUND', message: 'Not found', item: null };
  expect(await queryTemplate(generalPermitTemplateId, 99)).toEqual(notFound);
  expect(await queryTemplate('00000000-0000-4000-8000-999999999999')).toEqual(notFound);
  expect(await queryTemplate('not an id')).toEqual(notFound);
});

test('an archived template leaves the lists and can still be read', async () => {
  const { db } = server.database;
  const { id } = catalogue.find((template) => template.code === 'B2') ?? { id: '' };
  await db.updateTable('template').set({ archived_at: new Date() }).where('id', '=', id).execute();
  expect((await list('getTemplates(limit: 1000)')).count).toBe(catalogue.length - 1);
  expect(await queryTemplate(id)).toMatchObject({ success: true, item: { archived: true } });
});
