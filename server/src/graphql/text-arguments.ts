import {
  defaultFieldResolver,
  getNullableType,
  isInputObjectType,
  isListType,
  GraphQLID,
  GraphQLString,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from './request-context.ts';
import { badInput } from './errors.ts';

/** Nobody types more, and every further character costs the database time. */
const maxSearchLength = 200;

/** PostgreSQL cannot store NUL, and an unpaired surrogate would come back as another character. */
const unstorablePattern = /\0|\p{Surrogate}/u;

/**
 * Refuses texts in the arguments of root fields that the database could neither find nor store, with BAD_INPUT.
 * Values of the type JSON are left to the features that use them.
 */
export function guardTextArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const check = (args: Record<string, unknown>) => requireStorableTexts(field.args, args);
      if (field.subscribe) field.subscribe = withCheck(check, field.subscribe);
      else field.resolve = withCheck(check, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

/** Refuses such a text in the arguments of one field. */
export function requireStorableTexts(
  declared: readonly GraphQLArgument[],
  args: Readonly<Record<string, unknown>>,
): void {
  for (const { name, type } of declared) requireStorableText(name, args[name], type);
}

function withCheck(
  check: (args: Record<string, unknown>) => void,
  resolve: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (source, args, context, info) => {
    check(args);
    return resolve(source, args, context, info);
  };
}

function requireStorableText(name: string, value: unknown, type: GraphQLInputType): void {
  const nullableType = getNullableType(type);
  if (typeof value === 'string' && (nullableType === GraphQLString || nullableType === GraphQLID)) {
    if (name.startsWith('search') && value.length > maxSearchLength)
      throw badInput(`Search for at most ${maxSearchLength} characters.`);
    if (unstorablePattern.test(value)) throw badInput(`${name} contains a character that cannot be stored. Remove it.`);
  } else if (isListType(nullableType) && Array.isArray(value)) {
    for (const entry of value) requireStorableText(name, entry, nullableType.ofType);
  } else if (isInputObjectType(nullableType) && typeof value === 'object' && value !== null) {
    for (const field of Object.values(nullableType.getFields()))
      requireStorableText(field.name, Reflect.get(value, field.name), field.type);
  }
}
