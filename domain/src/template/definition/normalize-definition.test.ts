import { expect, it } from 'vitest';
import { oneOfEach, createTestTemplate } from '../testing/test-templates.ts';
import { suggestCode, suggestName, normalizeDefinition } from './normalize-definition.ts';

it('drops empty settings from a template', () => {
  const normalized = normalizeDefinition({
    ...createTestTemplate([]),
    title: ' Work ',
    code: ' a2 ',
    sections: [
      {
        title: ' One ',
        form: [
          { type: 'text', label: ' Place ', name: 'place', placeholder: ' ', defaultValue: '', options: [] },
          { type: 'freetext', label: 'Read this\n', name: 'freeText', required: true, tooltip: false, tooltipText: '' },
        ],
      },
    ],
  });
  expect(normalized).toEqual({
    ...createTestTemplate([]),
    title: 'Work',
    code: 'A2',
    sections: [
      {
        title: 'One',
        form: [
          { type: 'text', label: 'Place', name: 'place', required: false, col: 12 },
          { type: 'freetext', label: 'Read this', name: 'freeText', col: 12 },
        ],
      },
    ],
  });
});

it('leaves a normalised template unchanged', () => {
  const normalized = normalizeDefinition(oneOfEach);
  expect(normalizeDefinition(normalized)).toEqual(normalized);
});

it('keeps the text of a tooltip that is switched off', () => {
  const form = [
    { type: 'text', label: 'Place', name: 'place', tooltip: false, tooltipText: 'As on the drawing' } as const,
  ];
  expect(normalizeDefinition(createTestTemplate([...form])).sections[0]?.form[0]).toMatchObject(form[0] ?? {});
});

it.each([
  ['B3 - LIFTING', 'B3'],
  ['General Permit', 'GP'],
  ['b1d03 - Hot works', 'B1D03'],
  ['Tool-install permit (2027)', 'TIP2'],
  ['工作许可', ''],
])('the title %s suggests the permit code %s', (title, code) => {
  expect(suggestCode(title)).toBe(code);
});

it.each([
  ['Work location', 'workLocation'],
  ['Who, exactly, is in charge of the work today?', 'whoExactlyIsInCharge'],
  ['工作', ''],
])('the label %s suggests the name %s', (label, name) => {
  expect(suggestName(label)).toBe(name);
});
