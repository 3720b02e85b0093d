import { sql } from 'kysely';
import { lateProofsMessage } from '@eptw/domain/permit/proofs';
import { listInputs, type TemplateSection } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyHistory } from '../../history/service.ts';
import { updateTemplate } from '../../templates/testing/templates.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { act, signature } from '../../work/testing/work.ts';
import {
  attachedFormInput,
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  performAction,
  queryPermit,
  samplePermitData,
  submitPermit,
} from '../testing/permits.ts';

/* What is proven before the start: the lock numbers of an energy isolation, and that it is dead. */

const proofNames = ['lockNumber1', 'provenDead'];
const start = { start: '2099-03-02', end: '2099-03-04' };

let app: TestApp;
const person = {} as Record<'requestor' | 'pm' | 'manager' | 'facilities' | 'supervisor', TestClient>;

beforeAll(async () => {
  app = await startTestApp();
  const superAdmin = await app.as('superAdmin');
  const { id, sections } = findTemplate('A7');
  const marked = sections.map((section): TemplateSection => ({
    ...section,
    form: section.form.map((input) => ({ ...input, beforeStart: proofNames.includes(input.name) })),
  }));
  const { success, message } = await updateTemplate(superAdmin, id, { sections: marked });
  if (!success) throw new Error(message);
});
afterAll(() => app.close());

async function signIn(at: string): Promise<void> {
  app.setClock(new Date(at));
  for (const name of ['requestor', 'pm', 'manager', 'facilities', 'supervisor'] as const)
    person[name] = await app.as(name);
}

const { lockNumber1, provenDead, ...raisedA7 } = fillForm('A7', start);

const permitData = (answers = raisedA7) =>
  samplePermitData(app.ids, {
    submission: fillForm('GP', { ...start, attachedCodes: ['A7'] }),
    childrenState: [attachedFormInput('A7', answers)],
  });

async function raiseApproved(): Promise<string> {
  await signIn('2099-03-01T02:00:00Z');
  const { _id: id } = await createPermitOrThrow(person.requestor, permitData());
  await moveToStatus(person.pm, id, 'PendingApproval');
  await moveToStatus(person.manager, id, 'Approved');
  await moveToStatus(person.facilities, id, 'Approved');
  await signIn('2099-03-02T02:00:00Z');
  return id;
}

const proofs = (answers: object) => ({ childrenState: [attachedFormInput('A7', { ...raisedA7, ...answers })] });

it('is refused when the permit is raised, and not asked for there', async () => {
  await signIn('2099-03-01T02:00:00Z');
  const early = await submitPermit(person.requestor, permitData({ ...raisedA7, lockNumber1: 'L-1' }));
  expect(early).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(early.message).toContain('proven before the start');
  await createPermitOrThrow(person.requestor, permitData());
});

it('is missing for the start, answered by the holder without a new approval, and closed after the start', async () => {
  await publishWorkPolicies(await app.as('superAdmin'), ['GP']);
  const id = await raiseApproved();
  const refused = await act(person.requestor, 'startWork', id, { signature });
  expect(refused.success).toBe(false);
  const labels = listInputs(findTemplate('A7'))
    .filter(({ name }) => proofNames.includes(name))
    .map(({ label }) => label);
  for (const label of labels) expect(refused.message).toContain(label);

  const other = await performAction(
    person.requestor,
    id,
    'prove',
    proofs({ ...{ lockNumber1 }, equipmentIsolated: 'P-9' }),
  );
  expect(other).toMatchObject({ success: false });
  expect(await performAction(person.pm, id, 'prove', proofs({ lockNumber1 }))).toMatchObject({ success: false });

  const first = await performAction(person.requestor, id, 'prove', proofs({ lockNumber1, provenDead: 'No' }));
  expect(first).toMatchObject({ success: true, item: { status: 'Approved' } });
  expect((await act(person.requestor, 'startWork', id, { signature })).message).toContain('zero energy');

  const second = await performAction(person.supervisor, id, 'prove', proofs({ lockNumber1, provenDead: 'Yes' }));
  expect(second).toMatchObject({ success: true, item: { status: 'Approved' } });
  expect(await act(person.requestor, 'startWork', id, { signature })).toMatchObject({ success: true });

  const late = await performAction(person.requestor, id, 'prove', proofs({ lockNumber1: 'L-9', provenDead: 'Yes' }));
  expect(late).toMatchObject({ success: false });
  expect(late.message).toContain('The work has started');
  const edited = await performAction(person.requestor, id, 'editApproved', proofs({ lockNumber1: 'L-9', provenDead }));
  expect(edited).toMatchObject({ success: false });

  const { item } = await queryPermit(person.requestor, id, 'history { action by { fullname } changes { name after } }');
  const history = item['history'] as { action: string; by: { fullname: string }; changes: { name: string }[] }[];
  expect(
    history.filter(({ action }) => action === 'prove').map(({ by, changes }) => [by.fullname, changes.length]),
  ).toEqual([
    [expect.any(String), 2],
    [expect.any(String), 1],
  ]);
  expect((await verifyHistory(app.context.db)).broken).toEqual([]);
});

