import type { ResponseCode } from '@eptw/domain/response-code';
import {
  GraphQLError,
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  parse,
  type FormattedExecutionResult,
  type GraphQLOutputType,
} from 'graphql';
import type { Operation } from '../lib/api/operation.ts';
import type { Follow, Send } from '../lib/api/transport.ts';
import schemaText from '../../../server/schema.graphql?raw';

const schema = buildSchema(schemaText);

type Reply = (variables: never) => unknown;

let replies = new Map<string, Reply>();
let replyToOthers: Reply | undefined;
let sent: { name: string; variables: unknown }[] = [];
let unanswered: string[] = [];

/**
 * Responds to an operation from now on. The operation is executed on the server's schema, so that the response has its
 * shape: with type names, with coerced variables, and with `data: null` when a required value is missing. What `reply`
 * throws becomes an error in the response; see `failure` and `disconnected`.
 */
export function respondTo<Data, Variables>(
  document: Operation<Data, Variables>,
  reply: (variables: Variables) => Data | Promise<Data>,
): void {
  replies.set(document.name, reply);
}

/** Responds to all queries that have no response of their own, from now on. */
export function respondToOtherQueries(reply: () => unknown): void {
  replyToOthers = reply;
}

/** A response without data: lists have no items, and values are zero, empty or absent. */
export const emptyPayload = Symbol('empty payload');

function createEmptyValue(type: GraphQLOutputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [];
  if (isObjectType(nullable)) return emptyPayload;
  if (type === nullable) return null;
  if (isEnumType(nullable)) return nullable.getValues()[0]?.value;
  return { Boolean: true, Int: 0, Float: 0, DateTime: new Date(0).toISOString() }[String(nullable)] ?? '';
}

/** Returns the variables of all operations of this kind that the page has sent. */
export function getSent<Data, Variables>(document: Operation<Data, Variables>): Variables[] {
  return sent.flatMap(({ name, variables }) => (name === document.name ? [variables as Variables] : []));
}

/** The payload of a mutation that succeeded. */
export function success(message = '') {
  return { success: true, code: 'OK' as const, message };
}

/** The payload of a mutation that the server refused. */
export function refusal(code: ResponseCode, message: string) {
  return { success: false, code, message };
}

/** Throw it to fail an operation as a whole. */
export function failure(message: string, code = 'FAILED'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Throw it to lose the connection instead of answering. */
export const disconnected = new TypeError('Failed to fetch');

async function respond({ operationName, variables, query }: OperationBody): Promise<FormattedExecutionResult> {
  const isQuery = query.startsWith('query');
  const reply = replies.get(operationName) ?? (isQuery ? replyToOthers : undefined);
  sent.push({ name: operationName, variables });
  if (!reply) unanswered.push(operationName);
  // As in a network, no response comes at once.
  await new Promise((resolve) => setTimeout(resolve));
  const rootValue = await Promise.resolve()
    .then(() => (reply ? reply(variables as never) : {}))
    .catch((error: unknown) => {
      if (error === disconnected) throw error;
      return error;
    });
  const result = await execute({
    schema,
    document: parse(query),
    variableValues: variables,
    rootValue,
    // By the name in the response: an operation can query one field under several.
    fieldResolver: (source: unknown, _arguments, _context, { path, returnType }) => {
      if (source instanceof Error) throw source;
      if (source === emptyPayload) return createEmptyValue(returnType);
      return (source as Record<string, unknown>)[path.key];
    },
  });
  return JSON.parse(JSON.stringify(result)) as FormattedExecutionResult;
}

const fetchFromServer = globalThis.fetch;

/** Answers what pages before signing in send with `fetch` from the test; everything else is fetched. */
export const fetchOrRespond: typeof fetch = async (input, options) => {
  if (input !== '/graphql') return fetchFromServer(input, options);
  const { operationName, query, variables } = (await new Response(options?.body).json()) as OperationBody;
  return Response.json(await respond({ operationName, variables, query }));
};

interface OperationBody {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Answers queries and mutations from the test. */
export const answer: Send = ({ operation, variables }) =>
  respond({
    operationName: operation.name,
    query: operation.text,
    variables: variables as Record<string, unknown>,
  });

interface Subscriber {
  name: string;
  publish: (data: object) => void;
}

const subscribers = new Set<Subscriber>();

/** A socket on which only `publish` sends something. */
export const followPublished: Follow = ({ operation }, onResponse) => {
  const subscriber = { name: operation.name, publish: (data: object) => onResponse({ data }) };
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
};

/** Sends an event to all subscriptions of this kind. Fails when there is none. */
export function publish<Data extends object, Variables>(document: Operation<Data, Variables>, data: Data): void {
  const receivers = [...subscribers].filter(({ name }) => name === document.name);
  if (receivers.length === 0) throw new Error(`Nothing subscribes to ${document.name}.`);
  for (const receiver of receivers) receiver.publish(data);
}

/** Forgets all answers. Returns the operations that the test did not answer. */
export function resetApi(): readonly string[] {
  const missing = unanswered;
  replies = new Map();
  replyToOthers = undefined;
  sent = [];
  unanswered = [];
  return missing;
}
