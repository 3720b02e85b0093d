import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepestJson, isTooDeep, isTooDeepText } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe.each([
  ['lists', lists],
  ['objects', objects],
])('%s', (_what, nested) => {
  test('may be nested as deep as is allowed, and not one level deeper', () => {
    for (const [depth, tooDeep] of [
      [deepestJson, false],
      [deepestJson + 1, true],
    ] as const) {
      expect(isTooDeepText(nested(depth))).toBe(tooDeep);
      expect(isTooDeep(JSON.parse(nested(depth)))).toBe(tooDeep);
    }
  });
});

test('brackets within texts are no levels', () => {
  expect(isTooDeepText(JSON.stringify({ text: `"\\${'[{'.repeat(1_000)}` }))).toBe(false);
});

test('what lies side by side is not deep', () => {
  expect(isTooDeepText(`[${Array.from({ length: 1_000 }, () => lists(5)).join(',')}]`)).toBe(false);
});

test('text that never closes what it opens is too deep without being parsed', () => {
  expect(isTooDeepText('['.repeat(1_000_000))).toBe(true);
});

test('a value and its text are judged alike', () => {
  const value = fc.jsonValue({ maxDepth: 40 });
  fc.assert(fc.property(value, (json) => isTooDeepText(JSON.stringify(json)) === isTooDeep(json)));
});
