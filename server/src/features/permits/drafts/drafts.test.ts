import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  addDraftReviewers,
  attachForms,
  updateDraft,
  deleteDraft,
  listDraftIds,
  submitDraftInput,
  createDraftOrThrow,
  queryDraft,
} from '../testing/drafts.ts';
import { attachedFormInput, samplePermitData, findTemplate } from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

const unknownId = '00000000-0000-4000-8000-00000000dead';
const begun = { workDetails: 'Replace the strainer', declaration: true };

/** A new draft's input without everything optional. */
const leftOut = Object.fromEntries(
  ['submission', 'site', 'discipline', 'hostSystemOwner', 'selectedUser', 'selectedMTGroup'].map((name) => [
    name,
    undefined,
  ]),
);

const draftData = (changes: Record<string, unknown> = {}) =>
  samplePermitData(app.ids, { submission: begun, ...changes });

async function uploadFile(client: TestClient): Promise<string> {
  const { data } = await client.upload<{ singleUpload: { filename: string } }>('a.csv', 'tool,count\nspanner,3\n');
  return data.singleUpload.filename;
}

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

describe('a new draft', () => {
  it('keeps what is chosen and filled in, with required inputs left empty', async () => {
    const id = await createDraftOrThrow(requestor, draftData({ childrenState: [attachedFormInput('A7', {})] }));
    const { item } = await queryDraft(
      requestor,
      id,
      `status statusLabel title permitCode workDescription version submission childrenState attachedForms
       site { code } discipline { code } hostSystemOwner { email } submittedBy { email } selectedUser { email }
       selectedMTGroup { name members { email } } form { version sections { title } } children { form { code } }`,
    );
    expect(item).toMatchObject({
      status: 'DraftPermit',
      statusLabel: 'Draft Permit',
      title: findTemplate('GP').title,
      permitCode: 'GP',
      workDescription: 'Replace the strainer',
      version: 1,
      submission: begun,
      childrenState: [{ form: findTemplate('A7').id, submission: {} }],
      attachedForms: [findTemplate('A7').title],
      site: { code: 'F10N' },
      discipline: { code: 'ELEC' },
      hostSystemOwner: { email: 'host@fab.example' },
      submittedBy: { email: 'requestor@acme-works.example' },
      selectedUser: [{ email: 'manager@fab.example' }],
      selectedMTGroup: [{ name: 'Facilities F10N' }],
      form: { version: 1 },
      children: [{ form: { code: 'A7' } }],
    });
  });

  it('is also available as JSON text', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    const { data } = await requestor.query<{ getDraftPermitById: { permit: string } }>(
      'query ($id: ID!) { getDraftPermitById(id: $id) { permit } }',
      { id },
    );
    expect(JSON.parse(data.getDraftPermitById.permit)).toMatchObject({
      _id: id,
      submission: begun,
      selectedMTGroup: [{ permitCloser: false }],
      form: { code: 'GP' },
    });
  });

  it('is updated by a repeat under the same key, instead of created again', async () => {
    const first = await submitDraftInput(requestor, draftData(), 'one window');
    const second = await submitDraftInput(
      requestor,
      draftData({ submission: { ...begun, workDetails: 'More' } }),
      'one window',
    );
    expect(second.item).toMatchObject({ _id: first._id, version: 2 });
    expect((await queryDraft(requestor, first._id ?? '', 'workDescription')).item).toEqual({ workDescription: 'More' });
    const other = await submitDraftInput(await app.as('requestorSecond'), draftData(), 'one window');
    expect(other._id).not.toBe(first._id);
  });

  it.each<[what: string, changes: () => Record<string, unknown>, code: string, sentence: string | RegExp]>([
    ['no site', () => ({ site: '', selectedUser: [] }), 'BAD_INPUT', message.selectSite],
    ['nothing but its type', () => leftOut, 'BAD_INPUT', message.selectSite],
    ['a site alone', () => ({ ...leftOut, site: app.ids.sites.north }), 'BAD_INPUT', message.selectIndividualReviewer],
    ['no reviewer', () => ({ selectedUser: [], selectedMTGroup: [] }), 'BAD_INPUT', message.selectIndividualReviewer],
    ['no group', () => ({ selectedMTGroup: [], submission: {} }), 'BAD_INPUT', message.selectGroupReviewer],
    ['no declaration', () => ({ submission: { workDetails: 'x' } }), 'BAD_INPUT', message.declarationRequired],
    ['an empty form', () => ({ submission: {} }), 'BAD_INPUT', message.declarationRequired],
    ['no discipline', () => ({ discipline: '' }), 'BAD_INPUT', message.draftIncomplete],
    ['no owner', () => ({ hostSystemOwner: '' }), 'BAD_INPUT', message.draftIncomplete],
    ['an unknown site', () => ({ site: unknownId }), 'NOT_FOUND', /not assigned to this site/],
    ['an unknown discipline', () => ({ discipline: 'nowhere' }), 'NOT_FOUND', /discipline is not available/],
    [
      'an owner of another company',
      () => ({ hostSystemOwner: app.ids.users.pm }),
      'NOT_FOUND',
      /owner is not available/,
    ],
    ['an unknown type', () => ({ form: unknownId }), 'NOT_FOUND', /permit type is not available/],
    ['a child form', () => ({ form: findTemplate('A2').id }), 'BAD_INPUT', /can only be attached to another permit/],
    [
      'an attached parent form',
      () => ({ childrenState: [attachedFormInput('TI', {})] }),
      'BAD_INPUT',
      /cannot be attached/,
    ],
    [
      'a reviewer twice',
      () => ({ selectedUser: [app.ids.users.facilities] }),
      'BAD_INPUT',
      message.groupMemberIsReviewer,
    ],
    ['an unknown input', () => ({ submission: { ...begun, nothing: 1 } }), 'BAD_INPUT', /'nothing' is not an input/],
    ['a value of the wrong kind', () => ({ submission: { ...begun, workDetails: 7 } }), 'BAD_INPUT', /./],
    ['no JSON', () => ({ submission: '{' }), 'BAD_INPUT', /./],
    ['a long text', () => ({ submission: { ...begun, workDetails: 'x'.repeat(200_000) } }), 'TOO_LARGE', /./],
    [
      "somebody's file",
      () => ({ submission: { ...begun, uploadRA: ['stranger.pdf'] } }),
      'BAD_INPUT',
      /not one of your uploads/,
    ],
    ['a long key', () => ({ key: 'x'.repeat(201) }), 'BAD_INPUT', /at most 200 characters/],
  ])('is refused with %s', async (_, changes, code, sentence) => {
    const before = await listDraftIds(requestor);
    const { key, ...data } = changes();
    const answer = await submitDraftInput(requestor, draftData(data), key as string | undefined);
    expect(answer).toMatchObject({ success: false, code, _id: null, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await listDraftIds(requestor)).toEqual(before);
  });
});

