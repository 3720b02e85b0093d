import { findInputByPurpose } from '@eptw/domain/template/purpose/inputs-by-purpose';
import type { InputPurpose } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import {
  createPermitOrThrow,
  fillForm,
  findTemplate,
  performAction,
  queryPermit,
  samplePermitData,
  savePermit,
} from '../testing/permits.ts';

/* Nobody approves a permit whose end has passed, at any stage. */

let app: TestApp;
let id: string;
const person = {} as Record<'requestor' | 'pm' | 'manager' | 'facilities' | 'host', TestClient>;

const before = new Date('2026-03-01T02:00:00Z');
const after = new Date('2026-03-06T02:00:00Z');
const period = { start: '2026-03-02', end: '2026-03-04' };
const later = { start: '2026-03-09', end: '2026-03-11' };
const nameOf = (purpose: InputPurpose) => findInputByPurpose(findTemplate('GP'), purpose)?.name ?? '';

/** The same answers with these dates; the form has other dates too, such as those of certificates. */
const withDates = (describe?: string) => ({
  ...fillForm('GP', { ...period, ...(describe && { describe }) }),
  [nameOf('startDate')]: later.start,
  [nameOf('endDate')]: later.end,
});
const refusal = /^The period of this permit ended on 4 Mar 2026, \d\d:\d\d, so nobody can approve it\. Reject it, or/;

async function setClock(at: Date): Promise<void> {
  app.setClock(at);
  // Idle sessions have ended.
  for (const name of ['requestor', 'pm', 'manager', 'facilities', 'host'] as const satisfies TestUser[])
    person[name] = await app.as(name);
}

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(async () => {
  await setClock(before);
  const data = samplePermitData(app.ids, { submission: fillForm('GP', period) });
  ({ _id: id } = await createPermitOrThrow(person.requestor, data));
});

afterAll(() => app.close());

it('is not approved by the project manager once its period has passed', async () => {
  await setClock(after);
  const answer = await performAction(person.pm, id, 'approveAsProjectManager');
  expect(answer).toMatchObject({ success: false, item: null });
  expect(answer.message).toMatch(refusal);
  const moved = fillForm('GP', later);
  const newDates = { submission: moved, reason: 'New dates' };
  expect((await performAction(person.pm, id, 'approveAsProjectManager', newDates)).success).toBe(true);
});

it('is not approved by a reviewer, unless the same step moves its end, and is rejected instead', async () => {
  await performAction(person.pm, id, 'approveAsProjectManager');
  await setClock(after);
  const refused = await performAction(person.manager, id, 'approve');
  expect(refused.message).toMatch(refusal);
  const corrected = { submission: fillForm('GP', { ...period, describe: 'Another pump' }), reason: 'Wrong pump' };
  expect((await performAction(person.manager, id, 'approve', corrected)).message).toMatch(refusal);
  const { item } = await queryPermit(person.manager, id, 'blockedActions { action why instead { action reason } }');
  expect(item['blockedActions']).toEqual([
    {
      action: 'approve',
      why: refused.message,
      instead: { action: 'reject', reason: 'Its period has passed.' },
    },
  ]);
  const moved = { submission: fillForm('GP', later), reason: 'New dates' };
  expect((await performAction(person.manager, id, 'approve', moved)).item?.status).toBe('PendingPMApproval');
});

it('is not approved by removing its last reviewer', async () => {
  await performAction(person.pm, id, 'approveAsProjectManager');
  await performAction(person.manager, id, 'approve');
  const { users, groups } = app.ids;
  const add = `mutation ($id: ID!) { answer: updatePermitReviewers(id: $id, newMTGroups: ["${groups.lss}"],
    newIndividualReviewers: ["${users.supervisor}"]) { success message } }`;
  expect((await person.host.query<{ answer: object }>(add, { id })).data.answer).toMatchObject({ success: true });
  await performAction(person.facilities, id, 'approve');
  await setClock(after);
  const remove = async (args: string) => {
    const mutation = `mutation ($id: ID!) { answer: ${args} { success message } }`;
    return (await person.host.query<{ answer: { success: boolean; message: string } }>(mutation, { id })).data.answer;
  };
  expect(await remove(`updateRemoveMTGroupReviewer(id: $id, mtGroupId: "${groups.lss}")`)).toMatchObject({
    success: true,
  });
  const last = await remove(`updateRemoveIndividualReviewer(id: $id, userId: "${users.supervisor}")`);
  expect(last.success).toBe(false);
  expect(last.message).toMatch(refusal);
});

it('gets new dates from its submitter without a reason while it is in review, and nothing else', async () => {
  await performAction(person.pm, id, 'approveAsProjectManager');
  const tooEarly = await savePermit(person.requestor, id, { submission: withDates() });
  expect(tooEarly).toMatchObject({ success: false, code: 'FORBIDDEN' });
  await setClock(after);
  expect((await queryPermit(person.requestor, id, 'actions')).item['actions']).toContain('moveDates');
  const more = await savePermit(person.requestor, id, {
    submission: withDates('Another pump'),
  });
  expect(more).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect(more.message).toMatch(/you can change its dates and nothing else/);
  const moved = await savePermit(person.requestor, id, { submission: withDates() });
  expect(moved).toMatchObject({ success: true, item: { status: 'PendingPMApproval' } });
  expect((await performAction(person.pm, id, 'approveAsProjectManager')).success).toBe(true);
});
