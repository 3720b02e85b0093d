import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { subscribeAs } from '../../../testing/subscribe-as.ts';
import { addDraftReviewers, updateDraft, deleteDraft, createDraftOrThrow } from '../testing/drafts.ts';
import { samplePermitData, createPermitOrThrow } from '../testing/permits.ts';
import { subscribeToDrafts } from './draft-events.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const event = { draftsChanged: true };

test('the author is notified of a draft that is saved, changed, submitted and deleted, in any window', async () => {
  const requestor = await app.as('requestor');
  const next = await subscribeAs(app, 'requestor', 'draftsChanged');
  const draft = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  expect(await next()).toEqual(event);
  await updateDraft(requestor, draft, { submission: { workDetails: 'Another valve' } });
  expect(await next()).toEqual(event);
  await addDraftReviewers(requestor, draft, { newIndividualReviewers: [app.ids.users.supervisor] });
  expect(await next()).toEqual(event);
  await deleteDraft(requestor, draft);
  expect(await next()).toEqual(event);
  const submitted = await createDraftOrThrow(requestor, samplePermitData(app.ids));
  expect(await next()).toEqual(event);
  await updateDraft(requestor, submitted, { status: 'PendingApproval' });
  expect(await next()).toEqual(event);
  const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
  await requestor.query('mutation ($id: ID!) { duplicatePermit(id: $id) { success } }', { id: _id });
  expect(await next()).toEqual(event);
});

test('other users are not notified of it', async () => {
  const [requestor, host] = [await app.as('requestor'), await app.as('host')];
  const { actor } = (await app.context.sessions.find(host.token ?? '')) ?? {};
  if (!actor) throw new Error('the host is signed in');
  const stream = subscribeToDrafts({ ...app.context, actor });
  await createDraftOrThrow(requestor, samplePermitData(app.ids));
  await createDraftOrThrow(host, samplePermitData(app.ids));
  // Events arrive in order: the requestor's would have come first.
  expect((await stream.next()).value).toEqual({ authorId: app.ids.users.host });
});