describe("another user's draft", () => {
  it('is not found by anyone else, including a reviewer and a project manager of the same company', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    const notFound = { success: false, code: 'NOT_FOUND', message: message.notFound };
    for (const person of ['requestorSecond', 'facilities', 'host'] as const) {
      const client = await app.as(person);
      expect(await queryDraft(client, id, '_id')).toMatchObject({ ...notFound, item: null });
      expect(await updateDraft(client, id, { submission: begun })).toMatchObject(notFound);
      expect(await updateDraft(client, id, { status: 'PendingApproval' })).toMatchObject(notFound);
      expect(await addDraftReviewers(client, id, { newMTGroups: [app.ids.groups.lss] })).toMatchObject(notFound);
      expect(await attachForms(client, id, [])).toMatchObject(notFound);
      expect(await deleteDraft(client, id)).toMatchObject(notFound);
      expect(await listDraftIds(client)).not.toContain(id);
    }
    expect((await queryDraft(requestor, id, 'version')).item).toEqual({ version: 1 });
  });

  it.each([unknownId, 'no id'])('is refused exactly like one that never existed: %s', async (id) => {
    expect(await queryDraft(requestor, id, '_id')).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(await deleteDraft(requestor, id)).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });
});

describe('saving a draft again', () => {
  it('keeps what is not sent, and increments the version', async () => {
    const id = await createDraftOrThrow(requestor, draftData({ childrenState: [attachedFormInput('A7', {})] }));
    const answer = await updateDraft(requestor, id, { submission: { workDetails: 'Clean it' }, version: 1 });
    expect(answer).toMatchObject({ success: true, message: 'The draft was saved.', item: { version: 2 } });
    expect((await queryDraft(requestor, id, 'workDescription attachedForms selectedUser { email }')).item).toEqual({
      workDescription: 'Clean it',
      attachedForms: [findTemplate('A7').title],
      selectedUser: [{ email: 'manager@fab.example' }],
    });
  });

  it('refuses an outdated version, and changes nothing', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    await updateDraft(requestor, id, { submission: { workDetails: 'Mine' }, version: 1 });
    const answer = await updateDraft(requestor, id, { submission: { workDetails: 'Older' }, version: 1 });
    expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(answer.message).toMatch(
      /^You saved this draft in another window or on another device on \d+ \w{3} \d{4}, \d\d:\d\d\./,
    );
    expect((await queryDraft(requestor, id, 'workDescription version')).item).toEqual({
      workDescription: 'Mine',
      version: 2,
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an empty form', { submission: {} }, message.draftEmpty],
    ['no owner', { hostSystemOwner: '' }, message.draftIncomplete],
    ['no discipline', { discipline: '' }, message.draftIncomplete],
    ['no site', { site: '' }, message.selectSite],
    ['no reviewer', { selectedUser: [] }, message.selectIndividualReviewer],
  ])('refuses %s', async (_, input, sentence) => {
    const id = await createDraftOrThrow(requestor, draftData());
    expect(await updateDraft(requestor, id, input)).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
      message: sentence,
    });
    expect((await queryDraft(requestor, id, 'version')).item).toEqual({ version: 1 });
  });

  it('replaces the permit type together with its form', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    const form = findTemplate('TI').id;
    expect(await updateDraft(requestor, id, { form })).toMatchObject({ success: false, message: message.draftEmpty });
    const answer = await updateDraft(requestor, id, { form, submission: { workDetails: 'Hook up' } });
    expect(answer).toMatchObject({ success: true });
    expect((await queryDraft(requestor, id, 'permitCode')).item).toEqual({ permitCode: 'TI' });
  });

  it('refuses a status that drafts cannot have', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    expect(await updateDraft(requestor, id, { status: 'Approved' })).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
      message: 'The status of a draft is DraftPermit, or PendingPMApproval or PendingApproval to submit it.',
    });
  });

  it('continues on the current version of a template that was published since', async () => {
    const { db } = app.database;
    const id = await createDraftOrThrow(requestor, draftData());
    const old = await db.selectFrom('template_version').selectAll().where('code', '=', 'GP').executeTakeFirstOrThrow();
    const { id: _, work_policy: _policy, ...columns } = old;
    const [first] = old.sections;
    const sections = JSON.stringify([first, { title: 'New', form: [{ type: 'text', name: 'fresh', label: 'Fresh' }] }]);
    const next = await db
      .insertInto('template_version')
      .values({ ...columns, version: 2, sections })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('template').set({ current_version_id: next.id }).where('id', '=', old.template_id).execute();
    try {
      expect((await queryDraft(requestor, id, 'form { version }')).item).toEqual({ form: { version: 1 } });
      await addDraftReviewers(requestor, id, { newMTGroups: [app.ids.groups.lss] });
      expect((await queryDraft(requestor, id, 'form { version }')).item).toEqual({ form: { version: 1 } });
      expect(await updateDraft(requestor, id, { submission: { fresh: 'yes' } })).toMatchObject({ success: true });
      expect((await queryDraft(requestor, id, 'form { version } submission')).item).toEqual({
        form: { version: 2 },
        submission: { fresh: 'yes' },
      });
    } finally {
      await db.updateTable('template').set({ current_version_id: old.id }).where('id', '=', old.template_id).execute();
    }
  });

  it('can replace the attached forms alone', async () => {
    const id = await createDraftOrThrow(requestor, draftData({ childrenState: [attachedFormInput('A7', {})] }));
    expect(await attachForms(requestor, id, JSON.stringify([attachedFormInput('A2', {})]))).toMatchObject({
      success: true,
    });
    expect((await queryDraft(requestor, id, 'children { form { code } } submission')).item).toEqual({
      children: [{ form: { code: 'A2' } }],
      submission: begun,
    });
    expect(await attachForms(requestor, id, 'nothing')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });
});

