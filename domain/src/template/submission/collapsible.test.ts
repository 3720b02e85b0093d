import { expect, it } from 'vitest';
import { isCollapsible } from './collapsible.ts';
import type { TemplateInput } from '../model/template.ts';

const text: TemplateInput = { type: 'text', name: 'tools', label: 'Tools' };

it.each<[string, TemplateInput, Parameters<typeof isCollapsible>[1], boolean]>([
  ['an optional input without an answer', text, {}, true],
  ['blank text', text, { tools: '  ' }, true],
  ['an answer', text, { tools: 'Chain block' }, false],
  ['a required input without an answer', { ...text, required: true }, {}, false],
  ['an unticked box', { ...text, type: 'checkbox' }, {}, true],
  ['a paragraph of the template', { ...text, type: 'freetext' }, {}, false],
  ['a document for the approval', { ...text, type: 'file', purpose: 'approvalUpload' }, {}, false],
  ['another file', { ...text, type: 'file' }, {}, true],
  ['an inherited property name', { ...text, name: 'constructor' }, {}, true],
])('%s', (_title, input, submission, folds) => {
  expect(isCollapsible(input, submission)).toBe(folds);
});
