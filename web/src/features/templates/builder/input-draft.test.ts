import { describe, expect, it } from 'vitest';
import { inputProblems } from '@eptw/domain/template/input-definition';
import { inputOf as sampleInput } from '@eptw/domain/template/one-of-each';
import { inputTypes } from '@eptw/domain/template/template';
import { draftOf, inputOf, newInput, relabelled, retyped, withOptions } from './input-draft.ts';

const option = (value: string, id = value) => ({ id, value, label: value });

it.each(inputTypes)('an input of type %s comes out of the dialog sound', (type) => {
  expect(inputProblems(inputOf(draftOf(sampleInput(type))), new Set())).toEqual([]);
});

it('the name follows the label until another one is chosen', () => {
  const labelled = relabelled(newInput, 'Work location', true);
  expect(labelled.name).toBe('workLocation');
  expect(relabelled({ ...labelled, name: 'place' }, 'Where', true).name).toBe('place');
  expect(relabelled(labelled, 'Where', false).name).toBe('workLocation');
});

describe('another type', () => {
  it('takes away what it has no use for, and gives it back', () => {
    const select = { ...newInput, type: 'select' as const, label: 'Shift', name: 'shift', options: [option('day')] };
    const text = retyped(select, 'text');
    expect(inputOf(text)).not.toHaveProperty('options');
    expect(inputOf(retyped(text, 'radio'))).toMatchObject({ options: [{ value: 'day', label: 'day' }] });
  });

  it('takes along a default value only where it suits', () => {
    const text = { ...newInput, defaultValue: '2026-03-01' };
    expect(retyped(text, 'date').defaultValue).toBe('2026-03-01');
    expect(retyped(text, 'checkbox').defaultValue).toBeUndefined();
    expect(retyped(text, 'file').defaultValue).toBeUndefined();
  });

  it('has its usual width unless another one was chosen', () => {
    expect(retyped(newInput, 'textarea').col).toBe(12);
    expect(retyped({ ...newInput, col: 8 }, 'textarea').col).toBe(8);
  });

  it('gives what was a free text a name of its own', () => {
    const paragraph = { ...newInput, type: 'freetext' as const, label: 'Read this', name: 'freeText' };
    expect(retyped(paragraph, 'checkbox').name).toBe('readThis');
  });
});

describe('a default value', () => {
  const shift = { ...newInput, type: 'radio' as const, options: [option('day'), option('night')], defaultValue: 'day' };

  it('follows its option while that is renamed or moved', () => {
    expect(withOptions(shift, [option('days', 'day'), option('night')]).defaultValue).toBe('days');
    expect(withOptions(shift, [option('night'), option('day')]).defaultValue).toBe('day');
  });

  it('stays with its option while another one is named the same', () => {
    const twice = withOptions(shift, [option('day'), option('day', 'night')]);
    expect(withOptions(twice, [option('day'), option('days', 'night')]).defaultValue).toBe('day');
  });

  it('goes with its option', () => {
    expect(withOptions(shift, [option('night')]).defaultValue).toBeUndefined();
  });
});
