import { describe, expect, it } from 'vitest';
import { validateInput } from '@eptw/domain/template/input-definition';
import { createTestInput as sampleInput } from '@eptw/domain/template/test-templates';
import { inputTypes } from '@eptw/domain/template/template';
import { toInputDraft, toInputDefinition, emptyInputDraft, withLabel, withType, withOptions } from './input-draft.ts';

const option = (value: string, id = value) => ({ id, value, label: value });

it.each(inputTypes)('an input of type %s comes out of the dialog sound', (type) => {
  expect(validateInput(toInputDefinition(toInputDraft(sampleInput(type))))).toEqual([]);
});

it('the name follows the label until another one is chosen', () => {
  const labelled = withLabel(emptyInputDraft, 'Work location', true);
  expect(labelled.name).toBe('workLocation');
  expect(withLabel({ ...labelled, name: 'place' }, 'Where', true).name).toBe('place');
  expect(withLabel(labelled, 'Where', false).name).toBe('workLocation');
});

describe('another type', () => {
  it('takes away what it has no use for, and gives it back', () => {
    const select = {
      ...emptyInputDraft,
      type: 'select' as const,
      label: 'Shift',
      name: 'shift',
      options: [option('day')],
    };
    const text = withType(select, 'text');
    expect(toInputDefinition(text)).not.toHaveProperty('options');
    expect(toInputDefinition(withType(text, 'radio'))).toMatchObject({ options: [{ value: 'day', label: 'day' }] });
  });

  it('takes along a default value only where it suits', () => {
    const text = { ...emptyInputDraft, defaultValue: '2026-03-01' };
    expect(withType(text, 'date').defaultValue).toBe('2026-03-01');
    expect(withType(text, 'checkbox').defaultValue).toBeUndefined();
    expect(withType(text, 'file').defaultValue).toBeUndefined();
  });

  it('has its usual width unless another one was chosen', () => {
    expect(withType(emptyInputDraft, 'textarea').col).toBe(12);
    expect(withType({ ...emptyInputDraft, col: 8 }, 'textarea').col).toBe(8);
  });

  it('gives what was a free text a name of its own', () => {
    const paragraph = { ...emptyInputDraft, type: 'freetext' as const, label: 'Read this', name: 'freeText' };
    expect(withType(paragraph, 'checkbox').name).toBe('readThis');
  });
});

describe('a default value', () => {
  const shift = {
    ...emptyInputDraft,
    type: 'radio' as const,
    options: [option('day'), option('night')],
    defaultValue: 'day',
  };

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
