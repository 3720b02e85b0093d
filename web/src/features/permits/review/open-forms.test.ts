import { expect, it } from 'vitest';
import type { Permit } from '../detail/permit-track.ts';
import { attachForm, carryFormsOver, filledForms, hasEdits, openForms } from './open-forms.ts';

const textInput = (name: string) => ({
  type: 'text',
  label: name,
  name,
  placeholder: null,
  defaultValue: null,
  required: false,
  col: 12,
  options: [],
  tooltip: false,
  tooltipText: null,
});

const form = (id: string) => ({
  _id: id,
  code: id,
  title: id,
  version: 1,
  sections: [{ title: 'Work', form: [textInput('tool'), textInput('place')] }],
});

function permit(version: number, own: object, child: object): Permit {
  // Only what opening the forms reads.
  const facts = { _id: 'permit', version, form: form('GP'), submission: own };
  return { ...facts, children: [{ _id: 'child', form: form('A2'), submission: child }] } as unknown as Permit;
}

it('has no edits until a value differs from what is saved', () => {
  const forms = openForms(permit(1, { tool: 'saw' }, { place: 'bay 1' }));
  expect(hasEdits(forms)).toBe(false);
  forms.attached[0]?.edited.store.set('place', 'bay 2');
  expect(hasEdits(forms)).toBe(true);
  forms.attached[0]?.edited.store.set('place', 'bay 1');
  expect(hasEdits(forms)).toBe(false);
});

it('keeps what was typed and takes over what others saved, in the attached forms too', () => {
  const forms = openForms(permit(1, { tool: 'saw', place: 'bay 1' }, { place: 'bay 1' }));
  forms.own.edited.store.set('tool', 'drill');
  const carried = carryFormsOver(forms, permit(2, { tool: 'hammer', place: 'bay 7' }, { place: 'bay 9' }));
  expect(carried.contested).toEqual(['tool']);
  expect(carried.forms.version).toBe(2);
  expect(filledForms(carried.forms)).toEqual({
    submission: { tool: 'drill', place: 'bay 7' },
    childrenState: [{ form: 'A2', submission: { place: 'bay 9' } }],
  });
});

it('counts a form attached by the change as an edit, until it is saved', () => {
  const template = { id: 'A3', version: 1, code: 'A3', title: 'A3', content: { title: 'A3', sections: [] } };
  const forms = attachForm(openForms(permit(1, {}, {})), template);
  expect(hasEdits(forms)).toBe(true);
  expect(filledForms(forms).childrenState.map(({ form: id }) => id)).toEqual(['A2', 'A3']);
  expect(attachForm(forms, template)).toBe(forms);
});