describe('adding reviewers to a draft', () => {
  it('keeps the existing ones', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    const { users, groups } = app.ids;
    await addDraftReviewers(requestor, id, { newIndividualReviewers: [users.supervisor], newMTGroups: [groups.lss] });
    expect((await queryDraft(requestor, id, 'selectedUser { email } selectedMTGroup { name }')).item).toEqual({
      selectedUser: [{ email: 'manager@fab.example' }, { email: 'supervisor@fab.example' }],
      selectedMTGroup: [{ name: 'Facilities F10N' }, { name: 'LSS F10N' }],
    });
  });

  it.each<[string, () => Parameters<typeof addDraftReviewers>[2], string | RegExp]>([
    ['nobody', () => ({}), message.addNobody],
    ['the same individual', () => ({ newIndividualReviewers: [app.ids.users.manager] }), message.addSameIndividual],
    ["a group's member", () => ({ newIndividualReviewers: [app.ids.users.facilities] }), message.addSameIndividual],
    ['the same group', () => ({ newMTGroups: [app.ids.groups.facilities] }), message.addSameGroup],
    ['an unknown group', () => ({ newMTGroups: [unknownId] }), /not available/],
    ['a user who cannot review', () => ({ newIndividualReviewers: [app.ids.users.host] }), /cannot review permits/],
  ])('refuses %s', async (_, added, sentence) => {
    const id = await createDraftOrThrow(requestor, draftData());
    const answer = await addDraftReviewers(requestor, id, added());
    expect(answer.success).toBe(false);
    expect(answer.message).toMatch(sentence);
  });
});

