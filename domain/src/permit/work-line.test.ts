import { describe, expect, it } from 'vitest';
import { formatForms, formatWorkLine, type WorkFacts } from './work-line.ts';

const strainer: WorkFacts = {
  permitNumber: 'F10N-GP-000123',
  permitCode: 'GP',
  isChildPermit: false,
  workDescription: 'Replace strainer',
  workPlace: 'Bay 12',
  siteName: 'Fab 10N',
  attachedCodes: ['A7', 'A2'],
  contractor: 'ACME',
};

describe('a permit in one line', () => {
  it.each<[Partial<WorkFacts>, string]>([
    [{}, 'Replace strainer, Bay 12, with A2 and A7, ACME'],
    [{ workDescription: 'Replace\n strainer.\n' }, 'Replace strainer, Bay 12, with A2 and A7, ACME'],
    [{ attachedCodes: [] }, 'Replace strainer, Bay 12, ACME'],
    [{ workPlace: '' }, 'Replace strainer, Fab 10N, with A2 and A7, ACME'],
    [{ workDescription: '' }, 'F10N-GP-000123, Bay 12, with A2 and A7, ACME'],
    [{ isChildPermit: true, permitCode: 'B1D01', attachedCodes: [] }, 'Replace strainer, Bay 12, B1D01, ACME'],
    [{ contractor: '' }, 'Replace strainer, Bay 12, with A2 and A7'],
  ])('with %j', (change, line) => {
    expect(formatWorkLine({ ...strainer, ...change })).toBe(line);
  });

  it('is short however much was typed', () => {
    const long = 'word '.repeat(400);
    const line = formatWorkLine({ ...strainer, workDescription: long, workPlace: long, contractor: long });
    expect(line.length).toBeLessThan(170);
    expect(line).toMatch(/^word .*word…, word .*word…, with A2 and A7, word .*word…$/);
  });
});

it.each([
  [[], ''],
  [['A2'], 'with A2'],
  [['A10', 'A2'], 'with A2 and A10'],
  [['A5', 'A4', 'A3', 'A2', 'A1'], 'with A1, A2, A3, A4 and A5'],
  [['A6', 'A5', 'A4', 'A3', 'A2', 'A1'], 'with A1, A2, A3, A4 and 2 more'],
])('%j reads %j', (codes, text) => {
  expect(formatForms(codes)).toBe(text);
});
