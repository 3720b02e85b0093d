import { expect, test } from 'vitest';
import { mirrorSigns, orderParts } from './direction.ts';

const show = (line: string) => orderParts(line).map(({ text, isRightToLeft }) => `${isRightToLeft ? '<' : '>'}${text}`);

test.each<[string, string, string[]]>([
  ['without such letters stays whole', 'valve 12 (left)', ['>valve 12 (left)']],
  ['with a name in Arabic has it in its place', 'valve محمد علي end', ['>valve ', '<محمد علي', '> end']],
  ['in Arabic has its numbers from left to right', 'عمق 12 متر', ['< متر', '>12', '<عمق ']],
  ['in Hebrew with a Latin name', 'שלום Ann Lee', ['>Ann Lee', '<שלום ']],
])('a line %s', (_title, line, parts) => {
  expect(show(line)).toEqual(parts);
});

test('brackets and signs turn around', () => {
  expect(mirrorSigns('(1!')).toBe('!1)');
});
