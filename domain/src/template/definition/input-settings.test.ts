import { describe, expect, it } from 'vitest';
import { validateDefinition } from './definition.ts';
import { normalizeInput, parseInputDefinition } from './input-definition.ts';
import { inputSettingEntries, inputSettings } from './input-settings.ts';
import { normalizeDefinition } from './normalize-definition.ts';
import { inputTypes, listInputs } from '../model/template.ts';
import { formatTemplateFile, parseTemplateFile } from './template-file.ts';
import { createTestInput, fullOneOfEach, settingSamples } from '../testing/test-templates.ts';

const unreadable = () => {
  throw new Error('unreadable');
};
const inputs = listInputs(fullOneOfEach);

describe.each(inputSettingEntries)('the setting %s', (name, { fits, fallback, normalize }) => {
  const types = inputTypes.filter(fits);

  it('has a non-empty sample for every type that has the setting', () => {
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) {
      const sample = settingSamples[name](type);
      expect(sample).toBeDefined();
      expect(sample).not.toEqual(fallback);
    }
  });

  it('is stored as it was set', () => {
    for (const input of inputs.filter(({ type }) => fits(type))) expect(normalize(input)).toEqual(input[name]);
  });
});

const described = inputSettingEntries.filter(([, setting]) => setting.describe);
it.each(described)('the setting %s is shown in the difference between two versions', (name, { fits, ...setting }) => {
  const withSetting = inputs.filter((input) => fits(input.type) && input[name] !== undefined);
  expect(withSetting.length).toBeGreaterThan(0);
  for (const input of withSetting) {
    const without = createTestInput(input.type, {
      ...input,
      [name]: undefined,
      ...(name === 'label' && { label: '' }),
    });
    expect(setting.describe?.(input)).not.toEqual(setting.describe?.(without));
  }
});

it('a form with every setting of every type is valid', () => {
  expect(validateDefinition(fullOneOfEach)).toEqual([]);
});

it('every setting survives the template file unchanged, in the order of the table', () => {
  const text = formatTemplateFile(normalizeDefinition(fullOneOfEach));
  const { definition } = parseTemplateFile(text) as { definition: typeof fullOneOfEach };
  expect(formatTemplateFile(normalizeDefinition(definition))).toBe(text);
  expect(listInputs(definition).map(normalizeInput)).toEqual(inputs);
  const [first = {}] = JSON.parse(text).template.sections[0].form;
  expect(Object.keys(first)).toEqual(['type', ...Object.keys(inputSettings).filter((name) => name in first)]);
});

it('an omitted or null value gets its fallback, and a value of the wrong kind goes to the caller', () => {
  expect(parseInputDefinition('text', { label: null }, unreadable)).toEqual({
    type: 'text',
    label: '',
    name: '',
    required: false,
    col: 12,
    tooltip: false,
  });
  expect(() => parseInputDefinition('text', { required: 'yes' }, unreadable)).toThrow('unreadable');
  expect(parseInputDefinition('text', { defaultValue: { place: 1 } }, (_name, value) => value)).toMatchObject({
    defaultValue: { place: 1 },
  });
});
