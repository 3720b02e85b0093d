import { describe, expect, it } from 'vitest';
import { validateInput } from '@eptw/domain/template/definition/input-definition';
import { createTestInput as sampleInput } from '@eptw/domain/template/testing/test-templates';
import { inputTypes } from '@eptw/domain/template/model/template';
import { toInputDraft, toInputDefinition, emptyInputDraft, withLabel, withType, withOptions } from './input-draft.ts';

const option = (value: string, id = value) => ({ id, value, label: value });

it.each(inputTypes)('leaves the dialog with a valid input of type %s', (type) => {
  expect(validateInput(toInputDefinition(toInputDraft(sampleInput(type))))).toEqual([]);
});

it('derives the name from the label until the author chooses one', () => {
  const labelled = withLabel(emptyInputDraft, 'Work location', true);
  expect(labelled.name).toBe('workLocation');
  expect(withLabel({ ...labelled, name: 'place' }, 'Where', true).name).toBe('place');
  expect(withLabel(labelled, 'Where', false).name).toBe('workLocation');
});

describe('changing the type', () => {
  it('removes settings that the new type does not have, and restores them on return', () => {
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

  it('keeps a default value only if it suits the new type', () => {
    const text = { ...emptyInputDraft, defaultValue: '2026-03-01' };
    expect(withType(text, 'date').defaultValue).toBe('2026-03-01');
    expect(withType(text, 'checkbox').defaultValue).toBeUndefined();
    expect(withType(text, 'file').defaultValue).toBeUndefined();
  });

  it('uses the new type’s default width unless the author chose one', () => {
    expect(withType(emptyInputDraft, 'textarea').col).toBe(12);
    expect(withType({ ...emptyInputDraft, col: 8 }, 'textarea').col).toBe(8);
  });

  it('names an input that was a free text', () => {
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

  it('follows its option when that is renamed or moved', () => {
    expect(withOptions(shift, [option('days', 'day'), option('night')]).defaultValue).toBe('days');
    expect(withOptions(shift, [option('night'), option('day')]).defaultValue).toBe('day');
  });

  it('stays with its option while another one has the same value', () => {
    const twice = withOptions(shift, [option('day'), option('day', 'night')]);
    expect(withOptions(twice, [option('day'), option('days', 'night')]).defaultValue).toBe('day');
  });

  it('is removed with its option', () => {
    expect(withOptions(shift, [option('night')]).defaultValue).toBeUndefined();
  });
});
