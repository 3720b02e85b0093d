import { describe, expect, test } from 'vitest';
import type { TemplateInput } from '../template/model/template.ts';
import { parseOptionLabel, parseInputOption } from './option-label.ts';

describe('the label of an option', () => {
  test.each([
    ['Work on ladders #A2', 'Work on ladders', ['A2']],
    ['Lifting #A4 with a crane #A10', 'Lifting with a crane', ['A4', 'A10']],
    ['Hot work', 'Hot work', []],
    ['Drum #A1', 'Drum #A1', []],
  ])('%s is split into text and tags', (label, text, tags) => {
    expect(parseOptionLabel(label)).toEqual({ text, tags });
  });

  test('has tags only where the input names impacts on health and safety', () => {
    const input: TemplateInput = { type: 'multicheck', name: 'impacts', label: 'Impacts' };
    expect(parseInputOption(input, 'Ladders #A2')).toEqual({ text: 'Ladders #A2', tags: [] });
    expect(parseInputOption({ ...input, purpose: 'highRiskWork' }, 'Ladders #A2')).toEqual({
      text: 'Ladders',
      tags: ['A2'],
    });
  });
});
