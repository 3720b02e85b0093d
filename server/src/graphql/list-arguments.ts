import { coerceInputValue, type GraphQLSchema } from 'graphql';
import { badInput } from './errors.ts';
import { cleanArguments } from './text-arguments.ts';

const pagingArguments = ['limit', 'offset'];

/**
 * Parses the arguments of a list outside GraphQL, by its operation: they are parsed and refused as in a GraphQL
 * request. A list that is read as a whole has no pages.
 */
export function parseListArguments(schema: GraphQLSchema, operation: string, input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw badInput('Send the filters of the list as a JSON object.');
  const fields = schema.getQueryType()?.getFields() ?? {};
  const declared = fields[operation]?.args.filter(({ name }) => !pagingArguments.includes(name));
  if (!declared) throw new Error(`${operation} is not a query`);
  const inputsByName = new Map<string, unknown>(Object.entries(input));
  const unknown = [...inputsByName.keys()].find((name) => declared.every((argument) => argument.name !== name));
  if (unknown !== undefined) throw badInput(`The list has no filter '${unknown.slice(0, 40)}'.`);
  const args: Record<string, unknown> = {};
  for (const { name, type } of declared) {
    const value = inputsByName.get(name);
    if (value === undefined) continue;
    args[name] = coerceInputValue(value, type, () => {
      throw badInput(`The filter ${name} does not fit its type.`);
    });
  }
  return cleanArguments(declared, args);
}
