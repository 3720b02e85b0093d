import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedPermit, childData, createChild, raisedChild } from '../testing/child-permits.ts';
import { filledIn, save, templateOfCode } from '../testing/permits.ts';

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

it('a permit cannot be moved away from its child permits while they are unfinished', async () => {
  const requestor = await app.as('requestor');
  const parentId = await approvedPermit(app, requestor);
  const child = await raisedChild(
    requestor,
    childData(app.ids, parentId, { form: templateOfCode('B2').id, submission: filledIn('B2') }),
  );
  const shorter = { submission: filledIn('GP', { end: '2099-03-03' }), reason: 'The pump came early' };
  const answer = await save(requestor, parentId, shorter);
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toMatch(new RegExp(`^Child permit ${child.code} .* would run outside this period\\.`));

  const longer = { submission: filledIn('GP', { end: '2099-03-09' }), reason: 'The pump comes late' };
  expect(await save(requestor, parentId, longer)).toMatchObject({ success: true });
});
