import {
  getNullableType,
  isInputObjectType,
  isListType,
  GraphQLID,
  GraphQLString,
  type GraphQLArgument,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { getSchema } from '../app/schema.ts';
import { createPermitOrThrow, samplePermitData } from '../features/permits/testing/permits.ts';
import { cleanArguments, verbatimArguments } from './text-arguments.ts';

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

describe('cleans every text that comes in', () => {
  const dirty = 'cafe\u0301\u200B\u202E 5\u000B10';
  const clean = 'caf\u00E9 5\n10';

  /** A value of this type in which every text is dirty. */
  function fill(type: GraphQLInputType, text: string, depth = 0): unknown {
    const nullableType = getNullableType(type);
    if (depth > 4) return null;
    if (isListType(nullableType)) return [fill(nullableType.ofType, text, depth + 1)];
    if (isInputObjectType(nullableType))
      return Object.fromEntries(
        Object.values(nullableType.getFields()).map((field) => [
          field.name,
          Object.hasOwn(verbatimArguments, field.name) ? dirty : fill(field.type, text, depth + 1),
        ]),
      );
    if (nullableType === GraphQLString || nullableType === GraphQLID) return text;
    return 'name' in nullableType && nullableType.name === 'JSON' ? { [dirty]: [text, 1] } : null;
  }

  const schema = getSchema();
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {})).filter(({ args }) => args.length > 0);
  const toArguments = (declared: readonly GraphQLArgument[], text: string) =>
    Object.fromEntries(
      declared.map(({ name, type }) => [name, fill(type, Object.hasOwn(verbatimArguments, name) ? dirty : text)]),
    );

  it.each(fields.map(({ name, args }) => [name, args] as const))('%s', (_name, args) => {
    expect(cleanArguments(args, toArguments(args, dirty))).toEqual(toArguments(args, clean));
  });

  it('except those that are compared to the letter, each of which there is', () => {
    const names = new Set(
      fields.flatMap(({ args }) =>
        args.flatMap(({ name, type }) => {
          const nullableType = getNullableType(type);
          return [name, ...(isInputObjectType(nullableType) ? Object.keys(nullableType.getFields()) : [])];
        }),
      ),
    );
    expect(Object.keys(verbatimArguments).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['an object', (answers: object) => answers],
    ['JSON text', (answers: object) => JSON.stringify(answers)],
  ])('in the answers of a form, sent as %s, whose names stay', async (_form, send) => {
    const data = samplePermitData(app.ids);
    const answers = data.submission as Record<string, unknown>;
    const submission = send({
      ...answers,
      workDetails: 'Max load 5\u000B10 m reach\u2028Purge with N2 \u{1F469}\u200D\u{1F527} cafe\u0301',
    });
    const { _id } = await createPermitOrThrow(requestor, { ...data, submission });
    const stored = await app.database.db
      .selectFrom('filled_form')
      .select('submission')
      .where('permit_id', '=', _id)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    expect(stored.submission).toMatchObject({
      workDetails: 'Max load 5\n10 m reach\nPurge with N2 \u{1F469}\u200D\u{1F527} caf\u00E9',
    });
  });
});
