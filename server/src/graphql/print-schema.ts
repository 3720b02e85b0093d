import { printSchema } from 'graphql';
import { buildSchema } from './schema.ts';

/** The whole API as `server/schema.graphql` holds it. */
export function printedSchema(): string {
  return `${printSchema(buildSchema())}\n`;
}
