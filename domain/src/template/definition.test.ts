import { describe, expect, it } from 'vitest';
import { definitionProblems, type InputDefinition } from './definition.ts';
import { inputOf, oneOfEach, templateOf } from './one-of-each.ts';

const base: InputDefinition = { type: 'text', label: 'Location', name: 'location' };
const option = { value: 'a', label: 'A' };

it('a template with one input of every type is sound', () => {
  expect(definitionProblems(oneOfEach)).toEqual([]);
});

it('two free texts bear one name', () => {
  expect(definitionProblems(templateOf([inputOf('freetext'), inputOf('freetext')]))).toEqual([]);
});

describe('an input', () => {
  it.each<[string, Partial<InputDefinition>, string, RegExp]>([
    ['of an unknown type', { type: 'slider' }, 'type', /input types/],
    ['without a label', { label: ' ' }, 'label', /^This field is required\.$/],
    ['without a name', { name: '' }, 'name', /^This field is required\.$/],
    ['with a space in its name', { name: 'work place' }, 'name', /^Space not allowed$/],
    ['with a tab in its name', { name: 'work\tplace' }, 'name', /^Space not allowed$/],
    ['named like something every object has', { name: '__proto__' }, 'name', /reserved/],
    ['named like a free text', { name: 'freeText' }, 'name', /free texts/],
    ['of free text with a name of its own', { type: 'freetext' }, 'name', /'freeText'/],
    ['of select without options', { type: 'select' }, 'options', /at least one option/],
    ['of radio without options', { type: 'radio', options: [] }, 'options', /at least one option/],
    ['of text with options', { options: [option] }, 'options', /Remove/],
    [
      'with a nameless option',
      { type: 'select', options: [{ value: '', label: 'A' }] },
      'options',
      /value and a label/,
    ],
    ['with one option twice', { type: 'multicheck', options: [option, option] }, 'options', /same value/],
    ['of a width that does not exist', { col: 5 }, 'col', /2, 4, 6, 8, 10, 12/],
    ['with a default of another kind', { type: 'date', defaultValue: 'tomorrow' }, 'defaultValue', /YYYY-MM-DD/],
  ])('%s is refused', (_what, change, field, sentence) => {
    const problems = definitionProblems({
      title: 'Work',
      sections: [{ title: 'One', form: [{ ...base, ...change }] }],
    });
    expect(problems).toEqual([{ section: 0, input: 0, field, message: expect.stringMatching(sentence) }]);
  });

  it('may not bear the name of another, in whatever section', () => {
    const sections = [
      { title: 'One', form: [base] },
      { title: 'Two', form: [{ ...base, name: 'other' }, base] },
    ];
    expect(definitionProblems({ title: 'Work', sections })).toEqual([
      { section: 1, input: 1, field: 'name', message: expect.stringContaining("'location'") },
    ]);
  });
});

describe('a template', () => {
  it('needs a title and a section', () => {
    const problems = definitionProblems({ title: ' ', sections: [] });
    expect(problems.map((problem) => problem.field)).toEqual(['title', 'sections']);
  });

  it('needs a title for every section', () => {
    const sections = [
      { title: 'One', form: [base] },
      { title: '', form: [] },
    ];
    expect(definitionProblems({ title: 'Work', sections })).toEqual([
      { section: 1, field: 'title', message: 'This field is required.' },
    ]);
  });
});
