import { describe, expect, it } from 'vitest';
import { validateInput } from '../definition/input-definition.ts';
import { createTestInput } from '../testing/test-templates.ts';
import { multicheck, resolveChoices } from './multicheck.ts';

const options = [
  { value: 'a', label: 'Ladders' },
  { value: 'b', label: 'Excavation' },
  { value: 'none', label: 'None of these', exclusive: true },
];
const input = createTestInput('multicheck', { options });

describe('an exclusive option', () => {
  it('is chosen alone, or not at all', () => {
    expect(multicheck.read(['none'], input).problem).toBeUndefined();
    expect(multicheck.read(['a', 'b'], input).problem).toBeUndefined();
    expect(multicheck.read(['a', 'none'], input).problem).toEqual({
      kind: 'invalid',
      message: "'None of these' cannot be chosen together with others. Untick it or them.",
    });
  });

  it.each([
    ['unticks the others when ticked', ['a', 'b'], ['a', 'b', 'none'], ['none']],
    ['is unticked when another one is ticked', ['none'], ['none', 'a'], ['a']],
    ['stays when it is the only one', [], ['none'], ['none']],
    ['can be unticked', ['none'], [], []],
  ])('%s', (_title, before, ticked, after) => {
    expect(resolveChoices(input, before, ticked)).toEqual(after);
  });

  it('is allowed only in a multicheck', () => {
    const problems = (type: 'multicheck' | 'radio') => validateInput(createTestInput(type, { options }));
    expect(problems('multicheck')).toEqual([]);
    expect(problems('radio')).toMatchObject([{ field: 'options' }]);
  });
});
