import { describe, expect, it } from 'vitest';
import { createTestInput, testSignature } from '../testing/test-templates.ts';
import { inputTypes, type InputType } from '../model/template.ts';
import { maxSignatureLength } from './esign.ts';
import { getInputModel } from './registry.ts';

function read(type: InputType, value: unknown) {
  return getInputModel(type).read(value, createTestInput(type));
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `file-${index}.pdf`);

describe('a valid value', () => {
  it.each<[InputType, unknown, unknown, string]>([
    ['text', '  Replace\nvalve  ', 'Replace valve', 'Replace valve'],
    ['text', 'a\u0000b\uD800c', 'abc', 'abc'],
    ['text', '😀 高温', '😀 高温', '😀 高温'],
    ['text', 'x'.repeat(500), 'x'.repeat(500), 'x'.repeat(500)],
    ['textarea', ' one\r\n\ttwo ', 'one\n\ttwo', 'one\n\ttwo'],
    ['textarea', 'Max load 5\v10 m reach\f\u0085N2', 'Max load 5\n10 m reach\n\nN2', 'Max load 5\n10 m reach\n\nN2'],
    ['textarea', 'stored\u2028before\u2029this', 'stored\u2028before\u2029this', 'stored\nbefore\nthis'],
    ['text', 'Max load 5\v10 m', 'Max load 5 10 m', 'Max load 5 10 m'],
    ['text', 'stored\u2028before', 'stored\u2028before', 'stored before'],
    ['textarea', 'y'.repeat(10_000), 'y'.repeat(10_000), 'y'.repeat(10_000)],
    ['radio', 'lift', 'lift', 'Boom lift'],
    ['select', 'ladder', 'ladder', 'Ladder'],
    ['checkbox', true, true, 'Yes'],
    ['multicheck', ['lift', 'ladder', 'lift'], ['ladder', 'lift'], 'Ladder, Boom lift'],
    ['date', ' 2026-11-20 ', '2026-11-20', '20 Nov 2026'],
    ['time', '07:30', '07:30', '07:30'],
    ['daterange', ['2026-11-20', '2026-11-20'], ['2026-11-20', '2026-11-20'], '20 Nov 2026 to 20 Nov 2026'],
    ['file', ['plan.pdf', ' plan.pdf', ''], ['plan.pdf'], 'plan.pdf'],
    ['file', names(20), names(20), names(20).join(', ')],
    ['map', ['level-3.png'], ['level-3.png'], 'level-3.png'],
    ['reviewerlist', ['u1', 'u2'], ['u1', 'u2'], 'u1, u2'],
    ['esign', testSignature, testSignature, 'Signed'],
  ])('of %s is normalised: %j', (type, given, expected, shown) => {
    expect(read(type, given)).toEqual({ value: expected });
    expect(getInputModel(type).display(given, createTestInput(type))).toBe(shown);
    expect(getInputModel(type).isEmpty(given, createTestInput(type))).toBe(false);
  });
});

describe('an empty value', () => {
  it.each<[InputType, unknown]>([
    ['text', ' \n '],
    ['text', '\u0000'],
    ['textarea', ''],
    ['radio', ''],
    ['select', ''],
    ['checkbox', false],
    ['multicheck', []],
    ['date', ' '],
    ['time', ''],
    ['daterange', []],
    ['daterange', ['', '']],
    ['file', ['', ' ']],
    ['map', []],
    ['reviewerlist', []],
    ['esign', ''],
    ['freetext', 'words'],
  ])('of %s is %j', (type, given) => {
    expect(read(type, given)).toEqual({});
    expect(getInputModel(type).isEmpty(given, createTestInput(type))).toBe(true);
  });

  it.each(inputTypes)('of %s is also undefined and null', (type) => {
    expect(read(type, undefined)).toEqual({});
    expect(read(type, null)).toEqual({});
    expect(getInputModel(type).display(undefined, createTestInput(type))).toBe(type === 'checkbox' ? 'No' : '');
  });
});

