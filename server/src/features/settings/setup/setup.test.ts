import { createTestInput } from '@eptw/domain/template/testing/test-templates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { readTemplateContent, updateTemplate } from '../../templates/testing/templates.ts';

describe('the catalogue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const load = async () =>
    (await server.as('superAdmin')).query<{ loadTemplateCatalogue: { success: boolean } }>(
      'mutation { loadTemplateCatalogue { success message } }',
    );

  const readTitles = async () => {
    const rows = await server.database.db
      .selectFrom('template')
      .innerJoin('template_version', 'template_version.id', 'template.current_version_id')
      .select('template_version.title')
      .where('template.archived_at', 'is', null)
      .execute();
    return rows.map(({ title }) => title);
  };

  test('is added once, and deleted templates are not added again', async () => {
    const { db } = server.database;
    const [, second] = catalogue;
    await db
      .updateTable('template')
      .set({ archived_at: new Date() })
      .where('id', '=', second?.id ?? '')
      .execute();
    expect((await load()).data.loadTemplateCatalogue.success).toBe(true);
    expect(await readTitles()).toHaveLength(catalogue.length - 1);
  });

  test('leaves the forms of an installation as they are, such as one with inputs for readings', async () => {
    const superAdmin = await server.as('superAdmin');
    const { id, sections } = catalogue.find(({ code }) => code === 'B2') ?? {};
    if (!id || !sections) throw new Error('The catalogue has no B2.');
    const reading = createTestInput('text', { name: 'oxygenReading', purpose: 'measurement' });
    const older = [...sections, { title: 'Readings', form: [reading] }];
    expect(await updateTemplate(superAdmin, id, { sections: older })).toMatchObject({ success: true });
    expect((await load()).data.loadTemplateCatalogue.success).toBe(true);
    const unchanged = await readTemplateContent(superAdmin, id);
    expect(unchanged.sections.at(-1)?.form.map(({ name }) => name)).toEqual(['oxygenReading']);
  });

  test('skips a template whose code another template has', async () => {
    const { db } = server.database;
    const [, , third] = catalogue;
    if (!third) throw new Error('The catalogue is too short');
    await db.updateTable('template').set({ current_version_id: null }).where('id', '=', third.id).execute();
    await db.deleteFrom('template_version').where('template_id', '=', third.id).execute();
    await db.deleteFrom('template').where('id', '=', third.id).execute();
    const before = await readTitles();
    expect((await load()).data.loadTemplateCatalogue.success).toBe(true);
    expect((await readTitles()).toSorted()).toEqual([...before, third.title].toSorted());
  });
});

test('the progress counts what exists', async () => {
  const server = await startTestApp();
  const query =
    '{ getSetupProgress { item { sites disciplines templates parentTemplates users groups permitClosers } } }';
  const { data } = await (await server.as('superAdmin')).query(query);
  expect(data).toEqual({
    getSetupProgress: {
      item: {
        sites: 2,
        disciplines: 1,
        templates: catalogue.length,
        parentTemplates: 2,
        users: Object.keys(testUsers).length - 1,
        groups: 4,
        permitClosers: 2,
      },
    },
  });
  await server.close();
});

describe('the progress of the setup', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  interface Progress {
    getSetupProgress: { item: { missing: string[]; advice: string[] } };
  }

  const queryProgress = async () => {
    const { data } = await (
      await server.as('superAdmin')
    ).query<Progress>('{ getSetupProgress { item { missing advice } } }');
    return data.getSetupProgress.item;
  };

  test('says what cannot be done yet at the site that lacks the fewest', async () => {
    const { db } = server.database;
    // A Super Admin at a site could also review there.
    await db.deleteFrom('person_site').where('person_id', '=', server.ids.users.superAdmin).execute();
    expect(await queryProgress()).toEqual({ missing: [], advice: [] });
    await db.updateTable('mt_group').set({ permit_closer: false }).execute();
    expect(await queryProgress()).toEqual({
      missing: ['close'],
      advice: [expect.stringMatching(/^F10N: nobody can close permits/)],
    });
    // Only contractors raise permits, and only their own project manager approves first.
    await db
      .updateTable('person')
      .set({ status: 'Pending' })
      .where('role', 'in', ['User', 'SiteAdmin', 'MTGroup', 'MicronSupervisor'])
      .execute();
    expect((await queryProgress()).missing).toEqual(['reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'ContractorPM').execute();
    expect((await queryProgress()).missing).toEqual(['approveFirst', 'reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'MicronManager').execute();
    expect((await queryProgress()).missing).toEqual(['approveFirst', 'review', 'reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'ContractorRequestor').execute();
    expect((await queryProgress()).missing).toEqual(['raise', 'review', 'reviewForGroup', 'close']);
    await db.updateTable('site').set({ archived_at: new Date() }).execute();
    expect((await queryProgress()).advice[0]).toMatch(/^Nobody can raise permits/);
  });
});
