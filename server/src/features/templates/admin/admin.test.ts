import { message } from '@eptw/domain/message';
import { oneOfEach } from '@eptw/domain/template/testing/test-templates';
import { normalizeDefinition } from '@eptw/domain/template/definition/normalize-definition';
import { generalPermitTemplateId, type TemplateContent } from '@eptw/domain/template/model/template';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { catalogue } from '../../../catalogue/catalogue.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  readTemplateContent,
  createTemplateId,
  createTemplate,
  deleteTemplate,
  updateTemplate,
  readTemplateVersions,
} from '../testing/templates.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  // Raises the request limit above the megabytes of the tests, so that the rules refuse them.
  app = await startTestApp({ bodyLimit: 32 * 1024 * 1024 });
  admin = await app.as('superAdmin');
});
afterAll(() => app.close());

const unknownId = '00000000-0000-4000-8000-999999999999';
const text = { type: 'text', label: 'Place', name: 'place' };

let createdCount = 0;

/** A valid definition that conflicts with no other template. */
function createDefinition(change: object = {}) {
  createdCount += 1;
  const sections = [{ title: 'Work', form: [text, { type: 'freetext', label: 'Read this' }] }];
  return { title: `Form ${createdCount}`, code: `T${createdCount}`, type: 'General', sections, ...change };
}

async function countRows() {
  const { rows } = await sql<object>`select (select count(*) from template) as templates,
    (select count(*) from template_version) as versions,
    (select count(*) from administration_entry) as entries`.execute(app.database.db);
  return rows[0];
}

