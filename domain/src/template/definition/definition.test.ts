import { describe, expect, it } from 'vitest';
import { validateDefinition, type SectionDefinition, type TemplateDefinition } from './definition.ts';
import type { InputDefinition } from './input-setting.ts';
import { createTestInput, oneOfEach, createTestTemplate } from '../testing/test-templates.ts';

const base: InputDefinition = { type: 'text', label: 'Location', name: 'location' };
const option = { value: 'a', label: 'A' };

const manyOptions = Array.from({ length: 101 }, (_, index) => ({ value: String(index), label: String(index) }));

/** A valid template except for these sections. */
const withSections = (sections: SectionDefinition[]) => ({ ...createTestTemplate([]), title: 'Work', sections });
const withForm = (...form: InputDefinition[]) => withSections([{ title: 'One', form }]);

it('a template with one input of every type is valid', () => {
  expect(validateDefinition(oneOfEach)).toEqual([]);
});

it('two free texts have the same name', () => {
  expect(validateDefinition(createTestTemplate([createTestInput('freetext'), createTestInput('freetext')]))).toEqual(
    [],
  );
});

describe('an input', () => {
  it.each<[string, Partial<InputDefinition>, string, RegExp]>([
    ['of an unknown type', { type: 'slider' }, 'type', /input types/],
    ['without a label', { label: ' ' }, 'label', /^This field is required\.$/],
    ['without a name', { name: '' }, 'name', /^This field is required\.$/],
    ['with a space in its name', { name: 'work place' }, 'name', /^Space not allowed$/],
    ['with a tab in its name', { name: 'work\tplace' }, 'name', /^Space not allowed$/],
    ['named like an inherited property', { name: '__proto__' }, 'name', /reserved/],
    ['named like a free text', { name: 'freeText' }, 'name', /reserved for free text/],
    ['of free text with a name of its own', { type: 'freetext' }, 'name', /'freeText'/],
    ['of select without options', { type: 'select' }, 'options', /at least one option/],
    ['of radio without options', { type: 'radio', options: [] }, 'options', /at least one option/],
    ['of text with options', { options: [option] }, 'options', /Remove/],
    [
      'with an option without a name',
      { type: 'select', options: [{ value: '', label: 'A' }] },
      'options',
      /value and a label/,
    ],
    ['with one option twice', { type: 'multicheck', options: [option, option] }, 'options', /same value/],
    ['of a width that does not exist', { col: 5 }, 'col', /2, 4, 6, 8, 10, 12/],
    ['with HTML in its label', { label: 'Where <b>exactly</b>?' }, 'label', /HTML/],
    ['with a script in its name', { name: '<script>' }, 'name', /HTML/],
    ['with HTML in its placeholder', { placeholder: '<img src=x>' }, 'placeholder', /HTML/],
    ['with HTML in its tooltip', { tooltip: true, tooltipText: '<a href="#">x</a>' }, 'tooltipText', /HTML/],
    ['with HTML in its default', { defaultValue: '<i>here</i>' }, 'defaultValue', /HTML/],
    [
      'with HTML in an option',
      { type: 'radio', options: [option, { value: 'b', label: '<b>B</b>' }] },
      'options',
      /HTML/,
    ],
    ['with an empty tooltip', { tooltip: true, tooltipText: ' ' }, 'tooltipText', /^This field is required/],
    ['with a label of several lines', { label: 'Where\nexactly?' }, 'label', /line break/],
    ['with a label of five megabytes', { label: 'x'.repeat(5_000_000) }, 'label', /at most 200/],
    ['with a name of five megabytes', { name: 'x'.repeat(5_000_000) }, 'name', /at most 60/],
    ['with a tooltip that is too long', { tooltipText: 'x'.repeat(501) }, 'tooltipText', /at most 500/],
    ['with too many options', { type: 'select', options: manyOptions }, 'options', /at most 100/],
    ['with a signature as its default', { type: 'esign', defaultValue: 'Me' }, 'defaultValue', /starts empty/],
    ['with a default of another type', { type: 'date', defaultValue: 'tomorrow' }, 'defaultValue', /YYYY-MM-DD/],
  ])('%s is refused', (_title, change, field, sentence) => {
    const problems = validateDefinition(withForm({ ...base, ...change }));
    expect(problems).toEqual([{ section: 0, input: 0, field, message: expect.stringMatching(sentence) }]);
  });

  it('may not have the name of another, in any section', () => {
    const sections = [
      { title: 'One', form: [base] },
      { title: 'Two', form: [{ ...base, name: 'other' }, base] },
    ];
    expect(validateDefinition(withSections(sections))).toEqual([
      { section: 1, input: 1, field: 'name', message: expect.stringContaining("'location'") },
    ]);
  });
});

describe('a template', () => {
  it('needs a title and a section', () => {
    const problems = validateDefinition({ ...withSections([]), title: ' ' });
    expect(problems.map((problem) => problem.field)).toEqual(['title', 'sections']);
  });

  it('needs a title for every section', () => {
    const sections = [
      { title: 'One', form: [base] },
      { title: '', form: [] },
    ];
    expect(validateDefinition(withSections(sections))).toEqual([
      { section: 1, field: 'title', message: 'This field is required.' },
    ]);
  });

  it.each<[string, Partial<TemplateDefinition>, string, RegExp]>([
    ['of an unknown type', { type: 'Sailing' }, 'type', /General, SIPP/],
    ['without a permit code', { code: ' ' }, 'code', /^This field is required\.$/],
    ['with a dash in its permit code', { code: 'A-2' }, 'code', /letters and digits/],
    ['with a long permit code', { code: 'ABCDEFGHIJK' }, 'code', /at most 10/],
    ['with HTML in its title', { title: 'Work <script>alert(1)</script>' }, 'title', /HTML/],
    ['with a title of five megabytes', { title: 'x'.repeat(5_000_000) }, 'title', /at most 120/],
    ['with HTML in a section title', { sections: [{ title: '<h1>One</h1>', form: [base] }] }, 'title', /HTML/],
  ])('%s is refused', (_title, change, field, sentence) => {
    const [problem, ...others] = validateDefinition({ ...withForm(base), ...change });
    expect(problem).toMatchObject({ field, message: expect.stringMatching(sentence) });
    expect(others).toEqual([]);
  });

  it('has a limited number of sections and inputs', () => {
    const sections = Array.from({ length: 41 }, () => ({ title: 'One', form: [] }));
    expect(validateDefinition(withSections(sections))).toEqual([
      { field: 'sections', message: expect.stringMatching(/40/) },
    ]);
    const form = Array.from({ length: 301 }, (_, index) => ({ ...base, name: `input${index}` }));
    expect(validateDefinition(withForm(...form))).toEqual([
      { field: 'sections', message: expect.stringMatching(/300/) },
    ]);
    expect(validateDefinition(withForm(...form.slice(1)))).toEqual([]);
  });

  it('may have a free text of several lines', () => {
    expect(validateDefinition(withForm({ ...base, type: 'freetext', name: 'freeText', label: 'One\nTwo' }))).toEqual(
      [],
    );
  });
});
