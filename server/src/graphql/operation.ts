import { execute, getOperationAST, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { RequestContext } from './request-context.ts';
import type { PrepareDocument, PreparedDocument } from './prepare-document.ts';
import { badInput } from './errors.ts';
import { toClientErrors } from './client-errors.ts';

/** A GraphQL request as received over HTTP. */
export interface OperationRequest {
  query: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a parsed body. Throws BAD_INPUT with a sentence when it is not a single GraphQL request. */
export function parseOperation(body: unknown): OperationRequest {
  if (!isObject(body)) throw badInput('Send one GraphQL request as a JSON object.');
  const { query, variables, operationName } = body;
  if (typeof query !== 'string') throw badInput('The request has no query.');
  if (variables !== undefined && variables !== null && !isObject(variables))
    throw badInput('The variables of the request must be a JSON object.');
  return {
    query,
    variables: variables ?? undefined,
    operationName: typeof operationName === 'string' ? operationName : undefined,
  };
}

/** Runs a query or mutation. Never rejects: every failure is among the errors, in a form that the caller may see. */
export async function runOperation(
  schema: GraphQLSchema,
  prepare: PrepareDocument,
  request: OperationRequest,
  context: RequestContext,
): Promise<ExecutionResult> {
  const prepared = prepare(request.query, context.actor !== null);
  if ('errors' in prepared) return { errors: prepared.errors };
  const result = await runPrepared(schema, prepared, request, context);
  return result.errors ? { ...result, errors: toClientErrors(result.errors, context) } : result;
}

async function runPrepared(
  schema: GraphQLSchema,
  { document, compiled }: Exclude<PreparedDocument, { errors: unknown }>,
  { variables, operationName }: OperationRequest,
  context: RequestContext,
): Promise<ExecutionResult> {
  if (compiled && (operationName === undefined || operationName === compiled.name))
    return compiled.run(variables ?? {}, context);
  if (getOperationAST(document, operationName)?.operation === 'subscription')
    return { errors: [badInput('Subscriptions need a WebSocket.')] };
  return execute({
    schema,
    document,
    variableValues: variables,
    operationName,
    contextValue: context,
    hideSuggestions: true,
  });
}
