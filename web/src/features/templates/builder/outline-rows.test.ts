import { expect, it } from 'vitest';
import { createTestTemplate } from '@eptw/domain/template/test-templates';
import { toBuilderForm, type BuilderForm } from './builder-form.ts';
import { dropRow, toOutlineRows } from './outline-rows.ts';

const form = toBuilderForm({
  ...createTestTemplate([]),
  sections: ['ab', 'cd', '', 'e'].map((names) => ({
    title: `section ${names}`,
    form: Array.from(names, (name) => ({ type: 'text', name, label: name })),
  })),
});

const describeRows = (built: BuilderForm) =>
  built.sections.map(({ inputs }) => inputs.map((one) => one.input.name).join('')).join('|');

function idOf(word: string): string {
  const row = toOutlineRows(form, false).find((one) =>
    one.kind === 'section' ? one.section.title === word : one.built.input.name === word,
  );
  return row?.id ?? '';
}

it('the outline is one list, and while sections are dragged one of sections', () => {
  expect(toOutlineRows(form, false)).toHaveLength(9);
  expect(toOutlineRows(form, true).map(({ kind }) => kind)).toEqual(['section', 'section', 'section', 'section']);
});

// The list as a person sees it: ab-head a b cd-head c d empty-head e-head e. A drop swaps the row into the place of
// the other, and those between move up or down.
it.each([
  ['a', 'b', 'ba|cd||e'],
  ['b', 'a', 'ba|cd||e'],
  ['a', 'c', 'b|cad||e'],
  ['a', 'd', 'b|cda||e'],
  ['d', 'a', 'dab|c||e'],
  ['d', 'b', 'adb|c||e'],
  ['a', 'section cd', 'b|acd||e'],
  ['c', 'section cd', 'abc|d||e'],
  ['d', 'section ', 'ab|c|d|e'],
  ['e', 'section e', 'ab|cd|e|'],
  ['e', 'section ', 'ab|cde||'],
  ['b', 'section ab', 'ba|cd||e'],
  ['section ab', 'section e', 'cd||e|ab'],
  ['section e', 'section ab', 'e|ab|cd|'],
])('%s dropped on %s makes %s', (active, over, result) => {
  expect(describeRows(dropRow(form, idOf(active), idOf(over)))).toBe(result);
});
