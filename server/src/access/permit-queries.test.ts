import { getNamedType, isEnumType, isNonNullType, type GraphQLArgument } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSchema } from '../app/schema.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestUser } from '../testing/test-users.ts';
import { subjects } from './testing/subjects.ts';

const queries = getSchema().getQueryType()?.getFields() ?? {};

/** What is about one permit: a query that takes its id under this name. */
const aboutPermit = Object.values(queries).filter(({ args }) => args.some(({ name }) => name === 'permitId'));

/** They do not see what the requestor of ACME Works raised in the north. */
const unrelated: readonly TestUser[] = ['foreignRequestor', 'foreignPm', 'supervisorWest', 'siteAdminWest'];

let server: TestApp;
let permitId: string;
beforeAll(async () => {
  server = await startTestApp();
  server.setClock(new Date('2026-03-01T02:00:00Z'));
  permitId = await subjects['live work'](server);
});
afterAll(() => server.close());

/** Any value that fits: what is refused is the permit. */
function chooseValue({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type);
  const [first] = isEnumType(named) ? named.getValues() : [];
  return first?.name ?? (name === 'action' ? 'startWork' : permitId);
}

async function runQuery(client: TestClient, query: string): Promise<unknown> {
  const args = (queries[query]?.args ?? []).filter(({ type }) => isNonNullType(type));
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const { data, errors } = await client.query<{ answer: { code: string } }>(
    `query (${declared}) { answer: ${query}(${passed}) { code } }`,
    Object.fromEntries(args.map((one) => [one.name, chooseValue(one)])),
  );
  return errors?.[0]?.extensions.code ?? data.answer.code;
}

test('whoever sees a permit reads what is about it', async () => {
  expect(await runQuery(await server.as('requestor'), 'getWork')).toBe('OK');
});

test.each(aboutPermit.map(({ name }) => name))(
  '%s finds nothing for users who do not see its permit',
  async (query) => {
    const codes = unrelated.map(async (person) => [person, await runQuery(await server.as(person), query)]);
    expect(await Promise.all(codes)).toEqual(unrelated.map((person) => [person, 'NOT_FOUND']));
  },
);
