import { expect, it } from 'vitest';
import { rebaseSubmission } from './rebase.ts';
import type { TemplateInput } from '../model/template.ts';

const input = (name: string): TemplateInput => ({ type: 'text', name, label: name });
const template = { sections: [{ title: 'Work', form: [input('tool'), input('place'), input('note')] }] };
const base = { tool: 'drill', place: 'bay 1' };

it('takes over what another user saved where nothing was typed', () => {
  const rebased = rebaseSubmission(template, { base, typed: base, saved: { tool: 'saw', place: 'bay 1' } });
  expect(rebased).toEqual({ values: { tool: 'saw', place: 'bay 1' }, conflicts: [] });
});

it('keeps what was typed, cleared inputs included', () => {
  const rebased = rebaseSubmission(template, {
    base,
    typed: { tool: 'hammer' },
    saved: { ...base, note: 'wet floor' },
  });
  expect(rebased).toEqual({ values: { tool: 'hammer', note: 'wet floor' }, conflicts: [] });
});

it('returns the inputs that both changed, for the user to decide', () => {
  const rebased = rebaseSubmission(template, {
    base,
    typed: { ...base, tool: 'hammer' },
    saved: { ...base, tool: 'saw' },
  });
  expect(rebased.values['tool']).toBe('hammer');
  expect(rebased.conflicts.map((each) => each.name)).toEqual(['tool']);
});

it('has no conflict when both typed the same', () => {
  const changed = { ...base, tool: 'saw' };
  expect(rebaseSubmission(template, { base, typed: changed, saved: changed }).conflicts).toEqual([]);
});

it('compares lists by their entries', () => {
  const lists = { tool: ['a', 'b'] };
  expect(
    rebaseSubmission(template, { base: lists, typed: { tool: ['a', 'b'] }, saved: { tool: ['c'] } }).values,
  ).toEqual({
    tool: ['c'],
  });
});
