import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSchema } from '../app/schema.ts';
import type { TestClient } from '../testing/client.ts';
import { recordWrites, type RecordedWrites } from '../database/testing/recorded-writes.ts';
import { saveSettings } from '../features/settings/service.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-users.ts';
import { adminCases } from './testing/admin-cases.ts';
import { crewCases } from './testing/crew-cases.ts';
import { permitCases } from './testing/permit-cases.ts';
import { subjects } from './testing/subjects.ts';
import { workCases } from './testing/work-cases.ts';
import type { ExpectedCode, AccessCases } from './testing/access-case.ts';

const accessCases: AccessCases = {
  ...permitCases,
  ...adminCases,
  ...crewCases,
  ...workCases,
  deleteFile: [permitCases, crewCases].flatMap((cases) => cases['deleteFile'] ?? []),
};

/** Mutations that act on nothing that belongs to a user or a site. The access table says who may use them. */
const withoutSubject = {
  login: 'the password proves whose account it is',
  ssoLogin: 'the result in the cookie proves whose account it is',
  verifyEmail: 'the code proves whose account it is',
  blockEmailChange: 'the code proves whose account it is',
  resetPassword: 'the code proves whose account it is',
  register: 'makes an account that may do nothing yet',
  forgetPassword: 'answers the same for every address',
  userGetVerificationLink: 'answers the same for every address',
  logout: 'own session',
  endMySessions: 'own sessions',
  changePassword: 'own password',
  markNotificationsSeen: 'own notifications',
  updateNotificationPreferences: 'own preferences',
  singleUpload: 'makes an own file',
  createSite: 'makes something of no site',
  createDiscipline: 'makes something of no site',
  addBlockedWord: 'makes something of no site',
  createTemplate: 'makes something of no site',
  createAnnouncement: 'makes something of no site',
  updateSettings: 'the installation',
  loadTemplateCatalogue: 'the installation',
  mergeCompanies: 'the installation',
  signOnHere: 'the PIN proves who the worker is; the code in the address, which permit',
  signOffHere: 'the same, or the key of the device that signed the worker on',
  recordEntryHere: 'the same, or the key of the device that signed the worker on',
  recordCheckHere: 'the same, or the key of the device that signed the worker on',
  stopWorkHere: 'the same, or the key of the device that signed the worker on',
} satisfies Record<string, string>;

const mutations = getSchema().getMutationType()?.getFields() ?? {};

/** Written by every request, and by the dispatch of notifications, which follows an earlier change at any time. */
const writtenAnyway = ['session', 'try_count', 'permit_notice', 'area_stop_notice', 'notification'];

let server: TestApp;
let writes: RecordedWrites;
beforeAll(async () => {
  server = await startTestApp();
  // A day on which approved permits have not ended. Several cases leave permits pending closure, so the quota is off.
  server.setClock(new Date('2026-03-01T02:00:00Z'));
  await saveSettings(server.database.db, { quota: { enabled: false } });
  writes = await recordWrites(server.database.db, { except: writtenAnyway });
});
afterAll(() => server.close());

/** The response code, or the error where the role may not use the operation at all. */
async function runMutation(client: TestClient, mutation: string, variables: Record<string, unknown>) {
  const args = mutations[mutation]?.args ?? [];
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const { data, errors } = await client.query<{ answer: { code: string } }>(
    `mutation (${declared}) { answer: ${mutation}(${passed}) { code } }`,
    variables,
  );
  return errors?.[0]?.extensions.code ?? data.answer.code;
}

test("every mutation has cases on other users' subjects, or no subject", () => {
  const known = new Set([...Object.keys(accessCases), ...Object.keys(withoutSubject)]);
  const missing = Object.keys(mutations).filter((mutation) => !known.has(mutation));
  expect(missing, 'Add cases to a file in server/src/access/testing/, or the reason to withoutSubject').toEqual([]);
  const gone = [...known].filter((mutation) => !(mutation in mutations));
  expect(gone, 'Take out the cases of mutations that no longer exist').toEqual([]);
});

describe.each(Object.entries(accessCases))('%s', (mutation, rows) => {
  test.each(rows)(
    'on $subject responds to each user as the rules say, and a refusal writes nothing',
    async (accessCase) => {
      const found: Partial<Record<TestUser, string>> = {};
      let subject: string | undefined;
      for (const person of Object.keys(accessCase.expected) as TestUser[]) {
        // A subject that was changed is used up; one that was refused is unchanged.
        subject ??= await subjects[accessCase.subject](server);
        const client = await server.as(person);
        const before = await writes.count();
        const code = await runMutation(client, mutation, accessCase.variables(subject, server.ids));
        found[person] = code;
        if (code === ('OK' satisfies ExpectedCode)) subject = undefined;
        else expect(await writes.listTables({ since: before }), `after ${person} was refused`).toEqual([]);
      }
      expect(found).toEqual(accessCase.expected);
    },
  );
});
