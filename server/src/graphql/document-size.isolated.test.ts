import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createDocumentPreparer } from './prepare-document.ts';
import { signedInDocumentSize, anonymousDocumentSize } from './document-size.ts';
import { getSchema } from '../app/schema.ts';

const prepare = createDocumentPreparer(getSchema(), {
  depthLimit: 12,
  aliasLimit: 15,
  costLimit: 25_000,
  introspection: true,
  compiledQueries: true,
});
const names = ['code', 'name', 'timeZone', '_id'];

/** A document with this many fields, at most four of which differ. */
function createFields(count: number): string {
  return `{ getSites { items { ${Array.from({ length: count - 2 }, (_, index) => names[index % 4]).join(' ')} } } }`;
}

function findProblem(text: string, isSignedIn: boolean): string {
  const prepared = prepare(text, isSignedIn);
  return 'errors' in prepared ? prepared.errors.map(({ message }) => message).join(' ') : 'none';
}

describe.each([
  ['an anonymous caller', false, anonymousDocumentSize],
  ['a signed-in user', true, signedInDocumentSize],
] as const)('the document of %s', (_who, isSignedIn, { fields, tokens }) => {
  test('may have as many fields as its limit, and not one more', () => {
    expect(findProblem(createFields(fields), isSignedIn)).toBe('none');
    expect(findProblem(createFields(fields + 1), isSignedIn)).toContain(`more than ${fields} fields`);
  });

  test('may have as many tokens as its limit, and not many more', () => {
    expect(findProblem(`{ getPermits(siteName: [${'"a" '.repeat(tokens)}]) { count } }`, isSignedIn)).toContain(
      `more that ${tokens} tokens`,
    );
  });

  test.each([
    ['one name in one selection', (count: number) => `{ ${'__typename '.repeat(count)} }`],
    ['one object with others', (count: number) => `{ ${'getSites { items { code } } '.repeat(count / 3)} }`],
    ['objects within objects', (count: number) => `{ ${'getPermits { items { site { code } } } '.repeat(count / 4)} }`],
    ['inline fragments', (count: number) => `{ ${'... on Query { getSites { count } } '.repeat(count / 2)} }`],
    [
      'adjacent fragments',
      (count: number) =>
        `{ ${Array.from({ length: count / 2 }, (_, index) => `...f${index} `).join('')} } ${Array.from(
          { length: count / 2 },
          (_, index) => `fragment f${index} on Query { getSites { count } }`,
        ).join(' ')}`,
    ],
    [
      'nested fragments, each used twice',
      (count: number) =>
        `{ ...f0 } ${Array.from(
          { length: Math.min(count / 4, 40) },
          (_, index) =>
            `fragment f${index} on Query { a: getSites { ...f${index + 1} } b: getSites { ...f${index + 1} } }`,
        ).join(' ')}`,
    ],
  ])('takes no longer, the more it repeats %s', (_title, createDocument) => {
    const time = (count: number) => {
      const began = process.cpuUsage();
      for (let turn = 0; turn < 3; turn += 1) prepare(createDocument(count) + ' '.repeat(turn), isSignedIn);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 3_000;
    };
    time(8);
    // 1,500 ms and more without a limit.
    expect(time(fields - 20)).toBeLessThan(isSignedIn ? 250 : 60);
  });
});

test('merges repeated fields into one, and refuses contradictory ones', () => {
  expect(findProblem('{ getSites { count } getSites { items { code } items { code name } } }', false)).toBe('none');
  expect(findProblem('{ getSites(limit: 1) { count } getSites(limit: 2) { count } }', false)).toContain('conflict');
});

test('the standard introspection document is allowed', () => {
  expect(findProblem(getIntrospectionQuery(), false)).toBe('none');
});
