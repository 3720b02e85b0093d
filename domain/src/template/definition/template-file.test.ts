import { describe, expect, it } from 'vitest';
import { validateDefinition } from './definition.ts';
import { oneOfEach } from '../testing/test-templates.ts';
import { normalizeDefinition } from './normalize-definition.ts';
import { parseTemplateFile, formatTemplateFile, formatTemplateFileName } from './template-file.ts';

const content = normalizeDefinition(oneOfEach);

/** A template file with a change. */
function changeFile(change: (file: { template: Record<string, unknown>; [member: string]: unknown }) => void): string {
  const file = JSON.parse(formatTemplateFile(content));
  change(file);
  return JSON.stringify(file);
}

it('a template survives its file unchanged', () => {
  const file = formatTemplateFile({ ...content, asParentPermit: true });
  const { definition } = parseTemplateFile(file) as { definition: typeof content };
  expect(definition).toMatchObject({ asParentPermit: true, showInCreatePermit: false });
  expect(parseTemplateFile(`\uFEFF${file}`)).toEqual({ definition });
  expect(validateDefinition(definition)).toEqual([]);
  expect(normalizeDefinition(definition)).toEqual({ ...content, asParentPermit: true });
});

it('a work policy in a file may leave out what is not set, or set it to null', () => {
  const workPolicy = { ownPauseMinutes: 30, extensionHours: 0 };
  const file = changeFile(
    ({ template }) => (template['workPolicy'] = { ...workPolicy, validityHours: null, fireWatch: null }),
  );
  expect(parseTemplateFile(changeFile(({ template }) => (template['workPolicy'] = null)))).toEqual(
    parseTemplateFile(formatTemplateFile(content)),
  );
  expect(parseTemplateFile(file)).toMatchObject({
    definition: {
      workPolicy: {
        ...workPolicy,
        isolation: false,
        checks: [],
        roles: [],
        entryLog: false,
        crew: [],
        severalJobs: false,
      },
    },
  });
});

it('a file is named after its template', () => {
  expect(formatTemplateFileName({ title: 'B4 - WORK AT HEIGHT WEEK 1' })).toBe(
    'b4-work-at-height-week-1.template.json',
  );
  expect(formatTemplateFileName({ title: 'a b c d e f g h i j k l m n' })).toBe(
    'a-b-c-d-e-f-g-h-i-j-k-l.template.json',
  );
  expect(formatTemplateFileName({ title: '../../' })).toBe('template.template.json');
});

it('a file that only breaks the rules for templates is left to its author to fix', () => {
  const { definition } = parseTemplateFile(changeFile(({ template }) => (template['title'] = '<b>'))) as {
    definition: typeof content;
  };
  expect(validateDefinition(definition)).toMatchObject([{ field: 'title' }]);
});

describe('a file is refused', () => {
  const section = (form: unknown) => (file: { template: Record<string, unknown> }) => {
    file.template['sections'] = [{ title: 'One', form }];
  };
  const policy = (workPolicy: unknown) => changeFile(({ template }) => (template['workPolicy'] = workPolicy));
  it.each<[string, string, RegExp]>([
    ['that is cut off', formatTemplateFile(content).slice(0, 400), /not valid JSON/],
    ['that is empty', '', /not valid JSON/],
    ['that is a picture', '\u0089PNG\r\n', /not valid JSON/],
    ['of another format', '{"permits": []}', /not a template of this application/],
    ['of another application', changeFile((file) => (file['format'] = 'forms')), /not a template of this/],
    ['that holds only a list', '[]', /not a template of this application/],
    ['that holds only null', 'null', /not a template of this application/],
    ['of a later version', changeFile((file) => (file['formatVersion'] = 2)), /another version/],
    [
      'without its template',
      changeFile((file) => Reflect.deleteProperty(file, 'template')),
      /its template cannot be read/,
    ],
    ['whose title is not a text', changeFile(({ template }) => (template['title'] = 7)), /its title cannot/],
    ['whose code is not a text', changeFile(({ template }) => (template['code'] = 7)), /its permit code cannot/],
    ['whose type is not a text', changeFile(({ template }) => (template['type'] = null)), /its permit type cannot/],
    ['with a text for a flag', changeFile(({ template }) => (template['asParentPermit'] = 'yes')), /its flags cannot/],
    [
      'with a number for a flag',
      changeFile(({ template }) => (template['showInCreatePermit'] = 1)),
      /its flags cannot/,
    ],
    ['without sections', changeFile(({ template }) => (template['sections'] = 'none')), /its sections cannot/],
    ['with an invalid section', changeFile(({ template }) => (template['sections'] = [null])), /section 1 cannot/],
    ['with an invalid input', changeFile(section([7])), /section 1, input 1 cannot/],
    ['with an input without a label', changeFile(section([{ type: 'text', name: 'a' }])), /section 1, input 1 cannot/],
    [
      'with a label that is not a text',
      changeFile(section([{ type: 'text', name: 'a', label: {} }])),
      /input 1 cannot/,
    ],
    [
      'with invalid options',
      changeFile(section([{ type: 'radio', name: 'a', label: 'A', options: ['x'] }])),
      /input 1 cannot/,
    ],
    ['with a list for a work policy', policy([]), /its work policy cannot/],
    ['with a text for a number', policy({ validityHours: '12' }), /its work policy cannot/],
    ['with a text for an isolation', policy({ isolation: 'yes' }), /its work policy cannot/],
    ['with an invalid fire watch', policy({ fireWatch: 60 }), /its work policy, fire watch cannot/],
    ['with an invalid check', policy({ checks: [null] }), /its work policy, check 1 cannot/],
    [
      'with an invalid reading',
      policy({ checks: [{ name: 'a', title: 'A', kind: 'other', readings: [{ name: 'a', label: 'A', to: '5' }] }] }),
      /its work policy, check 1, reading 1 cannot/,
    ],
    ['with an invalid role', policy({ roles: [{ role: 1 }] }), /its work policy, role 1 cannot/],
    ['with an invalid crew', policy({ crew: [{ certificate: 1 }] }), /its work policy, crew cannot/],
    ['of five megabytes and more', `"${'x'.repeat(5_000_000)}"`, /too large/],
  ])('%s', (_which, text, sentence) => {
    expect(parseTemplateFile(text)).toEqual({ problem: expect.stringMatching(sentence) });
  });
});