async function readLastEntry() {
  return app.database.db
    .selectFrom('administration_entry')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

describe('creating a template', () => {
  it('needs only a title, a type and sections', async () => {
    const { title } = createDefinition();
    const answer = await createTemplate(admin, {
      title,
      type: 'SIPP',
      sections: [{ title: 'Work', form: [{ type: 'freetext', label: 'Read this' }] }],
    });
    const code = `F${createdCount}`;
    expect(answer).toMatchObject({ success: true, code: 'OK', message: `'${title}' was created.`, problems: [] });
    expect(answer.item).toMatchObject({ title, code, version: 1, archived: false });
    expect(await readTemplateContent(admin, answer.item?._id ?? '')).toEqual({
      title,
      code,
      type: 'SIPP',
      asParentPermit: false,
      showInCreatePermit: false,
      sections: [{ title: 'Work', form: [{ type: 'freetext', label: 'Read this', name: 'freeText', col: 12 }] }],
    });
  });

  it('keeps every input type with all its settings', async () => {
    const sent = { ...oneOfEach, title: 'ONE OF EACH', code: 'EACH' };
    expect(await readTemplateContent(admin, await createTemplateId(admin, sent))).toEqual(normalizeDefinition(sent));
  });

  it('is recorded in the audit log, in words', async () => {
    const sent = createDefinition({ asParentPermit: true });
    const id = await createTemplateId(admin, sent);
    expect(await readLastEntry()).toMatchObject({
      actor_name: 'Super Admin Fab',
      action: 'create',
      subject_kind: 'template',
      subject_id: id,
      subject_name: sent.title,
      changes: [
        { field: 'Title', before: null, after: sent.title },
        { field: 'Permit code', before: null, after: sent.code },
        { field: 'Permit type', before: null, after: 'General' },
        { field: 'Can be raised as a permit', before: null, after: 'Yes' },
        { field: 'Offered when a permit is created', before: null, after: 'No' },
        { field: 'Sections', before: null, after: 'Work (2 inputs)' },
      ],
    });
  });

  const withInput = (change: object) => ({ sections: [{ title: 'Work', form: [{ ...text, ...change }] }] });
  it.each<[string, object, string, RegExp, number?]>([
    ['without a title', { title: ' ' }, 'title', /^This field is required\.$/],
    ['without sections', { sections: [] }, 'sections', /at least one section/],
    ['with a section without a title', { sections: [{ title: '', form: [] }] }, 'title', /required/],
    ['of an unknown type', { type: 'Sailing' }, 'type', /General, SIPP/],
    ['with a dash in its permit code', { code: 'A-1' }, 'code', /letters and digits/],
    ['with the title of another', { title: 'general permit' }, 'title', /Another template has this title/],
    ['with the permit code of another', { code: 'gp' }, 'code', /'GENERAL PERMIT' has the permit code GP/],
    ['with two inputs of one name', { sections: [{ title: 'Work', form: [text, text] }] }, 'name', /Another input/, 1],
    ['with a space in a name', withInput({ name: 'work place' }), 'name', /^Space not allowed$/, 0],
    ['without a label', withInput({ label: null }), 'label', /required/, 0],
    ['without a name', withInput({ name: null }), 'name', /required/, 0],
    ['with a name that every object has', withInput({ name: '__proto__' }), 'name', /reserved word/, 0],
    ['with an unknown input type', withInput({ type: 'slider' }), 'type', /input types/, 0],
    ['with options for a text', withInput({ options: [{ value: 'a', label: 'A' }] }), 'options', /Remove them/, 0],
    ['with a select without options', withInput({ type: 'select' }), 'options', /at least one option/, 0],
    ['with a width of 5', withInput({ col: 5 }), 'col', /2, 4, 6, 8, 10, 12/, 0],
    ['with a default of another kind', withInput({ defaultValue: { place: 1 } }), 'defaultValue', /Enter a text/, 0],
    ['with a tooltip without text', withInput({ tooltip: true }), 'tooltipText', /required/, 0],
    ['with HTML in its title', { title: 'Work <b>now</b>' }, 'title', /HTML/],
    ['with a script in a label', withInput({ label: '<script>alert(1)</script>' }), 'label', /HTML/, 0],
    [
      'with HTML in a free text',
      withInput({ type: 'freetext', name: null, label: 'a\n<img src=x>' }),
      'label',
      /HTML/,
      0,
    ],
    ['with five megabytes of title', { title: 'x'.repeat(5_000_000) }, 'title', /at most 120/],
    ['with five megabytes of label', withInput({ label: 'x'.repeat(5_000_000) }), 'label', /at most 200/, 0],
    [
      'with a thousand inputs',
      { sections: [{ title: 'Work', form: Array.from({ length: 1000 }, () => text) }] },
      'sections',
      /at most 300/,
    ],
  ])('%s is refused and writes nothing', async (_title, change, field, sentence, input) => {
    const before = await countRows();
    const answer = await createTemplate(admin, createDefinition(change));
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', item: null });
    expect(answer.problems).toEqual([
      expect.objectContaining({ field, message: expect.stringMatching(sentence), input: input ?? null }),
    ]);
    expect(answer.message).toContain(answer.problems[0]?.message);
    expect(await countRows()).toEqual(before);
  });

  it('reports all problems and where they are', async () => {
    const { problems, message: sentence } = await createTemplate(admin, {
      title: '',
      type: 'General',
      sections: [
        { title: 'One', form: [] },
        { title: 'Two', form: [text, { ...text, name: 'a b' }] },
      ],
    });
    expect(problems).toEqual([
      { section: null, input: null, path: null, field: 'title', message: message.fieldRequired },
      { section: null, input: null, path: null, field: 'code', message: message.fieldRequired },
      { section: 1, input: 1, path: null, field: 'name', message: message.spaceNotAllowed },
    ]);
    expect(sentence).toBe('Title: This field is required.');
  });

  it('creates one of several with the same name, even concurrently', async () => {
    const sent = createDefinition();
    const answers = await Promise.all(Array.from({ length: 4 }, () => createTemplate(admin, sent)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it.each(['siteAdmin', 'facilities', 'requestor'] as const)('is forbidden to a %s', async (person) => {
    const client = await app.as(person);
    await expect(createTemplate(client, createDefinition())).rejects.toThrow('FORBIDDEN');
    await expect(updateTemplate(client, generalPermitTemplateId, {})).rejects.toThrow('FORBIDDEN');
    await expect(deleteTemplate(client, generalPermitTemplateId)).rejects.toThrow('FORBIDDEN');
  });
});

describe('updating a template', () => {
  it('publishes a version, with who published it, when and what changed', async () => {
    const sent = createDefinition();
    const id = await createTemplateId(admin, sent);
    const first = await readTemplateContent(admin, id);
    app.setClock(new Date('2026-03-02T04:05:00Z'));
    const renamed = [
      {
        title: 'The work',
        form: [
          { ...text, required: true },
          { type: 'freetext', label: 'Read this' },
        ],
      },
    ];
    const answer = await updateTemplate(admin, id, { sections: renamed }, 1);
    app.setClock(undefined);
    expect(answer).toMatchObject({ success: true, message: `Version 2 of '${sent.title}' was published.` });
    expect(answer.item).toMatchObject({ version: 2 });
    const { count, items } = await readTemplateVersions(admin, id);
    expect(count).toBe(2);
    expect(items[0]).toEqual({
      version: 2,
      title: sent.title,
      publishedBy: 'Super Admin Fab',
      publishedAt: '2026-03-02T04:05:00.000Z',
      changes: [
        {
          sentence: "Changed the section 'The work'",
          fields: [{ field: 'Title', before: 'Work', after: 'The work' }],
        },
        {
          sentence: "Changed the input 'Place' in 'The work'",
          fields: [{ field: 'Required', before: 'No', after: 'Yes' }],
        },
      ],
    });
    expect(items[1]).toMatchObject({ version: 1, changes: [] });
    expect((await readTemplateVersions(admin, id, { limit: 1 })).items).toEqual([items[0]]);
    expect((await readTemplateVersions(admin, id, { limit: 1, offset: 1 })).items).toEqual([items[1]]);
    expect(await readTemplateContent(admin, id, 1)).toEqual(first);
    expect(await readLastEntry()).toMatchObject({
      action: 'update',
      subject_id: id,
      changes: [
        { field: 'Version', before: '1', after: '2' },
        { field: "Section 'The work': Title", before: 'Work', after: 'The work' },
        { field: "'Place' in 'The work': Required", before: 'No', after: 'Yes' },
      ],
    });
  });

  it('that changes nothing publishes nothing, and says so', async () => {
    const sent = createDefinition();
    const id = await createTemplateId(admin, sent);
    const before = await countRows();
    const answer = await updateTemplate(admin, id, { ...sent, title: ` ${sent.title} ` }, 1);
    expect(answer).toMatchObject({ success: true, message: `'${sent.title}' has no changes to publish.` });
    expect(answer.item).toMatchObject({ version: 1 });
    expect(await countRows()).toEqual(before);
  });

  it('based on an older version is refused, naming who published when', async () => {
    const id = await createTemplateId(admin, createDefinition());
    app.setClock(new Date('2026-03-02T04:05:00Z'));
    await updateTemplate(admin, id, { type: 'Lifting' }, 1);
    app.setClock(undefined);
    const before = await countRows();
    const stale = await updateTemplate(admin, id, { type: 'Hotwork' }, 1);
    expect(stale).toMatchObject({ success: false, code: 'CONFLICT', item: null, problems: [] });
    expect(stale.message).toContain('Super Admin Fab published version 2 on 2 Mar 2026, 12:05.');
    expect(await countRows()).toEqual(before);
    expect(await updateTemplate(admin, id, { type: 'Hotwork' }, 2)).toMatchObject({ success: true });
  });

  it('concurrently from one version succeeds once', async () => {
    const id = await createTemplateId(admin, createDefinition());
    const titles = Array.from({ length: 5 }, (_, index) => `${createDefinition().title} of ${index}`);
    const answers = await Promise.all(titles.map((title) => updateTemplate(admin, id, { title }, 1)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await readTemplateVersions(admin, id)).count).toBe(2);
  });

  it('follows the same rules as creating', async () => {
    const id = await createTemplateId(admin, createDefinition());
    const before = await countRows();
    const answer = await updateTemplate(admin, id, { title: 'GENERAL PERMIT', sections: [] });
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(answer.problems.map(({ field }) => field)).toEqual(['sections']);
    expect(await updateTemplate(admin, id, { code: 'TI' })).toMatchObject({ problems: [{ field: 'code' }] });
    expect(await countRows()).toEqual(before);
  });

  it('cannot change the permit code of the General Permit, or make it a child', async () => {
    const changes: [object, string][] = [
      [{ code: 'GX' }, 'code'],
      [{ asParentPermit: false }, 'asParentPermit'],
    ];
    for (const [change, field] of changes) {
      const answer = await updateTemplate(admin, generalPermitTemplateId, change);
      expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', problems: [{ field }] });
    }
    expect((await readTemplateContent(admin, generalPermitTemplateId)).code).toBe('GP');
  });

  it.each(['not an id', unknownId])('does not find a template %s', async (id) => {
    const notFound = { success: false, code: 'NOT_FOUND', message: message.notFound };
    expect(await updateTemplate(admin, id, {})).toMatchObject(notFound);
    expect(await deleteTemplate(admin, id)).toMatchObject(notFound);
    expect(await readTemplateVersions(admin, id)).toEqual({ count: 0, items: [] });
  });
});

describe('deleting a template', () => {
  it('archives it: it leaves the lists, can still be read, and its title and code are available again', async () => {
    const sent = createDefinition();
    const id = await createTemplateId(admin, sent);
    const answer = await deleteTemplate(admin, id);
    expect(answer).toMatchObject({ success: true, message: `'${sent.title}' was deleted.`, item: { archived: true } });
    const { data } = await admin.query<{ getTemplates: { items: { _id: string }[] } }>(
      '{ getTemplates(limit: 1000) { items { _id } } }',
    );
    expect(data.getTemplates.items.map(({ _id }) => _id)).not.toContain(id);
    expect((await readTemplateContent(admin, id)).title).toBe(sent.title);
    expect((await readTemplateVersions(admin, id)).count).toBe(1);
    expect(await readLastEntry()).toMatchObject({ action: 'delete', subject_id: id, subject_name: sent.title });
    expect(await createTemplate(admin, sent)).toMatchObject({ success: true });
  });

  it('succeeds once; after that nothing can be published either', async () => {
    const id = await createTemplateId(admin, createDefinition());
    await deleteTemplate(admin, id);
    const before = await countRows();
    const deleted = { success: false, code: 'NOT_FOUND', message: expect.stringContaining('was deleted') };
    expect(await deleteTemplate(admin, id)).toMatchObject(deleted);
    expect(await updateTemplate(admin, id, { type: 'Lifting' })).toMatchObject(deleted);
    expect(await countRows()).toEqual(before);
  });

  it('is refused for the General Permit', async () => {
    const answer = await deleteTemplate(admin, generalPermitTemplateId);
    expect(answer).toMatchObject({ success: false, code: 'FORBIDDEN', item: null });
    expect(answer.message).toMatch(/cannot be deleted/);
  });
});

test('every template of the catalogue can be created through the API, and reads back unchanged', async () => {
  await app.database.db.updateTable('template').set({ archived_at: new Date() }).execute();
  for (const { id: _, ...template } of catalogue) {
    const content: TemplateContent = template;
    expect(await readTemplateContent(admin, await createTemplateId(admin, content))).toEqual(content);
  }
});
