import { expect, test } from 'vitest';
import type { TemplateInput } from '../template/model/template.ts';
import { summarizeAfterWork } from './after-work.ts';

const input = (name: string, type: TemplateInput['type'] = 'text'): TemplateInput => ({ name, type, label: name });
const template = {
  title: 'GENERAL PERMIT',
  sections: [
    { title: 'Work', form: [{ ...input('work'), purpose: 'work' as const }, input('before', 'file')] },
    { title: 'Handing back', afterWork: true, form: [input('left'), input('empty'), input('photo', 'file')] },
  ],
};

test('has the answers and pictures of the sections that are filled in after the work, and no others', () => {
  const submission = { work: 'Weld', before: ['before.png'], left: 'Clean', photo: ['after.png', 'list.pdf'] };
  expect(summarizeAfterWork([{ code: 'GP', template, submission }])).toEqual({
    hasInputs: true,
    answers: [{ code: 'GP', label: 'left', answer: 'Clean' }],
    pictures: [{ kind: 'picture', filename: 'after.png', label: 'photo' }],
  });
});

test('says whether the forms ask for anything', () => {
  const [work] = template.sections;
  const forms = [{ code: 'GP', template: { ...template, sections: work ? [work] : [] }, submission: {} }];
  expect(summarizeAfterWork(forms)).toEqual({ hasInputs: false, answers: [], pictures: [] });
});
