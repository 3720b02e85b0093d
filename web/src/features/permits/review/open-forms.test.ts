import { createTestInput } from '@eptw/domain/template/testing/test-templates';
import { expect, it } from 'vitest';
import type { Permit } from '../model/permit.ts';
import { attachForm, rebaseForms, toFormsInput, hasChanges, openForms } from './open-forms.ts';

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
  const site = { timeZone: 'Asia/Singapore' };
  const facts = { _id: 'permit', version, site, form: form('GP'), submission: own };
  return { ...facts, children: [{ _id: 'child', form: form('A2'), submission: child }] } as unknown as Permit;
}

it('has no edits until a value differs from the saved one', () => {
  const forms = openForms(permit(1, { tool: 'saw' }, { place: 'bay 1' }), false);
  expect(hasChanges(forms)).toBe(false);
  forms.attached[0]?.edited.store.set('place', 'bay 2');
  expect(hasChanges(forms)).toBe(true);
  forms.attached[0]?.edited.store.set('place', 'bay 1');
  expect(hasChanges(forms)).toBe(false);
});

it('keeps edits and takes over what others saved, in attached forms too', () => {
  const forms = openForms(permit(1, { tool: 'saw', place: 'bay 1' }, { place: 'bay 1' }), false);
  forms.own.edited.store.set('tool', 'drill');
  const carried = rebaseForms(forms, permit(2, { tool: 'hammer', place: 'bay 7' }, { place: 'bay 9' }));
  expect(carried.contested).toEqual(['tool']);
  expect(carried.forms.version).toBe(2);
  expect(toFormsInput(carried.forms)).toEqual({
    submission: { tool: 'drill', place: 'bay 7' },
    childrenState: [{ form: 'A2', submission: { place: 'bay 9' } }],
  });
});

it('counts a newly attached form as an edit until it is saved', () => {
  const template = { id: 'A3', version: 1, code: 'A3', title: 'A3', content: { title: 'A3', sections: [] } };
  const forms = attachForm(openForms(permit(1, {}, {}), false), template);
  expect(hasChanges(forms)).toBe(true);
  expect(toFormsInput(forms).childrenState.map(({ form: id }) => id)).toEqual(['A2', 'A3']);
  expect(attachForm(forms, template)).toBe(forms);
});

it('checks an attached form against the edited period of its permit', () => {
  const dated = (id: string) => ({
    ...form(id),
    sections: [
      {
        title: 'Work',
        form: [
          { ...textInput('startDate'), type: 'date', purpose: 'startDate' },
          { ...textInput('dateEnd'), type: 'date', purpose: 'endDate' },
        ],
      },
    ],
  });
  const days = { startDate: '2099-03-02', dateEnd: '2099-03-04' };
  const { site } = permit(1, {}, {});
  const facts = { _id: 'permit', version: 1, site, form: dated('GP'), submission: days };
  const children = [{ _id: 'child', form: dated('A2'), submission: days }];
  const forms = openForms({ ...facts, children } as unknown as Permit, false);
  const [attached] = forms.attached;
  expect(attached?.edited.store.check().problems).toEqual([]);
  forms.own.edited.store.set('dateEnd', '2099-03-03');
  expect(attached?.edited.store.check().problems).toMatchObject([{ name: 'dateEnd' }]);
  forms.own.edited.store.set('startDate', '2026-01-01');
  expect(forms.own.edited.store.check().problems).toEqual([]);
  forms.own.edited.store.set('dateEnd', '2026-01-02');
  expect(forms.own.edited.store.check().problems).toMatchObject([{ name: 'dateEnd' }]);
});

it('prefills a newly attached form from the permit’s edited answers', () => {
  const content = {
    title: 'A3',
    sections: [{ title: 'Work', form: [createTestInput('text', { name: 'bay', purpose: 'place' })] }],
  };
  const saved = permit(1, { workLocation: 'bay 1' }, {});
  saved.form.sections[0]?.form.push(textInput('workLocation') as never);
  const forms = attachForm(openForms(saved, false), { id: 'A3', version: 1, code: 'A3', title: 'A3', content });
  forms.own.edited.store.set('workLocation', 'bay 2');
  expect(toFormsInput(forms).childrenState.at(-1)?.submission).toEqual({ bay: 'bay 2' });
});
