import { ApolloLink, Observable } from '@apollo/client';
import {
  GraphQLError,
  buildSchema,
  execute,
  getOperationAST,
  type DocumentNode,
  type FormattedExecutionResult,
} from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import schemaText from '../../../server/schema.graphql?raw';

const schema = buildSchema(schemaText);

type Reply = (variables: never) => unknown;

let replies = new Map<string, Reply>();
let sent: { name: string; variables: unknown }[] = [];
let unanswered: string[] = [];

function getName(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? '';
}

/**
 * Responds to an operation from now on. The operation is executed on the server's schema, so that the response has its
 * shape: with type names, with coerced variables, and with `data: null` when a required value is missing. What `reply`
 * throws becomes an error in the response; see `failure` and `disconnected`.
 */
export function respondTo<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  reply: (variables: Variables) => Data | Promise<Data>,
): void {
  replies.set(getName(document), reply);
}

/** Returns the variables of all operations of this kind that the page has sent. */
export function getSent<Data, Variables>(document: TypedDocumentNode<Data, Variables>): Variables[] {
  return sent.flatMap(({ name, variables }) => (name === getName(document) ? [variables as Variables] : []));
}

/** Throw it to fail an operation as a whole. */
export function failure(message: string, code = 'FAILED'): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Throw it to lose the connection instead of answering. */
export const disconnected = new TypeError('Failed to fetch');

async function respond(operation: ApolloLink.Operation): Promise<FormattedExecutionResult> {
  const { operationName = '', variables, query } = operation;
  const reply = replies.get(operationName);
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
    document: query,
    variableValues: variables,
    rootValue,
    // By the name in the response: an operation can query one field under several.
    fieldResolver: (source: unknown, _arguments, _context, { path }) => {
      if (source instanceof Error) throw source;
      return (source as Record<string, unknown>)[path.key];
    },
  });
  return JSON.parse(JSON.stringify(result)) as FormattedExecutionResult;
}

/** Answers queries and mutations from the test. */
export const requests = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      respond(operation).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    }),
);

/** A socket on which nothing happens. */
export const subscriptions = new ApolloLink(() => new Observable(() => {}));

/** Forgets all answers. Returns the operations that the test did not answer. */
export function resetApi(): readonly string[] {
  const missing = unanswered;
  replies = new Map();
  sent = [];
  unanswered = [];
  return missing;
}
