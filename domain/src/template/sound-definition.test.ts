import { expect, it } from 'vitest';
import { oneOfEach, templateOf } from './one-of-each.ts';
import { codeFromTitle, nameFromLabel, soundDefinition } from './sound-definition.ts';

it('a template is kept without what says nothing', () => {
  const kept = soundDefinition({
    ...templateOf([]),
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
  expect(kept).toEqual({
    ...templateOf([]),
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

it('what is kept already stays as it is', () => {
  const kept = soundDefinition(oneOfEach);
  expect(soundDefinition(kept)).toEqual(kept);
});

it('the text of a tooltip that is switched off is kept', () => {
  const form = [
    { type: 'text', label: 'Place', name: 'place', tooltip: false, tooltipText: 'As on the drawing' } as const,
  ];
  expect(soundDefinition(templateOf([...form])).sections[0]?.form[0]).toMatchObject(form[0] ?? {});
});

it.each([
  ['B3 - LIFTING', 'B3'],
  ['General Permit', 'GP'],
  ['b1d03 - Hot works', 'B1D03'],
  ['Tool-install permit (2027)', 'TIP2'],
  ['工作许可', ''],
])('the title %s suggests the permit code %s', (title, code) => {
  expect(codeFromTitle(title)).toBe(code);
});

it.each([
  ['Work location', 'workLocation'],
  ['Who, exactly, is in charge of the work today?', 'whoExactlyIsInCharge'],
  ['工作', ''],
])('the label %s suggests the name %s', (label, name) => {
  expect(nameFromLabel(label)).toBe(name);
});
