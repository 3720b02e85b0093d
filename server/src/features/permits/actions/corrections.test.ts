import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  attachedFormInput,
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  queryPermit,
  samplePermitData,
  savePermit,
} from '../testing/permits.ts';

/* What whoever corrects a rejected permit can change besides its answers. */

let app: TestApp;
let requestor: TestClient;
let manager: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  manager = await app.as('manager');
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  await app.close();
});

async function createRejected(): Promise<string> {
  const childrenState = [attachedFormInput('A9'), attachedFormInput('B3')];
  const { _id: id } = await createPermitOrThrow(requestor, samplePermitData(app.ids, { childrenState }));
  await moveToStatus(await app.as('pm'), id, 'Rejected', { reason: 'No lifting today' });
  return id;
}

const resubmitted = { status: 'PendingPMApproval', submission: fillForm('GP') };

interface Corrected {
  status: string;
  children: { form: { code: string } }[];
  history: {
    action: string;
    reason: string | null;
    changes: { form: string; name: string; label: string; before: string; after: string }[];
  }[];
}

async function read(id: string): Promise<Corrected> {
  const fields = 'status children { form { code } } history { action reason changes { form name label before after } }';
  return (await queryPermit(requestor, id, fields)).item as unknown as Corrected;
}

const listCodes = ({ children }: Corrected) => children.map(({ form }) => form.code);

async function listStoredCodes(id: string): Promise<string[]> {
  const { db } = app.database;
  const rows = await db.selectFrom('permit_form').select('code').where('permit_id', '=', id).execute();
  return rows.map(({ code }) => code).toSorted();
}

it('takes an attached form off and adds another one, and records both with their answers', async () => {
  const id = await createRejected();
  const childrenState = [attachedFormInput('A9'), attachedFormInput('A2')];
  const answer = await savePermit(requestor, id, { ...resubmitted, childrenState, reason: 'Scaffold, no crane' });
  expect(answer).toMatchObject({ success: true });
  const permit = await read(id);
  expect(listCodes(permit)).toEqual(['A9', 'A2']);
  const entry = permit.history.at(-1);
  expect(entry).toMatchObject({ action: 'resubmit', reason: 'Scaffold, no crane' });
  const [lifting, scaffold] = ['B3', 'A2'].map((code) =>
    entry?.changes.filter(({ form }) => form === findTemplate(code).title),
  );
  expect(lifting?.[0]).toMatchObject({ label: 'Child permit', before: 'Attached', after: 'Not attached' });
  expect(scaffold?.[0]).toMatchObject({ label: 'Child permit', before: 'Not attached', after: 'Attached' });
  expect(lifting?.slice(1).some(({ before, after }) => before !== '' && after === '')).toBe(true);
  expect(scaffold?.slice(1).some(({ before, after }) => before === '' && after !== '')).toBe(true);
});

it('leaves lists and boards what they know of the forms', async () => {
  const id = await createRejected();
  expect(await listStoredCodes(id)).toEqual(['A9', 'B3', 'GP']);
  await savePermit(requestor, id, { ...resubmitted, childrenState: [attachedFormInput('A9')] });
  expect(await listStoredCodes(id)).toEqual(['A9', 'GP']);
  const counted = await app.database.db
    .selectFrom('counted_permit')
    .select('forms')
    .where('permit_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(counted.forms).toEqual(['A9']);
});

it('takes no form off that the answers require, and none where no list of forms is sent', async () => {
  const childrenState = [attachedFormInput('A2')];
  const submission = fillForm('GP', { attachedCodes: ['A2'] });
  const { _id: id } = await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission, childrenState }));
  await moveToStatus(await app.as('pm'), id, 'Rejected', { reason: 'No' });
  const refused = await savePermit(requestor, id, { ...resubmitted, submission, childrenState: [] });
  expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT', message: 'A2 Child Permit is required!' });
  expect((await savePermit(requestor, id, resubmitted)).success).toBe(true);
  expect(listCodes(await read(id))).toEqual(['A2']);
});

it('is not possible for a reviewer who corrects a permit in review', async () => {
  const id = await createRejected();
  await savePermit(requestor, id, resubmitted);
  await moveToStatus(await app.as('pm'), id, 'PendingApproval');
  await savePermit(manager, id, { childrenState: [attachedFormInput('A9')] });
  expect(listCodes(await read(id))).toEqual(['A9', 'B3']);
});
