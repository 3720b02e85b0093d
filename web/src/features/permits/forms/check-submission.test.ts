import type { EditedPermitForm } from './edited-permit-form.ts';
import { impactInputName } from '@eptw/domain/template/purpose/legacy-purposes';
import { message } from '@eptw/domain/message';
import { createTestInput, createTestTemplate } from '@eptw/domain/template/testing/test-templates';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { expect, it } from 'vitest';
import { createEditedForm } from '../../templates/components/edited-form.ts';
import { checkChildPermit, checkPermit } from './check-submission.ts';

function raised(code: string, form: TemplateInput[], filled: Submission): EditedPermitForm {
  const title = `${code} FORM`;
  const content = createTestTemplate(form, title);
  return {
    template: { id: code, version: 1, code, title, content },
    edited: createEditedForm(code, content, filled),
    isAttachedByTick: false,
  };
}

const place = createTestInput('text', { name: 'place', required: true });
const impact = createTestInput('multicheck', {
  name: impactInputName,
  options: [{ value: 'Ladders #A2', label: 'Ladders #A2' }],
});
const days = [
  createTestInput('date', { name: 'startDate' }),
  createTestInput('date', { name: 'dateEnd', label: 'End date' }),
];

function general(filled: Submission): EditedPermitForm {
  return raised('GP', [place, impact, ...days], filled);
}

const ladders = (filled: Submission) =>
  raised('A2', [createTestInput('text', { name: 'height', required: true }), place], filled);

const ticked = { place: 'Bay 12', [impactInputName]: ['Ladders #A2'] };

it.each<[string, EditedPermitForm, EditedPermitForm[], string, string]>([
  ['an empty permit', general({}), [], message.emptyPermit, 'place'],
  ['a missing required input', general({ startDate: '2026-11-20' }), [], message.fillRequiredBeforeSubmitting, 'place'],
  [
    'a period that ends before it starts',
    general({ place: 'Bay 12', startDate: '2026-11-20', dateEnd: '2026-11-19' }),
    [],
    'End date: The end date is before the start date.',
    'dateEnd',
  ],
  ['a ticked impact without its form', general(ticked), [], 'A2 Child Permit is required!', impactInputName],
  ['an empty attached form', general(ticked), [ladders({})], message.emptyChildPermit, 'height'],
  [
    'an incomplete attached form',
    general(ticked),
    [ladders({ place: 'Bay 12' })],
    `A2 FORM: ${message.fillRequiredBeforeSaving}`,
    'height',
  ],
])('refuses %s and names the input', (_title, own, attached, sentence, input) => {
  const { refusal } = checkPermit(own, { attached });
  expect(refusal).toMatchObject({ message: sentence, input });
});

it('shows the problems of all forms at once', () => {
  const [own, child] = [general({}), ladders({})];
  checkPermit(own, { attached: [child] });
  expect(own.edited.store.getFieldState('place').problem).toBe(message.fieldRequired);
  expect(child.edited.store.getFieldState('height').problem).toBe(message.fieldRequired);
});

it('returns the values as they are stored when nothing is wrong', () => {
  const own = general({ ...ticked, place: ' Bay 12 ' });
  const result = checkPermit(own, { attached: [ladders({ height: '4', place: 'Bay' })] });
  expect(result).toMatchObject({ own: { submission: ticked }, attached: [{ checked: { problems: [] } }] });
});

const notes = Array.from({ length: 12 }, (_, index) => createTestInput('text', { name: `note${index}` }));
const noted = (count: number) => Object.fromEntries(notes.slice(0, count).map(({ name }) => [name, 'a']));

it.each<[string, Submission, string | undefined, string | undefined]>([
  ['without answers', {}, message.emptyPermit, 'place'],
  ['with only blanks', { note1: ' ' }, message.childPermitBlank, 'place'],
  ['without a required input', noted(12), message.fillRequiredBeforeSaving, 'place'],
  ['with nine answers', { place: 'Bay 12', ...noted(8) }, message.childPermitTooLittle(10, 9), 'note8'],
  ['with ten answers', { place: 'Bay 12', ...noted(9) }, undefined, undefined],
])('checks a child permit %s', (_title, filled, sentence, input) => {
  const checked = checkChildPermit(raised('B3', [place, ...notes], filled));
  expect(checked.refusal?.message).toBe(sentence);
  expect(checked.refusal?.input).toBe(input);
});

const taken = createTestInput('text', { name: 'location', purpose: 'place' });

it('reports a form with only prefilled answers as empty, not as incomplete', () => {
  const prefilled = new Map([['location', { value: 'Bay 12', from: 'permit' as const }]]);
  const withTaken = (...form: TemplateInput[]): EditedPermitForm => {
    const one = raised('B3', [taken, ...form], {});
    return { ...one, edited: createEditedForm('B3', one.template.content, {}, undefined, prefilled) };
  };
  expect(checkPermit(withTaken(place), { attached: [] }).refusal?.message).toBe(message.emptyPermit);
  expect(checkPermit(general({ place: 'Bay 12' }), { attached: [withTaken(place)] }).refusal?.message).toBe(
    message.emptyChildPermit,
  );
  expect(checkChildPermit(withTaken(place)).refusal?.message).toBe(message.emptyPermit);
  // Prefilled answers count as filled in.
  expect(checkChildPermit(withTaken()).refusal).toBeUndefined();
  const noting = withTaken(...notes);
  noting.edited.store.set('note0', 'a');
  expect(checkChildPermit(noting).refusal?.message).toBe(message.childPermitTooLittle(10, 2));
});
