import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  attachedFormInput,
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
} from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

async function readTexts(id: string): Promise<Record<string, unknown>> {
  const { data } = await requestor.query<{ getPermit: { permit: string } }>(
    'query ($id: ID!) { getPermit(id: $id) { permit } }',
    { id },
  );
  return JSON.parse(data.getPermit.permit);
}

test('the JSON text of a permit contains all of it, under the names of the API', async () => {
  const submission = fillForm('GP', { attachedCodes: ['A2'] });
  const { _id, code } = await createPermitOrThrow(
    requestor,
    samplePermitData(app.ids, { submission, childrenState: [attachedFormInput('A2')] }),
  );
  await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), _id, 'Approved');
  await moveToStatus(await app.as('facilities'), _id, 'Rejected', { reason: 'No gas test' });

  const permit = await readTexts(_id);
  const a2 = attachedFormInput('A2');
  expect(permit).toMatchObject({
    _id,
    code,
    status: 'Rejected',
    reason: 'No gas test',
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    form: { title: expect.any(String), sections: expect.any(Array) },
    submission: { workDetails: submission['workDetails'] },
    children: [{ _id: a2.form, submission: expect.any(Object) }],
    site: { _id: app.ids.sites.north, code: 'F10N' },
    discipline: { _id: app.ids.discipline, code: expect.any(String) },
    hostSystemOwner: { email: expect.any(String), fullname: expect.any(String) },
    submittedBy: {
      _id: app.ids.users.requestor,
      fullname: expect.any(String),
      company: 'ACME Works',
      email: expect.any(String),
      site: { name: 'Fab 10N', code: 'F10N' },
    },
    selectedUser: [{ _id: app.ids.users.manager }],
    selectedMTGroup: [{ _id: app.ids.groups.facilities, name: 'Facilities F10N', permitCloser: false }],
    approvedBy: [{ _id: app.ids.users.manager, fullname: 'Manager Fab', role: 'MicronManager', group: null }],
    rejectedBy: { fullname: 'Facilities Fab', role: 'MTGroup', group: 'Facilities F10N' },
    logs: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(permit['childrenState']).toEqual([{ form: a2.form, submission: expect.any(Object) }]);
  expect(permit['selectedMTGroupUsers']).toHaveLength(2);
});