it('is proven anew for a permit that was changed and approved again', async () => {
  await publishWorkPolicies(await app.as('superAdmin'), ['GP']);
  const id = await raiseApproved();
  const answers = proofs({ lockNumber1, provenDead: 'Yes' });
  expect(await performAction(person.requestor, id, 'prove', answers)).toMatchObject({ success: true });
  const changed = { ...raisedA7, equipmentIsolated: 'Pump 9, another one' };
  const sent = fillForm('A7', start);
  const edits = {
    childrenState: [attachedFormInput('A7', { ...sent, ...changed, provenDead: 'Yes' })],
    reason: 'It is the other pump',
  };
  expect(await performAction(person.requestor, id, 'editApproved', edits)).toMatchObject({
    success: true,
    item: { status: 'PendingPMApproval' },
  });
  await moveToStatus(person.pm, id, 'PendingApproval');
  await moveToStatus(person.manager, id, 'Approved');
  await moveToStatus(person.facilities, id, 'Approved');

  const refused = await act(person.requestor, 'startWork', id, { signature });
  expect(refused).toMatchObject({ success: false });
  expect(refused.message).toContain('zero energy');
  const { item } = await queryPermit(person.requestor, id, 'history { action changes { label before after } }');
  const history = item['history'] as { action: string; changes: { before: string; after: string }[] }[];
  const lapse = history.find(({ action }) => action === 'editApproved');
  expect(lapse?.changes.filter(({ after }) => after === '')).toHaveLength(proofNames.length);
  expect((await verifyHistory(app.context.db)).broken).toEqual([]);

  const proven = { ...changed, lockNumber1: 'L-9', provenDead: 'Yes' };
  const anew = { childrenState: [attachedFormInput('A7', proven)] };
  expect(await performAction(person.requestor, id, 'prove', anew)).toMatchObject({ success: true });
  expect(await act(person.requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
  // What was proven for work that has started stays in its form.
  const later = { ...proven, equipmentIsolated: 'Pump 10' };
  const during = { childrenState: [attachedFormInput('A7', later)], reason: 'A third pump' };
  expect(await performAction(person.requestor, id, 'editApproved', during)).toMatchObject({ success: true });
  const { rows } = await sql<{ lock: string | null }>`
    select submission->>'lockNumber1' as lock from filled_form where permit_id = ${id} and position = 1`.execute(
    app.context.db,
  );
  expect(rows).toEqual([{ lock: 'L-9' }]);
});

it('is asked for by no form that is attached once the work has started', async () => {
  await publishWorkPolicies(await app.as('superAdmin'), ['GP']);
  await signIn('2099-03-01T02:00:00Z');
  const data = samplePermitData(app.ids, { submission: fillForm('GP', start) });
  const { _id: id } = await createPermitOrThrow(person.requestor, data);
  await moveToStatus(person.pm, id, 'PendingApproval');
  await moveToStatus(person.manager, id, 'Approved');
  await moveToStatus(person.facilities, id, 'Approved');
  await signIn('2099-03-02T01:00:00Z');
  expect(await act(person.requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
  const attach = {
    submission: fillForm('GP', { ...start, attachedCodes: ['A7'] }),
    childrenState: [attachedFormInput('A7', raisedA7)],
  };
  const attached = await performAction(person.requestor, id, 'editApproved', {
    ...attach,
    reason: 'Isolation needed.',
  });
  expect(attached).toMatchObject({ success: false, message: lateProofsMessage });
});