describe('an invalid value', () => {
  it.each<[InputType, unknown, 'required' | 'invalid' | 'tooLarge', RegExp]>([
    ['text', 'x'.repeat(501), 'tooLarge', /has 501 characters.*at most 500/],
    ['textarea', 'x'.repeat(10_001), 'tooLarge', /at most 10000/],
    ['radio', 'Ladder', 'invalid', /not one of the options/],
    ['select', 'crane', 'invalid', /not one of the options/],
    ['multicheck', ['ladder', 'crane'], 'invalid', /choices is not an option/],
    ['date', '2026-02-30', 'invalid', /YYYY-MM-DD/],
    ['time', '25:00', 'invalid', /HH:mm/],
    ['daterange', ['2026-11-20'], 'invalid', /one start date and one end date/],
    ['daterange', ['2026-11-20', '2026-11-21', '2026-11-22'], 'invalid', /one start date and one end date/],
    ['daterange', ['2026-11-20', ''], 'required', /both/],
    ['daterange', ['2026-11-20', 'soon'], 'invalid', /YYYY-MM-DD/],
    ['daterange', ['2026-11-20', '2026-11-19'], 'invalid', /end date is before the start date/],
    ['file', names(21), 'tooLarge', /21 files.*at most 20/],
    ['map', ['x'.repeat(256)], 'invalid', /cannot be stored/],
    ['reviewerlist', ['u\u0000'], 'invalid', /cannot be stored/],
    ['esign', 'data:image/svg+xml;base64,PHN2Zz4=', 'invalid', /PNG/],
    ['esign', `${testSignature}<script>`, 'invalid', /PNG/],
    ['esign', 'data:image/png;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=', 'invalid', /PNG/],
    ['esign', testSignature.padEnd(maxSignatureLength + 1, 'A'), 'tooLarge', /400 kB/],
  ])('of %s is refused with a message: %j', (type, given, kind, sentence) => {
    const { value, problem } = read(type, given);
    expect(value).toBeUndefined();
    expect(problem).toEqual({ kind, message: expect.stringMatching(sentence) });
  });

  const takingTypes = inputTypes.filter((type) => type !== 'freetext');
  const shapes: Record<string, unknown> = {
    number: 7,
    text: 'words',
    truth: true,
    'list of texts': ['a'],
    'list of numbers': [1],
    object: { length: 1 },
  };
  const ownShape: Partial<Record<InputType, string>> = {
    checkbox: 'truth',
    multicheck: 'list of texts',
    daterange: 'list of texts',
    file: 'list of texts',
    map: 'list of texts',
    reviewerlist: 'list of texts',
  };

  it.each(takingTypes)('of %s is every other kind of value', (type) => {
    const own = ownShape[type] ?? 'text';
    for (const [shape, value] of Object.entries(shapes)) {
      expect(getInputModel(type).hasType(value), shape).toBe(shape === own);
      if (shape !== own) expect(read(type, value).problem?.kind, shape).toBe('invalid');
    }
  });
});

describe('a required input', () => {
  it.each<[InputType, string]>([
    ['text', 'This field is required.'],
    ['checkbox', 'This field is required.'],
    ['multicheck', 'This field is required.'],
    ['time', 'This field is required.'],
    ['map', 'This field is required.'],
    ['file', 'This file is required.'],
    ['esign', 'This signature field is required.'],
    ['date', 'This signature field is required.'],
  ])('of type %s has the message: %s', (type, sentence) => {
    expect(getInputModel(type).requiredMessage).toBe(sentence);
  });
});

it('only a free text takes no value', () => {
  expect(inputTypes.filter((type) => !getInputModel(type).takesValue)).toEqual(['freetext']);
});

describe('an option from before texts were cleaned', () => {
  const options = [{ value: 'Cafe\u0301\u200B', label: 'Cafe\u0301' }];

  it.each<InputType>(['radio', 'select', 'multicheck'])('of a %s is what its clean value means', (type) => {
    const input = createTestInput(type, { options });
    const wrap = (value: string) => (type === 'multicheck' ? [value] : value);
    const model = getInputModel(type);
    for (const value of ['Caf\u00E9', 'Cafe\u0301\u200B'])
      expect(model.read(wrap(value), input)).toEqual({ value: wrap('Cafe\u0301\u200B') });
    expect(model.display(wrap('Caf\u00E9'), input)).toBe('Cafe\u0301');
  });
});
