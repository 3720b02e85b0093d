import { access, mayUse, type Operation } from '@eptw/domain/access/access';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/context.ts';
import { forbidden, unauthenticated } from '../graphql/errors.ts';

function isOperation(name: string): name is Operation {
  return Object.hasOwn(access, name);
}

/** Refuses whoever the access table does not name for this operation. */
export function authorize(operation: Operation, context: Context): void {
  if (access[operation].who === 'anyone') return;
  if (!context.actor) throw unauthenticated();
  if (!mayUse(operation, context.actor.role)) throw forbidden();
}

/**
 * Puts the access table in front of every root field, so that no feature can forget it. Throws when a root field is
 * missing from the table: such a program does not start.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      if (!isOperation(name))
        throw new Error(`${name} is not in the access table: add it to domain/src/access/access.ts`);
      if (field.subscribe) field.subscribe = guarded(name, field.subscribe);
      else field.resolve = guarded(name, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

function guarded(
  operation: Operation,
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return (source, args, context, info) => {
    authorize(operation, context);
    return resolve(source, args, context, info);
  };
}
