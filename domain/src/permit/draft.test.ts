import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import type { TemplateInput } from '../template/model/template.ts';
import { validateDraft, type DraftSelection } from './draft.ts';

const input = (name: string, more: Partial<TemplateInput> = {}): TemplateInput => ({
  name,
  type: 'text',
  label: name,
  required: false,
  ...more,
});
const box = (name: string, required: boolean) => input(name, { type: 'checkbox', required });
const template = {
  sections: [{ title: 'Work', form: [input('work'), box('declaration', true), box('night', false)] }],
};
const chosen: DraftSelection = { siteId: 'site', individualIds: ['manager'], groupIds: ['group'] };
const filled = { work: 'Weld a pipe', declaration: true };

describe('what a new draft lacks', () => {
  it.each<
    [why: string, Partial<DraftSelection>, submission: Record<string, string | boolean>, problem: string | undefined]
  >([
    ['nothing', {}, filled, undefined],
    ['a site, before anything else', { siteId: '', individualIds: [], groupIds: [] }, {}, message.selectSite],
    [
      'an individual reviewer, before groups',
      { individualIds: [], groupIds: [] },
      {},
      message.selectIndividualReviewer,
    ],
    ['a group, before the declaration', { groupIds: [] }, {}, message.selectGroupReviewer],
    ['a ticked declaration', {}, { work: 'Weld a pipe' }, message.declarationRequired],
    ['a declaration that stays ticked', {}, { ...filled, declaration: false }, message.declarationRequired],
    ['any content', {}, {}, message.declarationRequired],
  ])('%s', (_, change, submission, problem) => {
    expect(validateDraft({ ...chosen, ...change }, template, submission)).toBe(problem);
  });

  it('counts as content, also where the form has no declaration', () => {
    const plain = { sections: [{ title: 'Work', form: [input('work'), box('night', false)] }] };
    expect(validateDraft(chosen, plain, { work: 'Weld a pipe' })).toBeUndefined();
    expect(validateDraft(chosen, plain, { work: ' ' })).toBe(message.declarationRequired);
  });
});
