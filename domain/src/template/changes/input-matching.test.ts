import { describe, expect, it } from 'vitest';
import type { TemplateInput } from '../model/template.ts';
import { diffVisibleInputs } from './input-matching.ts';

const input = (name: string, more: Partial<TemplateInput> = {}): TemplateInput => ({
  name,
  type: 'text',
  label: name,
  required: false,
  ...more,
});
const version = (...form: TemplateInput[]) => ({ sections: [{ title: 'Work', form }] });
const options = [{ value: 'day', label: 'Day' }];

describe('what a new version of a template changes', () => {
  it('is nothing for the same inputs, whatever their place and width', () => {
    const before = version(input('one'), input('two', { col: 6 }));
    const after = {
      sections: [
        { title: 'New', form: [input('two', { col: 12 })] },
        { title: 'Work', form: [input('one')] },
      ],
    };
    expect(diffVisibleInputs(before, after)).toEqual({ added: [], removed: [], changed: [] });
  });

  it('distinguishes added from removed inputs', () => {
    const { added, removed } = diffVisibleInputs(
      version(input('one'), input('two')),
      version(input('two'), input('three')),
    );
    expect([added, removed].map((list) => list.map(({ name }) => name))).toEqual([['three'], ['one']]);
  });

  it('distinguishes free texts by their text', () => {
    const text = (label: string) => input('freeText', { type: 'freetext', label });
    const changes = diffVisibleInputs(
      version(text('One'), text('Two')),
      version(text('One'), text('Two'), text('Three')),
    );
    expect(changes).toEqual({ added: [text('Three')], removed: [], changed: [] });
  });

  it.each<[what: string, before: Partial<TemplateInput>, after: Partial<TemplateInput>]>([
    ['its type', {}, { type: 'textarea' }],
    ['its label', {}, { label: 'Another' }],
    ['whether it is required', {}, { required: true }],
    [
      'its options',
      { type: 'select', options },
      { type: 'select', options: [...options, { value: 'night', label: 'Night' }] },
    ],
    ['its tooltip', {}, { tooltipText: 'As on the drawing' }],
  ])('names an input that changed in %s', (_, before, after) => {
    const [was, is] = [input('one', before), input('one', after)];
    expect(diffVisibleInputs(version(was), version(is)).changed).toEqual([{ before: was, after: is }]);
  });
});
