import { describe, expect, it } from 'vitest';
import { createTestInput, oneOfEach, createTestTemplate } from '../template/testing/test-templates.ts';
import type { Submission } from '../template/model/submission.ts';
import type { TemplateInput } from '../template/model/template.ts';
import { listCoveredInputs, serializeCoveredAnswers, type CoveredForm } from './coverage.ts';

const names = (template: Parameters<typeof listCoveredInputs>[0]) =>
  listCoveredInputs(template).map(({ name }) => name);

describe('an approval covers', () => {
  it('every kind of input that holds a value, but no optional upload', () => {
    const all = oneOfEach.sections.flatMap(({ form }) => form.map(({ name }) => name));
    expect(names(oneOfEach)).toEqual(all.filter((name) => name !== 'freeText' && name !== 'file'));
  });

  it('a required upload, unless it is a document for the approval', () => {
    const upload = (name: string) => createTestInput('file', { name, required: true });
    const rescue: TemplateInput = { ...upload('rescue'), purpose: 'approvalUpload' };
    expect(names(createTestTemplate([rescue, upload('drawing')]))).toEqual(['drawing']);
    expect(names(createTestTemplate([upload('uploadRA'), upload('drawing')]))).toEqual(['drawing']);
  });

  it('nothing that is filled in after the work', () => {
    const { title, sections } = createTestTemplate([createTestInput('text')]);
    const after = { title: 'After the work', form: [createTestInput('date')] };
    expect(names({ title, sections: [...sections, after] })).toEqual(['text']);
  });

  it('a section as marked in its version, not by its title', () => {
    const { title, sections } = createTestTemplate([createTestInput('text', { purpose: 'work' })]);
    const titled = { title: 'After the work', form: [createTestInput('date')] };
    const flagged = { title: 'Handing back', form: [createTestInput('time')], afterWork: true };
    expect(names({ title, sections: [...sections, titled, flagged] })).toEqual(['text', 'date']);
  });
});

describe('the covered answers', () => {
  const template = {
    title: 'GENERAL PERMIT',
    sections: [
      { title: 'The work', form: [createTestInput('text'), createTestInput('multicheck'), createTestInput('file')] },
      { title: 'After the work', form: [createTestInput('textarea')] },
    ],
  };
  const form = (submission: Submission, id = 'GP'): CoveredForm => ({ form: id, template, submission });
  const strainer = form({ text: 'Replace strainer', multicheck: ['ladder'] });

  it.each<[string, CoveredForm[]]>([
    ['with the answers in another order', [form({ multicheck: ['ladder'], text: 'Replace strainer' })]],
    ['with an optional upload', [form({ ...strainer.submission, file: ['drawing.pdf'] })]],
    ['with answers filled in after the work', [form({ ...strainer.submission, textarea: 'Swept and locked' })]],
    ['with an empty answer instead of none', [form({ ...strainer.submission, textarea: '', file: [] })]],
  ])('are the same %s', (_how, forms) => {
    expect(serializeCoveredAnswers(forms)).toBe(serializeCoveredAnswers([strainer]));
  });

  it.each<[string, CoveredForm[]]>([
    ['with another answer', [form({ ...strainer.submission, text: 'Open flame cutting' })]],
    ['without an answer', [form({ text: 'Replace strainer' })]],
    ['with an attached form, even an empty one', [strainer, form({}, 'B1')]],
  ])('are different %s', (_how, forms) => {
    expect(serializeCoveredAnswers(forms)).not.toBe(serializeCoveredAnswers([strainer]));
  });

  it('are the same whatever the order in which forms were attached', () => {
    const [one, other] = [form({ text: 'a' }, 'A2'), form({ text: 'b' }, 'B1')];
    expect(serializeCoveredAnswers([strainer, one, other])).toBe(serializeCoveredAnswers([strainer, other, one]));
  });

  it('say which form an answer belongs to', () => {
    const [one, other] = [form({ text: 'a' }, 'A2'), form({}, 'B1')];
    expect(serializeCoveredAnswers([one, other])).not.toBe(
      serializeCoveredAnswers([
        { ...one, form: 'B1' },
        { ...other, form: 'A2' },
      ]),
    );
  });
});
