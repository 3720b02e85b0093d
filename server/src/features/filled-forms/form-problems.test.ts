import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import { generalPermitTemplateId, listInputs } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  attachedFormInput,
  createPermitOrThrow,
  fillForm,
  findTemplate,
  moveToStatus,
  samplePermitData,
} from '../permits/testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
  await app.database.db.insertInto('blocked_word').values({ word: 'Site Manager' }).execute();
});

afterAll(() => app.close());

interface Refused {
  success: boolean;
  code: string;
  message: string;
  problems: PermitFormProblem[];
}

const selection = '{ success code message problems { form input kind message } }';

async function run(client: TestClient, document: string, variables: Record<string, unknown>): Promise<Refused> {
  const { data, errors } = await client.query<{ payload: Refused }>(document, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.payload;
}

const create = (change: Record<string, unknown>) =>
  run(requestor, `mutation ($data: CreatePermitInput!) { payload: createPermit(data: $data) ${selection} }`, {
    data: samplePermitData(app.ids, change),
  });

const form = generalPermitTemplateId;

describe('a permit that is refused because of answers lists', () => {
  it('every required input that is empty', async () => {
    const { problems } = await create({ submission: { ...fillForm('GP'), workDetails: '', workLocation: '' } });
    expect(problems.map(({ form: id, input, kind }) => [id, input, kind])).toEqual([
      [form, 'workLocation', 'required'],
      [form, 'workDetails', 'required'],
    ]);
  });

  it('an answer that is too long, next to others', async () => {
    const submission = { ...fillForm('GP'), workDetails: 'x'.repeat(10_001), workLocation: '' };
    const { code, problems } = await create({ submission });
    expect(code).toBe('TOO_LARGE');
    expect(problems).toMatchObject([
      { form, input: 'workLocation', kind: 'required' },
      { form, input: 'workDetails', kind: 'tooLarge', message: expect.stringMatching(/at most 10000/) },
    ]);
  });

  it('an input that the form does not have', async () => {
    const { problems } = await create({ submission: { ...fillForm('GP'), other: 'x' } });
    expect(problems).toMatchObject([{ form, input: 'other', kind: 'unknown' }]);
  });

  it('the form as a whole when it cannot be read', async () => {
    const { problems } = await create({ submission: '{' });
    expect(problems).toMatchObject([{ form, input: null }]);
  });

  it('an input of an attached form, by the template of that form', async () => {
    const submission = fillForm('GP', { attachedCodes: ['A7'] });
    const required = listInputs(findTemplate('A7')).find((input) => input.required)?.name ?? '';
    const { [required]: _omitted, ...answers } = fillForm('A7');
    const attached = attachedFormInput('A7', answers);
    const { message, problems } = await create({ submission, childrenState: [attached] });
    expect(message).toMatch(/^A7/);
    expect(problems).toMatchObject([{ form: findTemplate('A7').id, input: required, kind: 'required' }]);
  });

  it('the impacts that require a form', async () => {
    const { message, problems } = await create({ submission: fillForm('GP', { attachedCodes: ['A7'] }) });
    expect(problems).toEqual([{ form, input: 'workWithHealthAndSafetyImapct', kind: 'missingForm', message }]);
  });

  it("the manager's name that is a blocked word", async () => {
    const { code, message, problems } = await create({
      submission: { ...fillForm('GP'), managerName: 'SITE manager' },
    });
    expect(code).toBe('BLOCKED_WORD');
    expect(problems).toEqual([{ form, input: 'managerName', kind: 'blockedWord', message }]);
  });

  it('nothing when it is refused because of something else', async () => {
    const answer = await create({ site: app.ids.users.host });
    expect(answer).toMatchObject({ success: false, problems: [] });
  });

  it('nothing when it is created', async () => {
    expect(await create({})).toMatchObject({ success: true, problems: [] });
  });
});

describe('an action that is refused because of answers lists', () => {
  const perform = async (submission: unknown) => {
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
    await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
    return run(
      await app.as('manager'),
      `mutation ($id: ID!, $submission: JSON) {
        payload: performPermitAction(id: $id, action: "edit", submission: $submission, reason: "Why") ${selection} }`,
      { id: _id, submission },
    );
  };

  it('the end that has passed', async () => {
    const { problems } = await perform(fillForm('GP', { start: '2026-02-26', end: '2026-02-27' }));
    expect(problems).toMatchObject([
      { form, input: 'dateEnd', kind: 'invalid', message: expect.stringMatching(/already passed/) },
    ]);
  });

  it('a file that is not an upload of the editor', async () => {
    const { message, problems } = await perform({ ...fillForm('GP'), attachDrawing: ['stranger.pdf'] });
    expect(problems).toEqual([{ form, input: 'attachDrawing', kind: 'invalid', message }]);
  });
});

it('a draft that is refused because of an answer lists it', async () => {
  const submission = { ...fillForm('GP'), workDetails: 'x'.repeat(10_001) };
  const document = `mutation ($data: CreateDraftPermitInput!) { payload: createDraftPermit(data: $data) ${selection} }`;
  const refused = await run(requestor, document, { data: samplePermitData(app.ids, { submission }) });
  expect(refused).toMatchObject({ code: 'TOO_LARGE', problems: [{ form, input: 'workDetails', kind: 'tooLarge' }] });
});
