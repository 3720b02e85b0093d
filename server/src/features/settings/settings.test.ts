import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let superAdmin: TestClient;
beforeAll(async () => {
  server = await startTestApp();
  superAdmin = await server.as('superAdmin');
});
afterAll(() => server.close());

interface SettingsData {
  answer: { success: boolean; code: string; message: string; item: Record<string, unknown> | null };
}

const selection =
  'success code message item { timerCount isEnabled pendingClosureLimit unclosedLimit passwordLength refuseGuessable approveOnVerification feedbackUrl }';

async function update(data: Record<string, unknown>) {
  const text = `mutation ($data: UpdateSettingsInput!) { answer: updateSettings(data: $data) { ${selection} } }`;
  return (await superAdmin.query<SettingsData>(text, { data })).data.answer;
}

const defaultSettings = {
  timerCount: 10_800,
  isEnabled: true,
  pendingClosureLimit: 3,
  unclosedLimit: 2,
  passwordLength: 6,
  refuseGuessable: true,
  approveOnVerification: false,
  feedbackUrl: null,
};

test('an installation starts with the default settings', async () => {
  const { data } = await superAdmin.query<SettingsData>(`{ answer: getSettings { ${selection} } }`);
  expect(data.answer.item).toEqual(defaultSettings);
});

test('a change saves what is given, keeps the rest, and is recorded in the audit log', async () => {
  const { success, item } = await update({ pendingClosureLimit: 5, approveOnVerification: true });
  expect({ success, item }).toEqual({
    success: true,
    item: { ...defaultSettings, pendingClosureLimit: 5, approveOnVerification: true },
  });
  const entry = await server.database.db
    .selectFrom('administration_entry')
    .select(['actor_id', 'action', 'subject_kind', 'changes'])
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({
    actor_id: server.ids.users.superAdmin,
    action: 'update',
    subject_kind: 'settings',
    changes: [
      { field: 'Maximum permits pending closure', before: '3', after: '5' },
      { field: 'Approve accounts automatically', before: 'No', after: 'Yes' },
    ],
  });
});

test.each([
  [{ timerCount: 59 }, /Sign out after/],
  [{ passwordLength: 5 }, /Minimum password length/],
  [{ pendingClosureLimit: 0 }, /pending closure/],
  [{ unclosedLimit: -1 }, /Maximum unclosed permits/],
  [{ unclosedLimit: 4, passwordLength: 1_000 }, /Minimum password length/],
])('%j is refused, and nothing changes', async (data, sentence) => {
  const { data: before } = await superAdmin.query(`{ answer: getSettings { ${selection} } }`);
  expect(await update(data)).toMatchObject({
    success: false,
    code: 'BAD_INPUT',
    message: expect.stringMatching(sentence),
  });
  expect((await superAdmin.query(`{ answer: getSettings { ${selection} } }`)).data).toEqual(before);
});

test('saving unchanged settings is not recorded', async () => {
  const count = () =>
    server.database.db
      .selectFrom('administration_entry')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect((await update({ unclosedLimit: 2 })).success).toBe(true);
  expect(await count()).toEqual(before);
});

test('the address of the feedback form goes before the one of the environment, and empty means none', async () => {
  const own = await startTestApp({ feedbackUrl: 'https://operator.example/form' });
  const admin = await own.as('superAdmin');
  const readAddress = async () =>
    (await admin.query<{ getSession: { feedbackUrl: string | null } }>('{ getSession { feedbackUrl } }')).data
      .getSession.feedbackUrl;
  const save = async (feedbackUrl: string) =>
    (
      await admin.query<SettingsData>(
        'mutation ($data: UpdateSettingsInput!) { answer: updateSettings(data: $data) { success code message } }',
        { data: { feedbackUrl } },
      )
    ).data.answer;
  expect(await readAddress()).toBe('https://operator.example/form');
  expect(await save(' https://forms.example/eptw ')).toMatchObject({ success: true });
  expect(await readAddress()).toBe('https://forms.example/eptw');
  expect(await save('javascript:alert(1)')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  expect(await save('')).toMatchObject({ success: true });
  expect(await readAddress()).toBeNull();
  await own.close();
});
