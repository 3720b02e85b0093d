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

/** Returns the text by which a value is found again, whatever the order of its properties. */
export function toCanonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Returns the text that stands for an operation with these variables. */
export function toKey({ name }: { name: string }, variables: object): string {
  return toCanonicalText([name, variables]);
}
