import { expect, it } from 'vitest';
import { createTestTemplate } from '@eptw/domain/template/testing/test-templates';
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
  built.sections.map(({ inputs }) => inputs.map((candidate) => candidate.input.name).join('')).join('|');

function findId(word: string): string {
  const row = toOutlineRows(form, false).find((candidate) =>
    candidate.kind === 'section' ? candidate.section.title === word : candidate.built.input.name === word,
  );
  return row?.id ?? '';
}

it('lists sections and inputs as rows, and only sections while one is dragged', () => {
  expect(toOutlineRows(form, false)).toHaveLength(9);
  expect(toOutlineRows(form, true).map(({ kind }) => kind)).toEqual(['section', 'section', 'section', 'section']);
});

// The visible rows: ab-head a b cd-head c d empty-head e-head e. A dropped row takes the place of the other, and
// those in between move up or down.
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
])('moves %s dropped on %s to %s', (active, over, result) => {
  expect(describeRows(dropRow(form, findId(active), findId(over)))).toBe(result);
});