describe('the list of drafts', () => {
  it("pages through the user's own drafts, the last saved first, and the menu counts them", async () => {
    const host = await app.as('host');
    const data = draftData({ hostSystemOwner: app.ids.users.manager, selectedUser: [app.ids.users.supervisor] });
    const ids = [
      await createDraftOrThrow(host, data),
      await createDraftOrThrow(host, data),
      await createDraftOrThrow(host, data),
    ];
    await updateDraft(host, ids[0] ?? '', { submission: { workDetails: 'Again' } });
    const readPage = async (offset: number) => {
      const { data: answered } = await host.query<{
        getMyDraftPermits: { count: number; items: { _id: string }[]; results: string };
        getMenuCounts: { drafts: number };
      }>(
        `query ($offset: Int) { getMenuCounts { drafts }
          getMyDraftPermits(limit: 2, offset: $offset) { count results items { _id status workDescription } } }`,
        { offset },
      );
      return answered;
    };
    const { getMyDraftPermits: first, getMenuCounts } = await readPage(0);
    expect(getMenuCounts.drafts).toBe(3);
    expect(first).toMatchObject({ count: 3, items: [{ _id: ids[0], workDescription: 'Again' }, { _id: ids[2] }] });
    expect(JSON.parse(first.results)).toMatchObject([{ _id: ids[0], status: 'DraftPermit' }, { _id: ids[2] }]);
    expect((await readPage(1)).getMyDraftPermits).toMatchObject({ count: 3, items: [{ _id: ids[1] }] });
  });
});

describe('searching the list of drafts', () => {
  it("finds the user's own by permit type, work and owner", async () => {
    const manager = app.ids.users.manager;
    const facilities = await app.as('facilities');
    const data = draftData({ hostSystemOwner: manager, selectedUser: [app.ids.users.supervisor] });
    const id = await createDraftOrThrow(facilities, data);
    await updateDraft(facilities, id, { submission: { workDetails: 'Rod the 100% drain' } });
    const searchDrafts = async (searchText: string) => {
      const { data: answered } = await facilities.query<{
        getMyDraftPermits: { count: number; items: { _id: string }[] };
      }>(`query ($searchText: String) { getMyDraftPermits(searchText: $searchText) { count items { _id } } }`, {
        searchText,
      });
      return answered.getMyDraftPermits;
    };
    for (const text of ['general permit', 'THE 100% DR', 'manager@fab', ' Manager Fab ']) {
      expect(await searchDrafts(text)).toEqual({ count: 1, items: [{ _id: id }] });
    }
    expect(await searchDrafts('100_')).toEqual({ count: 0, items: [] });
  });
});

describe('deleting a draft', () => {
  it('removes its uploads, except those that another draft also has', async () => {
    const [own, shared] = [await uploadFile(requestor), await uploadFile(requestor)];
    const first = await createDraftOrThrow(requestor, draftData({ submission: { ...begun, uploadRA: [own, shared] } }));
    const second = await createDraftOrThrow(requestor, draftData({ submission: { ...begun, uploadRA: [shared] } }));
    expect((await queryDraft(requestor, first, 'files { filename }')).item?.['files']).toHaveLength(2);
    expect(await deleteDraft(requestor, first)).toMatchObject({ success: true, message: 'The draft was deleted.' });
    const stored = await readdir(path.join(app.dataDirectory, 'files'));
    expect(stored).toContain(shared);
    expect(stored).not.toContain(own);
    expect((await queryDraft(requestor, second, 'files { filename }')).item).toEqual({ files: [{ filename: shared }] });
    expect(await queryDraft(requestor, first, '_id')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('succeeds once', async () => {
    const id = await createDraftOrThrow(requestor, draftData());
    const answers = await Promise.all([deleteDraft(requestor, id), deleteDraft(requestor, id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});

it('shows its files only to its author', async () => {
  const name = await uploadFile(requestor);
  await createDraftOrThrow(requestor, draftData({ submission: { ...begun, uploadRA: [name] } }));
  const link = 'query ($name: String!) { generatePresignedUrl(filename: $name) { success } }';
  const request = async (client: TestClient) =>
    (await client.query<{ generatePresignedUrl: { success: boolean } }>(link, { name })).data.generatePresignedUrl;
  expect(await request(requestor)).toEqual({ success: true });
  expect(await request(await app.as('manager'))).toEqual({ success: false });
  expect(
    await submitDraftInput(await app.as('requestorSecond'), draftData({ submission: { ...begun, uploadRA: [name] } })),
  ).toMatchObject({
    success: false,
    code: 'BAD_INPUT',
  });
});
