import { describe, expect, it } from 'vitest';
import { formatInputField, normalizeInput, parseInputDefinition, toTemplateInput } from './input-definition.ts';

const named = { name: 'place', label: 'Place' };

describe('an input from an untrusted source', () => {
  const refuse = () => {
    throw new Error('unreadable');
  };

  it('leaves out settings that are empty or null', () => {
    const members = { ...named, placeholder: '', options: [], tooltipText: null, purpose: null };
    expect(parseInputDefinition('text', members, refuse)).not.toHaveProperty(['placeholder']);
    expect(parseInputDefinition('text', members, refuse)).toEqual(parseInputDefinition('text', named, refuse));
  });

  it('hands over a value of the wrong kind, and takes its replacement', () => {
    expect(() => parseInputDefinition('text', { ...named, placeholder: 7 }, refuse)).toThrow('unreadable');
    const input = parseInputDefinition(
      'text',
      { ...named, placeholder: 7 },
      (name, value) => `${name} ${String(value)}`,
    );
    expect(input.placeholder).toBe('placeholder 7');
  });
});

describe('an input for the screen', () => {
  it('is shown although a newer version gave it an unknown type, width or purpose', () => {
    expect(toTemplateInput({ ...named, type: 'hologram', col: 5, purpose: 'gasTest' })).toEqual({
      ...named,
      type: 'text',
      col: 12,
    });
  });

  it('is unchanged if all is known', () => {
    const input = { ...named, type: 'text', col: 6, purpose: 'place' } as const;
    expect(toTemplateInput(input)).toEqual(input);
  });
});

it('an input is not stored with an unknown type or width', () => {
  expect(() => normalizeInput({ ...named, type: 'hologram' })).toThrow("'place' has problems");
  expect(() => normalizeInput({ ...named, type: 'text', col: 5 })).toThrow("'place' has problems");
  expect(normalizeInput({ ...named, type: 'text' })).toMatchObject({ ...named, type: 'text', col: 12 });
});

it('a field is named by its label within a sentence', () => {
  expect([formatInputField('type'), formatInputField('tooltipText')]).toEqual(['type', 'tooltip text']);
});
