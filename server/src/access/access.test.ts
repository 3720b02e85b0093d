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
  type GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentPreparer } from '../graphql/prepare-document.ts';
import { getSchema } from '../app/schema.ts';
import type { TestClient } from '../testing/client.ts';
import { createWorkerOrThrow, setPinAs } from '../features/crew/testing/workers.ts';
import { callPage, readToken } from '../features/sign-on/page/testing/page.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers, type TestUser } from '../testing/test-users.ts';
import { createLiveWork } from './testing/work-subjects.ts';

type RootField = GraphQLField<unknown, unknown>;

const schema = getSchema();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A value for an argument of each scalar type: its meaning does not matter, only whether the operation may be used. */
const scalarValues: Record<string, unknown> = {
  Boolean: true,
  DateTime: '2026-06-10T04:00:00Z',
  Float: 1,
  ID: 'unknown',
  Int: 1,
  JSON: {},
  String: 'unknown',
  Upload: null,
};

/** The smallest value that an argument's type accepts. */
function createMinimalValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map((field) => [field.name, createMinimalValue(field.type)]),
    );
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (!Object.hasOwn(scalarValues, inner.name)) throw new Error(`Add a value of the scalar ${inner.name}.`);
  return scalarValues[inner.name];
}

function createDocument(kind: string, field: RootField): { query: string; variables: Record<string, unknown> } {
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type))
    ? selectLeaf(getNamedType(field.type) as GraphQLObjectType)
    : '';
  const query = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selection} }`;
  return {
    query,
    variables: Object.fromEntries(field.args.map((argument) => [argument.name, createMinimalValue(argument.type)])),
  };
}

function selectLeaf(type: GraphQLObjectType): string {
  const leaf = Object.values(type.getFields()).find((field) => isLeafType(getNamedType(field.type)));
  return leaf ? `{ ${leaf.name} }` : '{ __typename }';
}

/**
 * The code of the refusal for lack of rights in these errors. @throws for any other error, which says nothing about
 * rights
 */
function toRefusalCode(operation: string, errors: readonly Pick<GraphQLError, 'message' | 'extensions'>[] | undefined) {
  const code = errors?.[0]?.extensions['code'];
  if (errors === undefined || code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return code;
  throw new Error(`${operation} failed: ${JSON.stringify(errors)}`);
}

/** The code with which an operation refuses this caller for lack of rights; undefined when they may use it. */
async function findRefusalCode(client: TestClient, kind: string, field: RootField): Promise<unknown> {
  const { query, variables } = createDocument(kind, field);
  const { errors } =
    field.name === 'singleUpload' ? await client.upload('a.txt', 'text') : await client.query(query, variables);
  return toRefusalCode(field.name, errors);
}

function expected(operation: Operation, role: Role | undefined): string | undefined {
  const { usableBy } = accessTable[operation];
  if (usableBy === 'anyone') return undefined;
  if (role === undefined) return 'UNAUTHENTICATED';
  return canUse(operation, role) ? undefined : 'FORBIDDEN';
}

const findTestUser = (role: Role) =>
  (Object.keys(testUsers) as TestUser[]).find((person) => testUsers[person].role === role) ?? 'superAdmin';

const callers: [string, Role | undefined][] = [
  ['nobody', undefined],
  ...roles.map((role): [string, Role] => [role, role]),
];

test.each(callers)('%s may use what the access table says, and nothing else', async (_name, role) => {
  // A session for each operation, because one of the operations ends its session.
  await expectAccess(role, async () => (role === undefined ? server.client() : server.as(findTestUser(role))));
});

test("a worker's key and the code of a permit open nothing else than the sign-on page", async () => {
  server.setClock(new Date('2026-03-01T02:00:00Z'));
  const permitId = await createLiveWork(server);
  const { _id, passNumber } = await createWorkerOrThrow(server);
  await setPinAs(server, 'pm', _id, '2580');
  const token = await readToken(await server.as('requestor'), permitId);
  const { deviceKey } = await callPage(server.client(), 'signOnHere', { token, passNumber, pin: '2580' });
  server.setClock(undefined);
  for (const secret of [token, deviceKey]) {
    expect(secret).toEqual(expect.any(String));
    await expectAccess(undefined, async () => server.client(secret ?? undefined));
  }
});

/** Tries every operation as a caller, and compares with what the access table says of their role. */
async function expectAccess(role: Role | undefined, connect: () => Promise<TestClient>): Promise<void> {
  const codes: Record<string, unknown> = {};
  const expectedResults: Record<string, string | undefined> = {};
  const rootTypes = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  for (const [kind, type] of Object.entries(rootTypes)) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      codes[field.name] = await findRefusalCode(await connect(), kind, field);
      expectedResults[field.name] = expected(field.name as Operation, role);
    }
  }
  expect(codes).toEqual(expectedResults);
}

test.each(callers)('%s may subscribe to what the access table says, and to nothing else', async (_name, role) => {
  const prepare = createDocumentPreparer(schema, {
    depthLimit: 10,
    aliasLimit: 0,
    costLimit: 1_000,
    introspection: false,
    compiledQueries: false,
  });
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const { query, variables } = createDocument('subscription', field);
    const prepared = prepare(query, role !== undefined);
    if ('errors' in prepared) throw prepared.errors[0];
    const client = role === undefined ? undefined : await server.as(findTestUser(role));
    const session = client?.token === undefined ? undefined : await server.context.sessions.find(client.token);
    const contextValue = { ...server.context, actor: session?.actor ?? null, log: server.app.log };
    const stream = await subscribe({ schema, document: prepared.document, variableValues: variables, contextValue });
    const code = toRefusalCode(field.name, 'errors' in stream ? stream.errors : undefined);
    expect(code).toBe(expected(field.name as Operation, role));
    if (Symbol.asyncIterator in stream) await stream.return?.(undefined);
  }
});
