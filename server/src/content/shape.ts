import { ContentProblem, type Place } from './content-problem.ts';

/** Parses the value at a place in a file. Throws a `ContentProblem` when it has another shape. */
export type Shape<Value> = (value: unknown, place: Place) => Value;

export const text: Shape<string> = (value, place) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new ContentProblem(place, 'must be a text. Put it between quotes if it looks like something else.');
};

export const flag: Shape<boolean> = (value, place) => {
  if (typeof value === 'boolean') return value;
  throw new ContentProblem(place, 'must be true or false.');
};

/** A number greater than 0. */
export const amount: Shape<number> = (value, place) => {
  if (typeof value === 'number' && value > 0) return value;
  throw new ContentProblem(place, 'must be a number greater than 0.');
};

/** Any value; the caller checks it. */
export const anything: Shape<unknown> = (value) => value;

export function oneOf<Choice extends string>(choices: readonly Choice[]): Shape<Choice> {
  return (value, place) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw new ContentProblem(place, `must be one of ${choices.join(', ')}.`);
  };
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, place) => (value === undefined ? undefined : shape(value, place));
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value, place) => {
    if (Array.isArray(value)) return value.map((entry, index) => shape(entry, [...place, index]));
    throw new ContentProblem(place, 'must be a list.');
  };
}

/** An object with any member names and one shape for all values. */
export function recordOf<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value, place) =>
    Object.fromEntries(
      Object.entries(readMembers(value, place)).map(([name, one]) => [name, shape(one, [...place, name])]),
    );
}

/** An object with exactly these members; any other is a spelling mistake. */
export function object<Value extends object>(shapes: { [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> {
  const names = Object.keys(shapes) as (keyof Value & string)[];
  return (value, place) => {
    const members = readMembers(value, place);
    const unknown = Object.keys(members).find((name) => !names.some((known) => known === name));
    if (unknown !== undefined)
      throw new ContentProblem([...place, unknown], `is not known here. Known are ${names.join(', ')}.`);
    const read = names.map((name) => [name, shapes[name](members[name], [...place, name])] as const);
    return Object.fromEntries(read.filter(([, member]) => member !== undefined)) as Value;
  };
}

function readMembers(value: unknown, place: Place): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new ContentProblem(place, 'must have members, each with a name.');
}
