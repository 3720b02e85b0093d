import { printSchema } from 'graphql';
import { getSchema } from './schema.ts';

/** The whole API, as in `server/schema.graphql`. */
export function printApiSchema(): string {
  return `${printSchema(getSchema())}\n`;
}
