import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { updateDraft, listDraftIds, createDraftOrThrow, queryDraft } from '../testing/drafts.ts';
import { attachedFormInput, submitPermit, fillForm, samplePermitData, queryPermit } from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

async function countPermits(): Promise<number> {
  const { count } = await app.database.db
    .selectFrom('permit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

it('turns the draft into a permit, and removes the draft', async () => {
  const submission = fillForm('GP', { attachedCodes: ['A2'] });
  const id = await createDraftOrThrow(
    requestor,
    samplePermitData(app.ids, { submission, childrenState: [attachedFormInput('A2')] }),
  );
  const answer = await updateDraft(requestor, id, { status: 'PendingApproval' });
  expect(answer).toMatchObject({ success: true, item: null });
  expect(answer.message).toMatch(/^Permit F10N-GP-\d{6} was submitted\.$/);
  const { item } = await queryPermit(requestor, answer._id ?? '', 'status submission children { form { code } } logs');
  expect(item).toMatchObject({ status: 'PendingPMApproval', submission, children: [{ form: { code: 'A2' } }] });
  expect(await listDraftIds(requestor)).not.toContain(id);
  expect(await updateDraft(requestor, id, { status: 'PendingApproval' })).toEqual(answer);
});

it('saves what is sent along first, even if the permit is then refused', async () => {
  const id = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  const { applicantName: _, ...rest } = fillForm('GP');
  const submission = { ...rest, workDetails: '' };
  const answer = await updateDraft(requestor, id, { status: 'PendingPMApproval', submission });
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toContain(message.fillRequiredBeforeSubmitting);
  expect((await queryDraft(requestor, id, 'workDescription version')).item).toEqual({
    workDescription: '',
    version: 2,
  });
});

it('moves the uploads of the draft to the permit', async () => {
  const { data } = await requestor.upload<{ singleUpload: { filename: string } }>('a.csv', 'tool,count\nspanner,3\n');
  const { filename } = data.singleUpload;
  const id = await createDraftOrThrow(
    requestor,
    samplePermitData(app.ids, { submission: { ...fillForm('GP'), uploadRA: [filename] } }),
  );
  const { _id } = await updateDraft(requestor, id, { status: 'PendingApproval' });
  const { item } = await queryPermit(await app.as('manager'), _id ?? '', 'files { filename }');
  expect(item).toEqual({ files: [{ filename }] });
});

it('happens once, however often and from however many windows it is sent', async () => {
  const data = samplePermitData(app.ids);
  const id = await createDraftOrThrow(requestor, data);
  const before = await countPermits();
  const answers = await Promise.all([
    submitPermit(requestor, { ...data, draft: id }, 'one window'),
    submitPermit(requestor, { ...data, draft: id }, 'another window'),
    updateDraft(requestor, id, { status: 'PendingApproval' }),
  ]);
  expect(await countPermits()).toBe(before + 1);
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  const changed = samplePermitData(app.ids, { draft: id, submission: fillForm('GP', { describe: 'Something else' }) });
  expect(await submitPermit(requestor, changed)).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(await countPermits()).toBe(before + 1);
});

it('refuses an outdated version', async () => {
  const id = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  await updateDraft(requestor, id, { submission: fillForm('GP', { describe: 'Newer' }) });
  const answer = await updateDraft(requestor, id, { status: 'PendingApproval', version: 1 });
  expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(await listDraftIds(requestor)).toContain(id);
});

it("leaves another user's draft alone", async () => {
  const id = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  const answer = await submitPermit(await app.as('requestorSecond'), samplePermitData(app.ids, { draft: id }));
  expect(answer.success).toBe(true);
  expect(await listDraftIds(requestor)).toContain(id);
});

it('loses nothing when the draft is deleted in the meantime', async () => {
  const answer = await submitPermit(
    requestor,
    samplePermitData(app.ids, { draft: '00000000-0000-4000-8000-00000000dead' }),
  );
  expect(answer).toMatchObject({ success: true });
});

it('takes no permit number when it only saves', async () => {
  const readNumber = async () =>
    Number((await submitPermit(requestor, samplePermitData(app.ids))).item?.code.split('-').at(-1));
  const first = await readNumber();
  const id = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  await updateDraft(requestor, id, { submission: fillForm('GP') });
  expect(await readNumber()).toBe(first + 1);
});
