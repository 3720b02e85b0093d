import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  submitChildPermit,
  createChildPermitOrThrow,
} from '../testing/child-permits.ts';
import { fillForm, savePermit, findTemplate } from '../testing/permits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a child permit is refused outside the period of its parent', async () => {
  const requestor = await app.as('requestor');
  const parentId = await createApprovedPermit(app, requestor);
  const submission = fillForm('B2', { end: '2099-03-05' });
  const data = sampleChildPermitData(app.ids, parentId, { form: findTemplate('B2').id, submission });
  const answer = await submitChildPermit(requestor, data);
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toMatch(/^End date: The permit itself ends on 4 Mar 2099, 17:45\./);
});

it("a permit's period cannot exclude its unfinished child permits", async () => {
  const requestor = await app.as('requestor');
  const parentId = await createApprovedPermit(app, requestor);
  const child = await createChildPermitOrThrow(
    requestor,
    sampleChildPermitData(app.ids, parentId, { form: findTemplate('B2').id, submission: fillForm('B2') }),
  );
  const shorter = { submission: fillForm('GP', { end: '2099-03-03' }), reason: 'The pump came early' };
  const answer = await savePermit(requestor, parentId, shorter);
  expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(answer.message).toMatch(new RegExp(`^Child permit ${child.code} .* would fall outside this period\\.`));

  const longer = { submission: fillForm('GP', { end: '2099-03-09' }), reason: 'The pump comes late' };
  expect(await savePermit(requestor, parentId, longer)).toMatchObject({ success: true });
});
