import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxJsonDepth, isJsonTooDeep, isJsonTextTooDeep } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe.each([
  ['lists', lists],
  ['objects', objects],
])('%s', (_what, nested) => {
  test('may be nested as deep as is allowed, and not one level deeper', () => {
    for (const [depth, tooDeep] of [
      [maxJsonDepth, false],
      [maxJsonDepth + 1, true],
    ] as const) {
      expect(isJsonTextTooDeep(nested(depth))).toBe(tooDeep);
      expect(isJsonTooDeep(JSON.parse(nested(depth)))).toBe(tooDeep);
    }
  });
});

test('brackets within texts are no levels', () => {
  expect(isJsonTextTooDeep(JSON.stringify({ text: `"\\${'[{'.repeat(1_000)}` }))).toBe(false);
});

test('what lies side by side is not deep', () => {
  expect(isJsonTextTooDeep(`[${Array.from({ length: 1_000 }, () => lists(5)).join(',')}]`)).toBe(false);
});

test('text that never closes what it opens is too deep without being parsed', () => {
  expect(isJsonTextTooDeep('['.repeat(1_000_000))).toBe(true);
});

test('a value and its text are judged alike', () => {
  const value = fc.jsonValue({ maxDepth: 40 });
  fc.assert(fc.property(value, (json) => isJsonTextTooDeep(JSON.stringify(json)) === isJsonTooDeep(json)));
});
