import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let requestor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

afterAll(() => app.close());

const search = 'query ($text: String) { getPermits(searchText: $text) { count } }';

describe('refuses a text that no database can hold, rather than failing', () => {
  it.each([
    ['an e-mail address', 'mutation ($text: String!) { login(email: $text, password: "x") { code } }'],
    ['a search', search],
    ['a list of ids', 'query ($text: ID!) { getUserGroups(sites: [$text]) { count } }'],
    ['a stored name', 'mutation ($text: String!) { deleteFile(filename: $text) { code } }'],
    [
      'a reason',
      'mutation ($text: String) { updatePermitStatus(id: "x", status: "Rejected", reason: $text) { code } }',
    ],
    [
      'an input object',
      `mutation ($text: ID!) { createPermit(data: { form: $text, submission: "{}", site: "", selectedUser: [],
        selectedMTGroup: [], hostSystemOwner: "", discipline: "" }) { code } }`,
    ],
  ])('%s', async (_title, query) => {
    for (const text of ['a\0b', 'a\ud800b']) {
      const { errors } = await requestor.query(query, { text });
      expect(errors?.map((error) => error.extensions.code)).toEqual(['BAD_INPUT']);
      expect(errors?.[0]?.message).toMatch(/contains a character that cannot be stored/);
    }
  });

  it('also when it is written in the document itself', async () => {
    const { errors } = await requestor.query('{ getPermits(searchText: "a\\u0000b") { count } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  it('but searches for whole characters of any kind', async () => {
    expect((await requestor.query(search, { text: '消防 🔥 %_\\' })).data).toEqual({ getPermits: { count: 0 } });
  });
});

it('refuses a search for more than 200 characters', async () => {
  expect((await requestor.query(search, { text: 'x'.repeat(200) })).errors).toBeUndefined();
  const { errors } = await requestor.query(search, { text: 'x'.repeat(201) });
  expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('200'), extensions: { code: 'BAD_INPUT' } });
});
