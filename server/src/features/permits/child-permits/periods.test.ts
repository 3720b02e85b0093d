import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedPermit, childData, createChild } from '../testing/child-permits.ts';
import { filledIn, templateOfCode } from '../testing/permits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a child permit is refused outside the period of its parent', async () => {
  const requestor = await app.as('requestor');
  const parentId = await approvedPermit(app, requestor);
  const submission = filledIn('B2', { end: '2099-03-05' });
  const data = childData(app.ids, parentId, { form: templateOfCode('B2').id, submission });
  const answer = await createChild(requestor, data);
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toMatch(/^End date: The permit itself ends on 4 Mar 2099, 17:45\./);
});
