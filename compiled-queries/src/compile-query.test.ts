import { buildSchema, execute, parse, type ExecutionResult, type GraphQLFieldResolver } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileQuery } from './compile-query.ts';

const schema = buildSchema(`
  enum Kind { Hot Cold }
  interface Named { name: String! }
  type Place implements Named {
    name: String!
    kind: Kind
    level: Int
    repeated(times: Int! = 2, text: String = "x", kinds: [Kind!]): String!
    words: [String!]
    parent: Place
    later: Place!
    children: [Place!]!
    mixed: [Place]
    laterList: [[Place!]]
    fails: String
    failsHard: Int!
    failsLater: Place
    failsHardLater: Place!
    missing: String!
    wrongList: [Int]
    error: Place
  }
  type Query { place: Place!  maybe: Place  later: Place  places: [Place!] named: Named }
  type Mutation { place: Place! }
`);

const place = { name: 'Fab', kind: 'Hot', level: () => 3 };
const later = async <Value>(value: Value): Promise<Value> => {
  await Promise.resolve();
  return value;
};
const fail = (text: string) => {
  throw new Error(text);
};

const resolvers: Record<string, GraphQLFieldResolver<unknown, unknown>> = {
  repeated: (_source, args) => JSON.stringify(args),
  words: () => new Set(['hot', 'work']),
  place: () => place,
  maybe: () => null,
  named: () => place,
  parent: () => later(null),
  later: () => later(place),
  children: () => [place, later(place)],
  mixed: () => [null, place, later(null)],
  laterList: () => later([[place], null, [later(place)]]),
  places: () => [place, place],
  fails: () => fail('It fails'),
  failsHard: () => fail('It fails hard'),
  failsLater: () => later(place).then(() => fail('It fails later')),
  failsHardLater: () => later(place).then(() => fail('It fails hard and later')),
  missing: () => undefined,
  wrongList: () => 5,
  error: () => new Error('An error as a value'),
};

for (const name of ['Query', 'Place', 'Named', 'Mutation']) {
  const type = schema.getType(name);
  if (type && 'getFields' in type)
    for (const field of Object.values(type.getFields())) if ('args' in field) field.resolve = resolvers[field.name];
}

async function runBoth(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text, { noLocation: true });
  const compiled = compileQuery(schema, document);
  if (!compiled) throw new Error('It is not compiled');
  return {
    compiled: await compiled.run(variables, undefined),
    interpreted: await execute({ schema, document, variableValues: variables, hideSuggestions: true }),
  };
}

const toErrors = ({ errors = [] }: ExecutionResult) => errors.map(({ message, path }) => ({ message, path }));

async function expectSame(text: string, variables?: Record<string, unknown>): Promise<ExecutionResult> {
  const { compiled, interpreted } = await runBoth(text, variables);
  expect(JSON.stringify(compiled.data)).toBe(JSON.stringify(interpreted.data));
  expect(toErrors(compiled)).toEqual(toErrors(interpreted));
  return compiled;
}

describe('a compiled query has the result of graphql-js', () => {
  it.each([
    ['fields, aliases and their order', '{ place { level a: name kind later { name } __typename words } }'],
    ['lists, at once and later', '{ places { children { name mixed { level } laterList { name } } } }'],
    ['nothing', '{ maybe { name } }'],
    [
      'fragments',
      '{ place { ...f ... on Named { title: name } ... { level } ...f } } fragment f on Place { later { name } }',
    ],
    [
      'fragments that select of the same object',
      '{ place { later { name } ...f } } fragment f on Place { later { level } }',
    ],
    ['default arguments', '{ place { repeated } }'],
    ['arguments', '{ place { repeated(times: 3, text: null, kinds: [Hot]) } }'],
  ])('with %s', async (_name, text) => {
    expect(toErrors(await expectSame(text))).toEqual([]);
  });

  it.each([
    ['{ place { name fails } }'],
    ['{ place { later { failsHard name } } }'],
    ['{ maybe { name } place { parent { name } failsLater { name } } }'],
    ['{ later { name failsHardLater { name } } }'],
    ['{ places { mixed { name missing } } }'],
    ['{ place { laterList { failsHardLater { name } name } } }'],
    ['{ place { wrongList } }'],
    ['{ place { error { name } } }'],
    ['{ place { a: fails b: fails } }'],
  ])('when fields fail: %s', async (text) => {
    expect(toErrors(await expectSame(text))).not.toEqual([]);
  });

  const withVariables =
    'query ($times: Int! = 7, $text: String = "default", $kinds: [Kind!]) { place { repeated(times: $times, text: $text, kinds: $kinds) } }';
  it.each([
    [{}],
    [{ times: 1 }],
    [{ text: null, kinds: 'Cold' }],
    [{ times: null }],
    [{ kinds: ['Warm'] }],
    [{ times: 'many', unknown: 5 }],
  ])('with the variables %o', async (variables) => {
    await expectSame(withVariables, variables);
  });
});

describe('what graphql-js runs', () => {
  it.each([
    ['a mutation', 'mutation { place { name } }'],
    ['one of several operations', 'query a { maybe { name } } query b { maybe { name } }'],
    ['a directive', '{ place { name @include(if: false) } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['an interface', '{ named { name } }'],
    ['an alias that would be lost', '{ place { __proto__: name } }'],
  ])('%s', (_name, text) => {
    expect(compileQuery(schema, parse(text))).toBeUndefined();
  });
});

it('fails a field whose resolver reads the information on the document', async () => {
  const query = buildSchema('type Query { name: String }');
  const field = query.getQueryType()?.getFields()['name'];
  if (field) field.resolve = (_source, _args, _context, { fieldName }) => fieldName;
  const result = await compileQuery(query, parse('{ name }'))?.run({}, undefined);
  expect(result).toMatchObject({
    data: { name: null },
    errors: [{ message: expect.stringContaining('know nothing of the document') }],
  });
});
