import { ContentProblem, type ValuePath } from './content-problem.ts';

/** Parses the value at a place in a file. Throws a `ContentProblem` when it has another shape. */
export type Shape<Value> = (value: unknown, valuePath: ValuePath) => Value;

export const text: Shape<string> = (value, valuePath) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new ContentProblem(valuePath, 'must be a text. Put it between quotes if it looks like something else.');
};

/** A text that may be empty. */
export const anyText: Shape<string> = (value, valuePath) => {
  if (typeof value === 'string') return value;
  throw new ContentProblem(valuePath, 'must be a text. Put it between quotes if it looks like something else.');
};

export const flag: Shape<boolean> = (value, valuePath) => {
  if (typeof value === 'boolean') return value;
  throw new ContentProblem(valuePath, 'must be true or false.');
};

/** A number greater than 0. */
export const amount: Shape<number> = (value, valuePath) => {
  if (typeof value === 'number' && value > 0) return value;
  throw new ContentProblem(valuePath, 'must be a number greater than 0.');
};

/** A whole number, which may be negative. */
export const wholeNumber: Shape<number> = (value, valuePath) => {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new ContentProblem(valuePath, 'must be a whole number.');
};

/** Any value; the caller checks it. */
export const anything: Shape<unknown> = (value) => value;

export function oneOf<Choice extends string>(choices: readonly Choice[]): Shape<Choice> {
  return (value, valuePath) => {
    const match = choices.find((choice) => choice === value);
    if (match !== undefined) return match;
    throw new ContentProblem(valuePath, `must be one of ${choices.join(', ')}.`);
  };
}

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, valuePath) => (value === undefined ? undefined : shape(value, valuePath));
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value, valuePath) => {
    if (Array.isArray(value)) return value.map((entry, index) => shape(entry, [...valuePath, index]));
    throw new ContentProblem(valuePath, 'must be a list.');
  };
}

/** An object with any member names and one shape for all values. */
export function recordOf<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value, valuePath) =>
    Object.fromEntries(
      Object.entries(readMembers(value, valuePath)).map(([name, entry]) => [name, shape(entry, [...valuePath, name])]),
    );
}

/** An object with exactly these members; any other is a spelling mistake. */
export function object<Value extends object>(shapes: { [Name in keyof Value]-?: Shape<Value[Name]> }): Shape<Value> {
  const names = Object.keys(shapes) as (keyof Value & string)[];
  return (value, valuePath) => {
    const members = readMembers(value, valuePath);
    const unknown = Object.keys(members).find((name) => !names.some((knownName) => knownName === name));
    if (unknown !== undefined)
      throw new ContentProblem([...valuePath, unknown], `is not known here. Known are ${names.join(', ')}.`);
    const parsedMembers = names.map((name) => [name, shapes[name](members[name], [...valuePath, name])] as const);
    return Object.fromEntries(parsedMembers.filter(([, member]) => member !== undefined)) as Value;
  };
}

function readMembers(value: unknown, valuePath: ValuePath): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new ContentProblem(valuePath, 'must have members, each with a name.');
}
