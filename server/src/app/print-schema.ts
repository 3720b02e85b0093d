import { printSchema } from 'graphql';
import { buildSchema } from './schema.ts';

/** The whole API as `server/schema.graphql` holds it. */
export function printApiSchema(): string {
  return `${printSchema(buildSchema())}\n`;
}
