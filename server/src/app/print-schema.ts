import { printSchema } from 'graphql';
import { buildSchema } from './schema.ts';

/** The whole API, as in `server/schema.graphql`. */
export function printApiSchema(): string {
  return `${printSchema(buildSchema())}\n`;
}
