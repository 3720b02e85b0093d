import { hashKey } from '@tanstack/react-query';

/** An operation of the API, as `npm run generate` writes it: its text, and the types of its variables and result. */
export interface Operation<Data, Variables> {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** The names of the fields in its result. */
  fields: readonly string[];
  text: string;
  /** Only for the compiler. */
  types?: (variables: Variables) => Data;
}

/** An operation with any variables and result. */
export type AnyOperation = Omit<Operation<unknown, never>, 'types'>;

/** Returns the text by which an operation with these variables is found, whatever the order of their properties. */
export function toKey({ name }: { name: string }, variables: object): string {
  return hashKey([name, variables]);
}
