import { expect, it } from 'vitest';
import { listHighRiskMarks } from './high-risk.ts';

it.each<[string, string, string[], string[]]>([
  ['nothing attached', 'GP', [], []],
  ['high-risk work', 'GP', ['B4', 'B1D02'], ['Hot work', 'Work at height']],
  ['other forms', 'GP', ['A10', 'A3'], ['A10', 'A3']],
  ['both', 'TI', ['A2', 'B3'], ['Lifting', 'A2']],
  ['its own work, on a child permit', 'B2', ['A12'], ['Confined space', 'A12']],
  ['a child permit of another kind', 'A4', [], []],
])('marks a permit with %s', (_with, own, attached, marks) => {
  expect(listHighRiskMarks(own, attached)).toEqual(marks);
});
