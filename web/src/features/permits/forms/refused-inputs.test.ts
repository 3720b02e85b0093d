import { createTestInput, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import { expect, it } from 'vitest';
import { createEditedForm } from '../../templates/components/edited-form.ts';
import { markRefusedInputs } from './refused-inputs.ts';

const template = createTestTemplate([
  createTestInput('text', { name: 'place' }),
  createTestInput('text', { name: 'manager' }),
]);

function openForms() {
  return ['general', 'attached'].map((templateId) => ({ templateId, edited: createEditedForm(templateId, template) }));
}

const refuse = (form: string, input: string | null) => ({
  form,
  input,
  kind: 'blockedWord' as const,
  message: `Not ${input}.`,
});

it('shows the server’s messages at the inputs of the right form, and returns the first on screen', () => {
  const forms = openForms();
  const first = markRefusedInputs(forms, [refuse('attached', 'manager'), refuse('attached', 'place')]);
  const shown = forms.map(({ edited: { store } }) =>
    ['place', 'manager'].map((name) => store.getFieldState(name).problem),
  );
  expect(shown).toEqual([
    [undefined, undefined],
    ['Not place.', 'Not manager.'],
  ]);
  expect(first).toEqual({ form: forms[1]?.edited, name: 'place' });
});

it.each([
  ['no problems', undefined],
  ['a problem of the form as a whole', [refuse('general', null)]],
  ['a problem of a form that is not on screen', [refuse('other', 'place')]],
  ['a problem of an input that the form does not have', [refuse('general', 'other')]],
])('changes nothing for %s', (_title, problems) => {
  const forms = openForms();
  const [general] = forms;
  general?.edited.store.showProblems([
    { name: 'place', label: '', section: '', kind: 'invalid', message: 'No such bay.' },
  ]);
  expect(markRefusedInputs(forms, problems)).toBeUndefined();
  expect(general?.edited.store.getFieldState('place').problem).toBe('No such bay.');
});
