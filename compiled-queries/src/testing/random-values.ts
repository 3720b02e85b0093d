import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** Returns a number from 0 to below 1, another for each call, the same ones for the same text. */
function createNumbers(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
  return () => {
    state = (state + 1_831_565_813) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const leafValues: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 7, '7', true, 2 ** 40],
  Float: [0.5, 3, '0.25', Number.NaN],
  String: ['hot work', '', 5, false],
  Boolean: [true, false, 1],
  ID: ['place-1', 12],
};

/** Rejects without a report if nothing in the document waits for it. */
function reject(error: Error): Promise<never> {
  const rejected = Promise.reject(error);
  rejected.catch(() => undefined);
  return rejected;
}

/**
 * Returns what the field at this place resolves to: mostly a value of its type, at once or later, and sometimes null,
 * a failure or a value of a wrong type. The same place always has the same. Throws where the resolver fails.
 */
function createValue(type: GraphQLOutputType, place: string, next: () => number, mayThrow = true): unknown {
  const fate = next();
  if (fate < 0.015) {
    if (mayThrow) throw new Error(`${place} fails`);
    return new Error(`${place} has failed`);
  }
  if (fate < 0.03) return reject(new Error(`${place} fails later`));
  if (fate < 0.04) return new Error(`${place} is an error`);
  if (fate < 0.07) return isNonNullType(type) && next() < 0.7 ? createProper(type, place, next) : null;
  if (fate < 0.08) return undefined;
  if (fate < 0.09) return { valueOf: () => place };
  const value = createProper(type, place, next);
  return next() < 0.25 ? Promise.resolve(value) : value;
}

function createProper(type: GraphQLOutputType, place: string, next: () => number): unknown {
  const valueType = getNullableType(type);
  if (isListType(valueType)) {
    const entries = Array.from({ length: Math.floor(next() * 4) }, (_, index) =>
      createValue(valueType.ofType, `${place}.${index}`, next, false),
    );
    return next() < 0.2 ? new Set(entries) : entries;
  }
  if (isObjectType(valueType)) return createSource(valueType, place);
  const values = isEnumType(valueType) ? ['Hot', 'Cold', 'Cold', 'Warm'] : (leafValues[String(valueType)] ?? [place]);
  return values[Math.floor(next() * values.length)];
}

/** Where a source is in the response. */
const placeOf = Symbol('place');

function valueOf({ name, type }: GraphQLField<unknown, unknown>, place: string, args: unknown, mayThrow?: boolean) {
  const fieldPlace = `${place}.${name}${JSON.stringify(args)}`;
  return createValue(type, fieldPlace, createNumbers(fieldPlace), mayThrow);
}

/** An object with a property for each field without a resolver: the value itself, or a function that returns it. */
function createSource(type: GraphQLObjectType, place: string): object {
  const source: Record<PropertyKey, unknown> = { [placeOf]: place };
  for (const field of Object.values(type.getFields())) {
    if (field.resolve) continue;
    const isValue = isLeafType(getNamedType(field.type)) && createNumbers(`${place}.${field.name}`)() < 0.7;
    source[field.name] = isValue ? valueOf(field, place, {}, false) : (args: unknown) => valueOf(field, place, args);
  }
  return source;
}

/** Gives the fields of objects resolvers, most of them; the others are properties of their source. */
export function addResolvers(schema: GraphQLSchema, seed: number): void {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  for (const type of types) {
    if (type.name.startsWith('__')) continue;
    // The query itself has no source.
    const share = type === schema.getQueryType() ? 0.2 : 0.5;
    for (const field of Object.values(type.getFields())) {
      if (createNumbers(`${seed} ${type.name}.${field.name}`)() < share) continue;
      field.resolve = (source, args) => valueOf(field, source ? String(Reflect.get(source, placeOf)) : `${seed}`, args);
    }
  }
}
