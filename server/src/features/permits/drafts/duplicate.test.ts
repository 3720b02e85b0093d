import { message } from '@eptw/domain/message';
import { permitCreators } from '@eptw/domain/user/role-groups';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { createApprovedPermit, sampleChildPermitData, createChildPermitOrThrow } from '../testing/child-permits.ts';
import { updateDraft, deleteDraft, listDraftIds, queryDraft } from '../testing/drafts.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
} from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

async function duplicate(client: TestClient, id: string) {
  const response = await client.query<{
    duplicatePermit: { success: boolean; code: string; message: string; _id: string | null };
  }>('mutation ($id: ID!) { duplicatePermit(id: $id) { success code message _id } }', { id });
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.duplicatePermit;
}

/** Creates a permit with an upload and an attached form, and a copy of it; returns also the name of the upload. */
async function duplicateNew(): Promise<{ source: { _id: string; code: string }; filename: string; draftId: string }> {
  const { data } = await requestor.upload<{ singleUpload: { filename: string } }>(
    'plan.csv',
    'tool,count\nspanner,3\n',
  );
  const { filename } = data.singleUpload;
  const submission = { ...fillForm('GP', { attachedCodes: ['A2'] }), uploadRA: [filename] };
  const source = await createPermitOrThrow(
    requestor,
    samplePermitData(app.ids, { submission, childrenState: [attachedFormInput('A2')] }),
  );
  const { _id: draftId } = await duplicate(requestor, source._id);
  return { source, filename, draftId: draftId ?? '' };
}

it('creates a draft with the answers, without dates, signatures and declarations', async () => {
  const { source, draftId } = await duplicateNew();
  const { item } = await queryDraft(
    requestor,
    draftId,
    `workDescription submission version copiedFrom { _id code } site { code } selectedUser { email }
     selectedMTGroup { name } children { form { code } submission }`,
  );
  const original = fillForm('GP', { attachedCodes: ['A2'] });
  expect(item).toMatchObject({
    workDescription: original['workDetails'],
    version: 1,
    copiedFrom: { _id: source._id, code: source.code },
    site: { code: 'F10N' },
    selectedUser: [{ email: 'manager@fab.example' }],
    selectedMTGroup: [{ name: 'Facilities F10N' }],
    children: [{ form: { code: 'A2' } }],
  });
  const submission = item?.['submission'];
  expect(submission).toMatchObject({ workDetails: original['workDetails'] });
  for (const name of ['startDate', 'dateEnd', 'declaration', 'applicantSignature'])
    expect(submission).not.toHaveProperty(name);
});

it('has its own copies of files, which are deleted with the draft', async () => {
  const { source, filename, draftId } = await duplicateNew();
  const { item } = await queryDraft(requestor, draftId, 'files { filename name size }');
  const files = item?.['files'] as { filename: string }[];
  expect(files).toEqual([{ filename: expect.not.stringContaining(filename), name: 'plan.csv', size: 21 }]);
  await deleteDraft(requestor, draftId);
  expect((await queryPermit(requestor, source._id, 'files { filename }')).item).toEqual({ files: [{ filename }] });
});

it('shows reviewers of the new permit the differences from the source', async () => {
  const { source, draftId } = await duplicateNew();
  const { item } = await queryDraft(requestor, draftId, 'submission');
  const original = fillForm('GP', { attachedCodes: ['A2'] });
  const submission = {
    ...original,
    ...(item?.['submission'] as object),
    workDetails: 'Replace another strainer',
    dateEnd: '2099-03-05',
  };
  const answer = await updateDraft(requestor, draftId, {
    status: 'PendingApproval',
    submission,
    childrenState: [attachedFormInput('A2')],
  });
  expect(answer).toMatchObject({ success: true });
  await moveToStatus(await app.as('pm'), answer._id ?? '', 'PendingApproval');
  const seen = await queryPermit(
    await app.as('manager'),
    answer._id ?? '',
    'copiedFrom { code } history { action text changes { name before after } }',
  );
  expect(seen.item).toMatchObject({
    copiedFrom: { code: source.code },
    history: [
      {
        action: 'create',
        text: expect.stringMatching(/, 2 inputs different from the original permit$/),
        changes: [
          { name: 'dateEnd', before: '4 Mar 2099', after: '5 Mar 2099' },
          { name: 'workDetails', before: original['workDetails'], after: 'Replace another strainer' },
        ],
      },
      { action: 'approveAsProjectManager', changes: [] },
    ],
  });
});

it("is refused for another user's permit", async () => {
  const { source } = await duplicateNew();
  const before = await listDraftIds(requestor);
  expect(await duplicate(await app.as('facilities'), source._id)).toMatchObject({
    success: false,
    code: 'FORBIDDEN',
    message: 'Only the person who submitted a permit can duplicate it.',
  });
  for (const person of ['requestorSecond', 'foreignRequestor'] as const)
    expect(await duplicate(await app.as(person), source._id)).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message: message.notFound,
    });
  expect(await duplicate(requestor, 'no id')).toMatchObject({ success: false, code: 'NOT_FOUND' });
  expect(await listDraftIds(requestor)).toEqual(before);
});

it('is refused for a child permit', async () => {
  const { _id } = await createChildPermitOrThrow(
    requestor,
    sampleChildPermitData(app.ids, await createApprovedPermit(app)),
  );
  expect(await duplicate(requestor, _id)).toMatchObject({
    success: false,
    code: 'BAD_INPUT',
    message: 'A child permit cannot be duplicated. Duplicate its parent permit.',
  });
});

it.each(permitCreators)('is available to a %s, who finds the copy among their drafts', async (role) => {
  const name = (Object.keys(testUsers) as TestUser[]).find((user) => testUsers[user].role === role);
  if (name === undefined) throw new Error(`There is no test user with the role ${role}`);
  const author = await app.as(name);
  const data = samplePermitData(app.ids, { selectedMTGroup: [app.ids.groups.lss] });
  const source = await createPermitOrThrow(author, data);
  const answer = await duplicate(author, source._id);
  expect(answer).toMatchObject({ success: true });
  expect(await listDraftIds(author)).toContain(answer._id);
});
