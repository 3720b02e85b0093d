import { accessTable, canUse, type Operation } from '@eptw/domain/access/access';
import type { ResponseCode } from '@eptw/domain/response-code';
import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Payload } from '../graphql/payloads.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';
import { Refusal } from '../refusal.ts';
import { logOperation } from './security-log.ts';

function isOperation(name: string): name is Operation {
  return Object.hasOwn(accessTable, name);
}

/** Refuses a caller whose role the access table does not list for this operation, and logs the refusal. */
export function authorize(operation: Operation, context: RequestContext): void {
  if (accessTable[operation].usableBy === 'anyone') return;
  if (!context.actor) {
    recordRefusal(context, operation, 'UNAUTHENTICATED');
    throw unauthenticated();
  }
  if (!canUse(operation, context.actor.role)) {
    recordRefusal(context, operation, 'FORBIDDEN');
    throw forbidden();
  }
}

function recordRefusal(context: RequestContext, operation: Operation, code: ResponseCode): void {
  logOperation(context, operation, code);
  context.recordOutcome?.(operation, code);
}

/**
 * Guards every root field by the access table, so that no feature can forget it, and logs every change and every
 * refusal. Throws when a root field is missing from the table, so that the program does not start.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    const changes = type === schema.getMutationType();
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      if (!isOperation(name))
        throw new Error(`${name} is not in the access table: add it to domain/src/access/access.ts`);
      if (field.subscribe) field.subscribe = withAuthorization(name, changes, field.subscribe);
      else field.resolve = withAuthorization(name, changes, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

function withAuthorization(
  operation: Operation,
  changes: boolean,
  resolve: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (source, args, context, info) => {
    authorize(operation, context);
    const recordOutcome = (answer: unknown) => {
      if (isPayload(answer) && (changes || !answer.success)) logOperation(context, operation, answer.code);
      context.recordOutcome?.(operation, isPayload(answer) ? answer.code : 'OK');
      return answer;
    };
    const recordFault = (error: unknown): never => {
      const code = findErrorCode(error);
      if (code !== 'FAILED') logOperation(context, operation, code);
      context.recordOutcome?.(operation, code);
      throw error;
    };
    try {
      const answer: unknown = resolve(source, args, context, info);
      return answer instanceof Promise ? answer.then(recordOutcome, recordFault) : recordOutcome(answer);
    } catch (error) {
      return recordFault(error);
    }
  };
}

/** An unexpected error has no code: the caller gets FAILED. */
function findErrorCode(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return typeof code === 'string' ? code : 'FAILED';
}

function isPayload(value: unknown): value is Pick<Payload, 'success' | 'code'> {
  return typeof value === 'object' && value !== null && 'success' in value && 'code' in value;
}
