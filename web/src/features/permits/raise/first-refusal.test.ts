import { impactInput } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { inputOf, templateOf } from '@eptw/domain/template/one-of-each';
import type { Submission } from '@eptw/domain/template/submission';
import type { TemplateInput } from '@eptw/domain/template/template';
import { expect, it } from 'vitest';
import { editForm } from '../../templates/components/edited-form.ts';
import { checkChildPermit, checkRaise } from './first-refusal.ts';
import type { RaisedForm } from './raise-work.ts';

function raised(code: string, form: TemplateInput[], filled: Submission): RaisedForm {
  const title = `${code} FORM`;
  const content = templateOf(form, title);
  return {
    template: { id: code, version: 1, code, title, content },
    edited: editForm(code, content, filled),
    isAsked: false,
  };
}

const place = inputOf('text', { name: 'place', required: true });
const impact = inputOf('multicheck', { name: impactInput, options: [{ value: 'Ladders #A2', label: 'Ladders #A2' }] });
const days = [inputOf('date', { name: 'startDate' }), inputOf('date', { name: 'dateEnd', label: 'End date' })];

function general(filled: Submission): RaisedForm {
  return raised('GP', [place, impact, ...days], filled);
}

const ladders = (filled: Submission) =>
  raised('A2', [inputOf('text', { name: 'height', required: true }), place], filled);

const ticked = { place: 'Bay 12', [impactInput]: ['Ladders #A2'] };

it.each<[string, RaisedForm, RaisedForm[], string, string]>([
  ['an empty permit', general({}), [], message.emptyPermit, 'place'],
  ['a missing required input', general({ startDate: '2026-11-20' }), [], message.fillRequiredBeforeSubmitting, 'place'],
  [
    'a period that ends before it starts',
    general({ place: 'Bay 12', startDate: '2026-11-20', dateEnd: '2026-11-19' }),
    [],
    'End date: The end date is before the start date.',
    'dateEnd',
  ],
  ['a ticked impact without its form', general(ticked), [], 'A2 Child Permit is required!', impactInput],
  ['an empty attached form', general(ticked), [ladders({})], message.emptyChildPermit, 'height'],
  [
    'an attached form that lacks something',
    general(ticked),
    [ladders({ place: 'Bay 12' })],
    `A2 FORM: ${message.fillRequiredBeforeSaving}`,
    'height',
  ],
])('refuses %s and says where', (_what, own, attached, sentence, input) => {
  const { refusal } = checkRaise(own, { attached });
  expect(refusal).toMatchObject({ sentence, input });
});

it('shows the problems of every form at once', () => {
  const [own, child] = [general({}), ladders({})];
  checkRaise(own, { attached: [child] });
  expect(own.edited.store.cell('place').problem).toBe(message.fieldRequired);
  expect(child.edited.store.cell('height').problem).toBe(message.fieldRequired);
});

it('answers the values as they are stored when nothing is in the way', () => {
  const own = general({ ...ticked, place: ' Bay 12 ' });
  const answer = checkRaise(own, { attached: [ladders({ height: '4', place: 'Bay' })] });
  expect(answer).toMatchObject({ own: { submission: ticked }, attached: [{ checked: { problems: [] } }] });
});

const notes = Array.from({ length: 12 }, (_, index) => inputOf('text', { name: `note${index}` }));
const noted = (count: number) => Object.fromEntries(notes.slice(0, count).map(({ name }) => [name, 'a']));

it.each<[string, Submission, string | undefined, string | undefined]>([
  ['with nothing on it', {}, message.emptyPermit, 'place'],
  ['with blanks alone', { note1: ' ' }, message.childPermitBlank, 'place'],
  ['without a required input', noted(12), message.fillRequiredBeforeSaving, 'place'],
  ['with nine inputs', { place: 'Bay 12', ...noted(8) }, message.childPermitTooLittle(10, 9), 'note8'],
  ['with ten inputs', { place: 'Bay 12', ...noted(9) }, undefined, undefined],
])('checks a child permit %s', (_what, filled, sentence, input) => {
  const checked = checkChildPermit(raised('B3', [place, ...notes], filled));
  expect(checked.refusal?.sentence).toBe(sentence);
  expect(checked.refusal?.input).toBe(input);
});

const taken = inputOf('text', { name: 'location', purpose: 'place' });

it('says that a form is empty while nothing stands on it but what it took, and not that it lacks something', () => {
  const prefilled = new Map([['location', { value: 'Bay 12', from: 'permit' as const }]]);
  const withTaken = (...form: TemplateInput[]): RaisedForm => {
    const one = raised('B3', [taken, ...form], {});
    return { ...one, edited: editForm('B3', one.template.content, {}, undefined, prefilled) };
  };
  expect(checkRaise(withTaken(place), { attached: [] }).refusal?.sentence).toBe(message.emptyPermit);
  expect(checkRaise(general({ place: 'Bay 12' }), { attached: [withTaken(place)] }).refusal?.sentence).toBe(
    message.emptyChildPermit,
  );
  expect(checkChildPermit(withTaken(place)).refusal?.sentence).toBe(message.emptyPermit);
  // What was taken counts as filled in.
  expect(checkChildPermit(withTaken()).refusal).toBeUndefined();
  const noting = withTaken(...notes);
  noting.edited.store.set('note0', 'a');
  expect(checkChildPermit(noting).refusal?.sentence).toBe(message.childPermitTooLittle(10, 2));
});
