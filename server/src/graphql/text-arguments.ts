import { isJsonTextTooDeep } from '@eptw/domain/text/json-depth';
import { cleanText } from '@eptw/domain/text/stored-text';
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

/** Arguments that are compared to the letter, with the reason. Every other text is cleaned. */
export const verbatimArguments: Readonly<Record<string, string>> = {
  password: 'passwords have a normal form of their own',
  oldPassword: 'passwords have a normal form of their own',
  newPassword: 'passwords have a normal form of their own',
  pin: 'a PIN is digits, or refused',
  securityCode: 'made by the server',
  token: 'made by the server',
  deviceKey: 'made by the server',
  deviceKeys: 'made by the server',
  idempotencyKey: 'another key is another request',
  csv: 'a file; what is in its cells is cleaned as they are read',
};

type Arguments = Record<string, unknown>;

/**
 * Cleans the texts in the arguments of root fields, also those in JSON, before a resolver reads them: THE place for all
 * that comes in through GraphQL. Texts that the database could neither find nor store are refused with BAD_INPUT.
 */
export function guardTextArguments(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const clean = (args: Arguments) => cleanArguments(field.args, args);
      if (field.subscribe) field.subscribe = withCleaned(clean, field.subscribe);
      else field.resolve = withCleaned(clean, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

/** The arguments of one field with clean texts. They are copied, because a compiled query uses its own again. */
export function cleanArguments(declared: readonly GraphQLArgument[], args: Readonly<Arguments>): Arguments {
  const cleaned = { ...args };
  for (const { name, type } of declared) if (name in cleaned) cleaned[name] = cleanValue(name, cleaned[name], type);
  return cleaned;
}

function withCleaned(
  clean: (args: Arguments) => Arguments,
  resolve: GraphQLFieldResolver<unknown, RequestContext>,
): GraphQLFieldResolver<unknown, RequestContext> {
  return (source, args: Arguments, context, info) => resolve(source, clean(args), context, info);
}

function cleanValue(name: string, value: unknown, type: GraphQLInputType): unknown {
  const nullableType = getNullableType(type);
  if (isListType(nullableType) && Array.isArray(value))
    return value.map((entry) => cleanValue(name, entry, nullableType.ofType));
  if (isInputObjectType(nullableType) && typeof value === 'object' && value !== null) {
    const cleaned: Arguments = { ...value };
    for (const field of Object.values(nullableType.getFields()))
      if (field.name in cleaned) cleaned[field.name] = cleanValue(field.name, cleaned[field.name], field.type);
    return cleaned;
  }
  if (nullableType === GraphQLString || nullableType === GraphQLID) return cleanTextValue(name, value);
  return 'name' in nullableType && nullableType.name === 'JSON' ? cleanJson(value) : value;
}

function cleanTextValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name.startsWith('search') && value.length > maxSearchLength)
    throw badInput(`Search for at most ${maxSearchLength} characters.`);
  if (unstorablePattern.test(value)) throw badInput(`${name} contains a character that cannot be stored. Remove it.`);
  return Object.hasOwn(verbatimArguments, name) ? value : cleanText(value);
}

/** JSON text in which no string can have anything to clean: no escape writes a character that is not there. */
const plainJsonPattern = /^(?:[\t\r\n\x20-\x5b\x5d-\x7e]|\\["\\/n])*$/;

/** The strings of a JSON value, which may be JSON text. Its keys are names that templates have, and stay. */
function cleanJson(value: unknown): unknown {
  if (typeof value !== 'string') return cleanStrings(value);
  // The feature that reads it refuses what is nested too deeply or no JSON.
  if (plainJsonPattern.test(value) || isJsonTextTooDeep(value)) return value;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return cleanText(value);
  }
  return JSON.stringify(cleanStrings(parsed));
}

function cleanStrings(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanStrings(entry)]));
}
