import { accessTable, canUse, type Operation } from '@eptw/domain/access/access';
import { roles, type Role } from '@eptw/domain/user/role';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isLeafType,
  isListType,
  subscribe,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentPreparer } from '../graphql/prepare-document.ts';
import { buildSchema } from '../app/schema.ts';
import type { TestClient } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers, type TestUser } from '../testing/test-users.ts';

type RootField = GraphQLField<unknown, unknown>;

const schema = buildSchema();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The least that an argument's type takes: what it means does not matter, only whether the operation may be used. */
function least(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isInputObjectType(inner))
    return Object.fromEntries(Object.values(inner.getFields()).map((field) => [field.name, least(field.type)]));
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (inner.toString() === 'JSON') return {};
  if (inner.toString() === 'Int') return 1;
  if (inner.toString() === 'Boolean') return true;
  if (inner.toString() === 'Upload') return null;
  return 'unknown';
}

function documentOf(kind: string, field: RootField): { query: string; variables: Record<string, unknown> } {
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? leafOf(getNamedType(field.type) as GraphQLObjectType) : '';
  const query = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selection} }`;
  return { query, variables: Object.fromEntries(field.args.map((argument) => [argument.name, least(argument.type)])) };
}

function leafOf(type: GraphQLObjectType): string {
  const leaf = Object.values(type.getFields()).find((field) => isLeafType(getNamedType(field.type)));
  return leaf ? `{ ${leaf.name} }` : '{ __typename }';
}

/** What an operation answers this caller for lack of rights: nothing when it may be used. */
async function refusalOf(client: TestClient, kind: string, field: RootField): Promise<string | undefined> {
  const { query, variables } = documentOf(kind, field);
  const { errors } =
    field.name === 'singleUpload' ? await client.upload('a.txt', 'text') : await client.query(query, variables);
  const code = errors?.[0]?.extensions.code;
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : undefined;
}

function expected(operation: Operation, role: Role | undefined): string | undefined {
  const { who } = accessTable[operation];
  if (who === 'anyone') return undefined;
  if (role === undefined) return 'UNAUTHENTICATED';
  return canUse(operation, role) ? undefined : 'FORBIDDEN';
}

const personOf = (role: Role) =>
  (Object.keys(testUsers) as TestUser[]).find((person) => testUsers[person].role === role) ?? 'superAdmin';

const callers: [string, Role | undefined][] = [
  ['nobody', undefined],
  ...roles.map((role): [string, Role] => [role, role]),
];

test.each(callers)('%s may use what the access table says, and nothing else', async (_name, role) => {
  const found: Record<string, string | undefined> = {};
  const wanted: Record<string, string | undefined> = {};
  const rootTypes = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  for (const [kind, type] of Object.entries(rootTypes)) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      // A session for each operation, because one of them ends it.
      const client = role === undefined ? server.client() : await server.as(personOf(role));
      found[field.name] = await refusalOf(client, kind, field);
      wanted[field.name] = expected(field.name as Operation, role);
    }
  }
  expect(found).toEqual(wanted);
});

test.each(callers)('%s may watch what the access table says, and nothing else', async (_name, role) => {
  const prepare = createDocumentPreparer(schema, {
    depthLimit: 10,
    aliasLimit: 0,
    costLimit: 1_000,
    introspection: false,
  });
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { query, variables } = documentOf('subscription', field);
    const prepared = prepare(query, role !== undefined);
    if ('errors' in prepared) throw prepared.errors[0];
    const client = role === undefined ? undefined : await server.as(personOf(role));
    const session = client?.token === undefined ? undefined : await server.context.sessions.find(client.token);
    const contextValue = { ...server.context, actor: session?.actor ?? null, log: server.app.log };
    const stream = await subscribe({ schema, document: prepared.document, variableValues: variables, contextValue });
    const code = 'errors' in stream ? stream.errors?.[0]?.extensions['code'] : undefined;
    expect(code).toBe(expected(field.name as Operation, role));
    if (Symbol.asyncIterator in stream) await stream.return?.(undefined);
  }
});
