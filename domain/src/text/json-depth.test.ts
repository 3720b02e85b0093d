import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxJsonDepth, isJsonTooDeep, isJsonTextTooDeep } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe.each([
  ['lists', lists],
  ['objects', objects],
])('%s', (_title, nested) => {
  test('may be nested up to the limit, and not one level deeper', () => {
    for (const [depth, tooDeep] of [
      [maxJsonDepth, false],
      [maxJsonDepth + 1, true],
    ] as const) {
      expect(isJsonTextTooDeep(nested(depth))).toBe(tooDeep);
      expect(isJsonTooDeep(JSON.parse(nested(depth)))).toBe(tooDeep);
    }
  });
});

test('brackets within texts do not count as levels', () => {
  expect(isJsonTextTooDeep(JSON.stringify({ text: `"\\${'[{'.repeat(1_000)}` }))).toBe(false);
});

test('siblings do not add depth', () => {
  for (const nested of [lists, objects])
    expect(isJsonTextTooDeep(`[${Array.from({ length: 1_000 }, () => nested(5)).join(',')}]`)).toBe(false);
});

test('text that never closes its brackets is too deep without being parsed', () => {
  expect(isJsonTextTooDeep('['.repeat(1_000_000))).toBe(true);
});

test('a value and its text give the same result', () => {
  const value = fc.jsonValue({ maxDepth: 40 });
  fc.assert(fc.property(value, (json) => isJsonTextTooDeep(JSON.stringify(json)) === isJsonTooDeep(json)));
});
