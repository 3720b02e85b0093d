import { locatedError, type GraphQLError } from 'graphql';

/** One run of a compiled query. */
export interface QueryRun {
  /** Of the request, passed to the resolvers as it is. */
  context: unknown;
  variables: Record<string, unknown>;
  /** Of the values that null took the place of. */
  errors: GraphQLError[];
}

/** The way from the response to an object or a list in it. */
export interface ResponsePath {
  parent: ResponsePath | undefined;
  key: string | number;
}

/** How a value is turned into what the response holds. */
export interface CompiledType {
  /** Whether it may be null, which then also takes the place of a value that failed. */
  isNullable: boolean;
  /** The field in the schema, such as `Permit.code`, for messages. */
  coordinate: string;
  /** Given a value that is not null. Returns a promise if any part of it is one. Throws if it has no such type. */
  complete: (value: unknown, run: QueryRun, parent: ResponsePath | undefined, key: ResponsePath['key']) => unknown;
}

/** A field as a document selects it. */
export interface CompiledField extends CompiledType {
  /** Its alias, or else its own name. */
  name: string;
  /** The property of the source that it is, if a text is sent as it is. */
  textProperty: string | undefined;
  resolve: (source: unknown, run: QueryRun) => unknown;
}

/** The fields that a document selects of an object. */
export interface CompiledObject {
  fields: readonly CompiledField[];
  /** Copied for each object, because one that grows field by field needs several times the memory. */
  shape: Readonly<Record<string, unknown>>;
}

function listKeys(parent: ResponsePath | undefined, key: ResponsePath['key']): ResponsePath['key'][] {
  return parent ? [...listKeys(parent.parent, parent.key), key] : [key];
}

/** There is none for the fields of the query itself. */
type Source = Readonly<Record<string, unknown>> | undefined;

/** An error from further inside keeps its path. */
function failAt(
  error: unknown,
  { isNullable }: CompiledType,
  { errors }: QueryRun,
  ...at: Parameters<typeof listKeys>
): null {
  const located = locatedError(error, undefined, listKeys(...at));
  if (!isNullable) throw located;
  errors.push(located);
  return null;
}

function completeValue(
  value: unknown,
  type: CompiledType,
  run: QueryRun,
  parent: ResponsePath | undefined,
  key: ResponsePath['key'],
): unknown {
  if (value instanceof Error) throw value;
  if (value !== null && value !== undefined) return type.complete(value, run, parent, key);
  if (type.isNullable) return null;
  throw new Error(`Cannot return null for non-nullable field ${type.coordinate}.`);
}

function completeAt(
  value: unknown,
  type: CompiledType,
  run: QueryRun,
  parent: ResponsePath | undefined,
  key: ResponsePath['key'],
): unknown {
  try {
    const completed: unknown =
      value instanceof Promise
        ? value.then((result) => completeValue(result, type, run, parent, key))
        : completeValue(value, type, run, parent, key);
    return completed instanceof Promise ? completed.catch((error) => failAt(error, type, run, parent, key)) : completed;
  } catch (error) {
    return failAt(error, type, run, parent, key);
  }
}

function runField(field: CompiledField, source: unknown, run: QueryRun, parent: ResponsePath | undefined): unknown {
  let value: unknown;
  try {
    // Most fields are such texts.
    const text = field.textProperty === undefined ? undefined : (source as Source)?.[field.textProperty];
    if (typeof text === 'string') return text;
    value = field.resolve(source, run);
  } catch (error) {
    return failAt(error, field, run, parent, field.name);
  }
  return completeAt(value, field, run, parent, field.name);
}

/** Replaces a promise in an object or a list with its result. */
async function replacePromise(whole: object, key: ResponsePath['key'], promise: Promise<unknown>): Promise<void> {
  Reflect.set(whole, key, await promise);
}

/** Waits for every part, so that nothing of a run goes on after its response, and fails if one has failed. */
async function waitForParts<Whole>(whole: Whole, parts: readonly Promise<void>[]): Promise<Whole> {
  await Promise.allSettled(parts);
  await Promise.all(parts);
  return whole;
}

async function failAfter(parts: readonly Promise<void>[], error: unknown): Promise<never> {
  await Promise.allSettled(parts);
  throw error;
}

/** Runs the fields of an object in the order of the document. */
export function runFields(
  { fields, shape }: CompiledObject,
  source: unknown,
  run: QueryRun,
  path?: ResponsePath,
): unknown {
  const object: Record<string, unknown> = { ...shape };
  let pending: Promise<void>[] | undefined;
  try {
    for (const field of fields) {
      const value = runField(field, source, run, path);
      // Also a promise takes its place, so that the fields keep their order.
      object[field.name] = value;
      if (value instanceof Promise) (pending ??= []).push(replacePromise(object, field.name, value));
    }
  } catch (error) {
    if (pending) return failAfter(pending, error);
    throw error;
  }
  return pending ? waitForParts(object, pending) : object;
}

/** Completes the entries of a list. */
export function completeEntries(
  type: CompiledType,
  values: Iterable<unknown>,
  run: QueryRun,
  path: ResponsePath,
): unknown {
  const list: unknown[] = [];
  let pending: Promise<void>[] | undefined;
  try {
    for (const value of values) {
      const entry = completeAt(value, type, run, path, list.length);
      if (entry instanceof Promise) (pending ??= []).push(replacePromise(list, list.length, entry));
      list.push(entry);
    }
  } catch (error) {
    if (pending) return failAfter(pending, error);
    throw error;
  }
  return pending ? waitForParts(list, pending) : list;
}
