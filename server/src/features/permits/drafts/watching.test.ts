import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchAs } from '../../../testing/watch.ts';
import { addReviewers, change, discard, kept } from '../testing/drafts.ts';
import { permitData, raised } from '../testing/permits.ts';
import { watchDrafts } from './watching.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const told = { draftsChanged: true };

test('the author hears of a draft that is saved, changed, submitted and deleted, in whichever window', async () => {
  const requestor = await app.as('requestor');
  const next = await watchAs(app, 'requestor', 'draftsChanged');
  const draft = await kept(requestor, permitData(app.ids));
  expect(await next()).toEqual(told);
  await change(requestor, draft, { submission: { workDetails: 'Another valve' } });
  expect(await next()).toEqual(told);
  await addReviewers(requestor, draft, { newIndividualReviewers: [app.ids.people.supervisor] });
  expect(await next()).toEqual(told);
  await discard(requestor, draft);
  expect(await next()).toEqual(told);
  const submitted = await kept(requestor, permitData(app.ids));
  expect(await next()).toEqual(told);
  await change(requestor, submitted, { status: 'PendingApproval' });
  expect(await next()).toEqual(told);
  const { _id } = await raised(requestor, permitData(app.ids));
  await requestor.query('mutation ($id: ID!) { duplicatePermit(id: $id) { success } }', { id: _id });
  expect(await next()).toEqual(told);
});

test("nobody hears of another's draft", async () => {
  const [requestor, host] = [await app.as('requestor'), await app.as('host')];
  const { actor } = (await app.services.signedIn.find(host.token ?? '')) ?? {};
  if (!actor) throw new Error('the host is signed in');
  const stream = watchDrafts({ ...app.services, actor });
  await kept(requestor, permitData(app.ids));
  await kept(host, permitData(app.ids));
  // Events come in their order: the requestor's would have been the first.
  expect((await stream.next()).value).toEqual({ authorId: app.ids.people.host });
});
