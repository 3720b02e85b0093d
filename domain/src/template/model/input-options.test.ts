import { describe, expect, it } from 'vitest';
import { formatOptions, normalizeOptions, parseOptions, validateOptions } from './input-options.ts';

const day = { value: 'd', label: 'Day' };
const night = { value: 'n', label: 'Night' };

describe('options from an untrusted source', () => {
  it('are read without unknown members', () => {
    expect(
      parseOptions([
        { ...day, color: 'red' },
        { ...night, exclusive: true },
      ]),
    ).toEqual([day, { ...night, exclusive: true }]);
  });

  it('may leave out whether they exclude the others', () => {
    for (const exclusive of [undefined, null, false]) expect(parseOptions([{ ...day, exclusive }])).toEqual([day]);
  });

  it.each<[string, unknown]>([
    ['not a list', 'Day'],
    ['a text for an option', [day, 'Night']],
    ['null for an option', [day, null]],
    ['no label', [{ value: 'd' }]],
    ['no value', [{ label: 'Day' }]],
    ['a number for a value', [{ value: 1, label: 'One' }]],
    ['a text for whether it excludes the others', [{ ...day, exclusive: 'yes' }]],
  ])('cannot be read: %s', (_what, value) => {
    expect(parseOptions(value)).toBeUndefined();
  });
});

const list = (length: number) => Array.from({ length }, (_, index) => ({ value: `${index}`, label: `${index}` }));

describe('the options of an input', () => {
  it.each<[string, string, Parameters<typeof validateOptions>[1]]>([
    ['two', 'radio', [day, night]],
    ['a hundred', 'select', list(100)],
    ['none, if the type has none', 'text', []],
    ['one that excludes the others', 'multicheck', [day, { ...night, exclusive: true }]],
  ])('are valid: %s', (_what, type, options) => {
    expect(validateOptions(type, options)).toBeUndefined();
  });

  it.each<[string, string, Parameters<typeof validateOptions>[1], string]>([
    ['too many', 'select', list(101), 'Offer at most 100 options. Remove some.'],
    ['none', 'radio', [], 'Add at least one option to choose from.'],
    ['some for a text', 'text', [day], 'Only a select, radio or multicheck has options. Remove them.'],
    ['one without a value', 'radio', [day, { value: ' ', label: 'Night' }], 'Give every option a value and a label.'],
    ['one without a label', 'radio', [day, { value: 'n', label: ' ' }], 'Give every option a value and a label.'],
    [
      'a radio that excludes the others',
      'radio',
      [{ ...day, exclusive: true }],
      'Only options of a multicheck can exclude the others. Untick it.',
    ],
    [
      'the same value twice',
      'radio',
      [day, { value: ' d ', label: 'Other' }],
      'Two options have the same value. Give each a different value.',
    ],
    ['HTML', 'radio', [{ value: 'd', label: '<b>' }], 'An option may not contain HTML. Remove the tags.'],
    ['a long label', 'radio', [{ value: 'd', label: 'x'.repeat(201) }], 'An option may have at most 200 characters.'],
  ])('are refused: %s', (_what, type, options, problem) => {
    expect(validateOptions(type, options)).toBe(problem);
  });

  it('are stored trimmed, and left out if there are none', () => {
    expect(normalizeOptions([{ value: ' d ', label: ' Day ', exclusive: false }])).toEqual([day]);
    expect(normalizeOptions([])).toBeUndefined();
  });

  it('show a value that differs from its label', () => {
    expect(formatOptions([day, { value: 'Night', label: 'Night', exclusive: true }])).toEqual([
      'Day (d)',
      'Night, excluding the others',
    ]);
  });
});
