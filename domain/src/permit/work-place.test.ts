import { describe, expect, it } from 'vitest';
import type { TemplateInput } from '../template/model/template.ts';
import { formatWorkPlace } from './work-place.ts';

const older: TemplateInput[] = [
  { type: 'text', name: 'workLocation', label: 'Work location' },
  {
    type: 'select',
    name: 'buildingLevel',
    label: 'Building level',
    options: [{ value: 'L3', label: 'Level 3' }],
  },
];

const form = (inputs: TemplateInput[]) => ({ title: 'GENERAL PERMIT', sections: [{ title: 'Work', form: inputs }] });

describe('where the work is', () => {
  it.each([
    [{ workLocation: ' Bay 12 ', buildingLevel: 'L3' }, 'Bay 12, Level 3'],
    [{ workLocation: 'Bay 12\n  by the door', buildingLevel: '' }, 'Bay 12 by the door'],
    [{ buildingLevel: 'L3' }, 'Level 3'],
    [{ workLocation: ['Bay 12'] }, ''],
    [{}, ''],
  ])('%j is at "%s"', (submission, place) => {
    expect(formatWorkPlace(form(older), submission)).toBe(place);
  });

  it('comes from the inputs with that purpose, whatever their names', () => {
    const inputs: TemplateInput[] = [
      { type: 'text', name: 'where', label: 'Where', purpose: 'place' },
      { type: 'text', name: 'workLocation', label: 'Where the vehicle stops' },
    ];
    expect(formatWorkPlace(form(inputs), { where: 'Bay 14', workLocation: 'Gate 2' })).toBe('Bay 14');
  });
});
