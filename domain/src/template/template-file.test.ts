import { describe, expect, it } from 'vitest';
import { definitionProblems } from './definition.ts';
import { oneOfEach } from './one-of-each.ts';
import { soundDefinition } from './sound-definition.ts';
import { readTemplateFile, templateFile, templateFileName } from './template-file.ts';

const content = soundDefinition(oneOfEach);

/** The file of a template with something different in it. */
function changed(change: (file: { template: Record<string, unknown>; [member: string]: unknown }) => void): string {
  const file = JSON.parse(templateFile(content));
  change(file);
  return JSON.stringify(file);
}

it('a template comes back from its file as it was', () => {
  const { definition } = readTemplateFile(templateFile(content)) as { definition: typeof content };
  expect(definitionProblems(definition)).toEqual([]);
  expect(soundDefinition(definition)).toEqual(content);
});

it('a file bears the name of its template', () => {
  expect(templateFileName({ title: 'B4 - WORK AT HEIGHT WEEK 1' })).toBe('b4-work-at-height-week-1.template.json');
  expect(templateFileName({ title: '../../' })).toBe('template.template.json');
});

it('what only breaks the rules of templates is for its author to put right', () => {
  const { definition } = readTemplateFile(changed(({ template }) => (template['title'] = '<b>'))) as {
    definition: typeof content;
  };
  expect(definitionProblems(definition)).toMatchObject([{ field: 'title' }]);
});

describe('a file is refused', () => {
  const section = (form: unknown) => (file: { template: Record<string, unknown> }) => {
    file.template['sections'] = [{ title: 'One', form }];
  };
  it.each<[string, string, RegExp]>([
    ['that is cut off', templateFile(content).slice(0, 400), /not valid JSON/],
    ['that is empty', '', /not valid JSON/],
    ['that is a picture', '\u0089PNG\r\n', /not valid JSON/],
    ['of something else', '{"permits": []}', /no template of this program/],
    ['that holds only a list', '[]', /no template of this program/],
    ['that holds only null', 'null', /no template of this program/],
    ['of a later version', changed((file) => (file['formatVersion'] = 2)), /another version/],
    [
      'without its template',
      changed((file) => Reflect.deleteProperty(file, 'template')),
      /its template cannot be read/,
    ],
    ['with a title that is no text', changed(({ template }) => (template['title'] = 7)), /its title cannot/],
    ['without sections', changed(({ template }) => (template['sections'] = 'none')), /its sections cannot/],
    ['with a section that is none', changed(({ template }) => (template['sections'] = [null])), /section 1 cannot/],
    ['with an input that is none', changed(section([7])), /section 1, input 1 cannot/],
    ['with a label that is no text', changed(section([{ type: 'text', name: 'a', label: {} }])), /input 1 cannot/],
    [
      'with options that are none',
      changed(section([{ type: 'radio', name: 'a', label: 'A', options: ['x'] }])),
      /input 1 cannot/,
    ],
    ['of five megabytes and more', `"${'x'.repeat(5_000_000)}"`, /far too large/],
  ])('%s', (_which, text, sentence) => {
    expect(readTemplateFile(text)).toEqual({ problem: expect.stringMatching(sentence) });
  });
});
