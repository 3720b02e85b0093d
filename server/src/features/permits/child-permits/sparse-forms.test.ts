import { message } from '@eptw/domain/message';
import type { Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  submitChildPermit,
  mutateChildPermit,
  createChildPermitOrThrow,
} from '../testing/child-permits.ts';
import { fillForm, findTemplate } from '../testing/permits.ts';

let app: TestApp;
let parentId: string;

beforeAll(async () => {
  app = await startTestApp();
  await publishOptionalForm();
  parentId = await createApprovedPermit(app);
});

afterAll(() => app.close());

/** Publishes a version of the impairment form that requires nothing, as an administrator might. */
async function publishOptionalForm(): Promise<void> {
  const { db } = app.database;
  const {
    id: _,
    work_policy: _policy,
    ...old
  } = await db.selectFrom('template_version').selectAll().where('code', '=', 'B5').executeTakeFirstOrThrow();
  const sections = old.sections.map((section) => ({
    ...section,
    form: section.form.map((input) => ({ ...input, required: false })),
  }));
  const next = await db
    .insertInto('template_version')
    .values({ ...old, version: 2, sections: JSON.stringify(sections) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('template').set({ current_version_id: next.id }).where('id', '=', old.template_id).execute();
}

/** A valid form's first `count` inputs. */
function createSubmission(count: number): Submission {
  const sample = fillForm('B5');
  const names = listInputs(findTemplate('B5')).flatMap(({ name }) => (name in sample ? [name] : []));
  return Object.fromEntries(names.slice(0, count).flatMap((name) => [[name, sample[name] ?? '']]));
}

const tooLittle = { success: false, code: 'BAD_INPUT', message: message.childPermitTooLittle(10, 9) };

it('a child permit is refused with nine answers and raised with ten', async () => {
  const requestor = await app.as('requestor');
  const raise = (count: number) =>
    submitChildPermit(requestor, sampleChildPermitData(app.ids, parentId, { submission: createSubmission(count) }));
  expect(await raise(9)).toMatchObject(tooLittle);
  expect(await raise(10)).toMatchObject({ success: true });
});

it('a correction that leaves nine answers, or none, is refused', async () => {
  const requestor = await app.as('requestor');
  const { _id } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
  const pm = await app.as('pm');
  const correct = (submission: Submission) =>
    mutateChildPermit(pm, _id, { operation: 'updateChildPermit', args: '$submission: JSON' }, { submission });
  expect(await correct(createSubmission(9))).toMatchObject(tooLittle);
  expect(await correct({})).toMatchObject({ success: false, message: message.emptyPermit });
  expect(await correct(createSubmission(10))).toMatchObject({ success: true });
});
