import { describe, expect, it } from 'vitest';
import { validateDefinition } from '@eptw/domain/template/definition/definition';
import { oneOfEach, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import * as builder from './builder-form.ts';

const input = (name: string): TemplateInput => ({ type: 'text', name, label: name });

/** One section 'ab' with the inputs a and b, one 'c' with c, and an empty one. */
const form = builder.toBuilderForm({
  ...createTestTemplate([]),
  sections: [
    { title: 'ab', form: [input('a'), input('b')] },
    { title: 'c', form: [input('c')] },
    { title: 'none', form: [] },
  ],
});

function findId(name: string): string {
  const match = form.sections.flatMap(({ inputs }) => inputs).find((candidate) => candidate.input.name === name);
  return match?.id ?? form.sections.find(({ title }) => title === name)?.id ?? '';
}

/** The names of inputs by section. */
const describeForm = (built: builder.BuilderForm) =>
  built.sections.map(({ inputs }) => inputs.map((candidate) => candidate.input.name).join('')).join('|');

it('returns a template unchanged when nothing was edited', () => {
  expect(builder.toDefinition(builder.toBuilderForm(oneOfEach))).toEqual(oneOfEach);
});

describe('moving an input', () => {
  it.each<[string, string, -1 | 1, string]>([
    ['down among others', 'a', 1, 'ba|c|'],
    ['down into the next section', 'b', 1, 'a|bc|'],
    ['up into the previous section', 'c', -1, 'abc||'],
    ['down into an empty section', 'c', 1, 'ab||c'],
    ['not above the first position', 'a', -1, 'ab|c|'],
  ])('%s', (_where, name, step, result) => {
    expect(describeForm(builder.stepInput(form, findId(name), step))).toBe(result);
  });

  it('to any place in any section', () => {
    expect(describeForm(builder.moveInput(form, findId('a'), { section: 1, input: 0 }))).toBe('b|ac|');
    expect(describeForm(builder.moveInput(form, findId('a'), { section: 2, input: 9 }))).toBe('b|c|a');
    expect(describeForm(builder.moveInput(form, findId('a'), { section: 9, input: 0 }))).toBe('ab|c|');
  });
});

it('moves a section with its inputs', () => {
  expect(describeForm(builder.moveSection(form, findId('none'), 0))).toBe('|ab|c');
  expect(describeForm(builder.removeSection(form, findId('ab')))).toBe('c|');
});

it('inserts a copy behind its original, with a unique name', () => {
  const once = builder.duplicateInput(form, findId('a'));
  const twice = builder.duplicateInput(once, findId('a'));
  expect(twice.sections[0]?.inputs.map((candidate) => candidate.input.name)).toEqual(['a', 'a3', 'a2', 'b']);
  expect(validateDefinition(builder.toDefinition(twice))).toEqual([]);
});

it('derives the permit code from the title until the author chooses one', () => {
  const titled = builder.withTitle(builder.emptyForm, 'B9 - DIVING', true);
  expect(titled.code).toBe('B9');
  expect(builder.withTitle(titled, 'Diving Permit', true).code).toBe('DP');
  expect(builder.withTitle({ ...titled, code: 'DIV' }, 'Diving Permit', true).code).toBe('DIV');
  expect(builder.withTitle(titled, 'Diving Permit', false).code).toBe('B9');
});
