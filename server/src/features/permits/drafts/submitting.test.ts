import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { change, draftIds, kept, readDraft } from '../testing/drafts.ts';
import { attached, create, filledIn, permitData, read } from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

async function permitCount(): Promise<number> {
  const { count } = await app.database.db
    .selectFrom('permit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

it('makes the permit that the draft holds, and removes the draft', async () => {
  const submission = filledIn('GP', { attachedCodes: ['A2'] });
  const id = await kept(requestor, permitData(app.ids, { submission, childrenState: [attached('A2')] }));
  const answer = await change(requestor, id, { status: 'PendingApproval' });
  expect(answer).toMatchObject({ success: true, item: null });
  expect(answer.message).toMatch(/^Permit F10N-GP-\d{6} was submitted\.$/);
  const { item } = await read(requestor, answer._id ?? '', 'status submission children { form { code } } logs');
  expect(item).toMatchObject({ status: 'PendingPMApproval', submission, children: [{ form: { code: 'A2' } }] });
  expect(await draftIds(requestor)).not.toContain(id);
  expect(await change(requestor, id, { status: 'PendingApproval' })).toEqual(answer);
});

it('saves what is sent with it first, also when the permit is then refused', async () => {
  const id = await kept(requestor, permitData(app.ids));
  const { applicantName: _, ...rest } = filledIn('GP');
  const submission = { ...rest, workDetails: '' };
  const answer = await change(requestor, id, { status: 'PendingPMApproval', submission });
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toContain(message.fillRequiredBeforeSubmitting);
  expect((await readDraft(requestor, id, 'workDescription version')).item).toEqual({ workDescription: '', version: 2 });
});

it('gives the uploads of the draft to the permit', async () => {
  const { data } = await requestor.upload<{ singleUpload: { filename: string } }>('a.csv', 'tool,count\nspanner,3\n');
  const { filename } = data.singleUpload;
  const id = await kept(requestor, permitData(app.ids, { submission: { ...filledIn('GP'), uploadRA: [filename] } }));
  const { _id } = await change(requestor, id, { status: 'PendingApproval' });
  const { item } = await read(await app.as('manager'), _id ?? '', 'files { filename }');
  expect(item).toEqual({ files: [{ filename }] });
});

it('happens once, however often and from wherever it is sent', async () => {
  const data = permitData(app.ids);
  const id = await kept(requestor, data);
  const before = await permitCount();
  const answers = await Promise.all([
    create(requestor, { ...data, draft: id }, 'one window'),
    create(requestor, { ...data, draft: id }, 'another window'),
    change(requestor, id, { status: 'PendingApproval' }),
  ]);
  expect(await permitCount()).toBe(before + 1);
  expect(answers.filter(({ success }) => success).length).toBeGreaterThan(0);
  const changed = permitData(app.ids, { draft: id, submission: filledIn('GP', { describe: 'Something else' }) });
  expect(await create(requestor, changed)).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(await permitCount()).toBe(before + 1);
});

it('refuses an older version than the saved one', async () => {
  const id = await kept(requestor, permitData(app.ids));
  await change(requestor, id, { submission: filledIn('GP', { describe: 'Newer' }) });
  const answer = await change(requestor, id, { status: 'PendingApproval', version: 1 });
  expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
  expect(await draftIds(requestor)).toContain(id);
});

it("leaves somebody else's draft alone", async () => {
  const id = await kept(requestor, permitData(app.ids));
  const answer = await create(await app.as('requestorSecond'), permitData(app.ids, { draft: id }));
  expect(answer.success).toBe(true);
  expect(await draftIds(requestor)).toContain(id);
});

it('loses nothing when the draft was deleted meanwhile', async () => {
  const answer = await create(requestor, permitData(app.ids, { draft: '00000000-0000-4000-8000-00000000dead' }));
  expect(answer).toMatchObject({ success: true });
});

it('does not take a number for saving', async () => {
  const number = async () => Number((await create(requestor, permitData(app.ids))).item?.code.split('-').at(-1));
  const first = await number();
  const id = await kept(requestor, permitData(app.ids));
  await change(requestor, id, { submission: filledIn('GP') });
  expect(await number()).toBe(first + 1);
});
