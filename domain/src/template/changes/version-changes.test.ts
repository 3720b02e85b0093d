import { describe, expect, it } from 'vitest';
import { oneOfEach, createTestTemplate } from '../testing/test-templates.ts';
import type { TemplateContent, TemplateInput, TemplateSection } from '../model/template.ts';
import { describeTemplate, diffTemplateVersions, formatVersionChange, toFieldChanges } from './version-changes.ts';

const input = (name: string, change: Partial<TemplateInput> = {}): TemplateInput => ({
  type: 'text',
  name,
  label: name.toUpperCase(),
  ...change,
});
const text = (label: string): TemplateInput => ({ type: 'freetext', name: 'freeText', label });
const section = (title: string, ...form: TemplateInput[]): TemplateSection => ({ title, form });
const version = (...sections: TemplateSection[]): TemplateContent => ({ ...createTestTemplate([]), sections });

const work = section('Work', input('place'), input('level'), input('crew'));
const risks = section('Risks', input('hazards'), input('controls'));

/** Changes as short lines: the change, and each field before and after. */
function formatChangeTexts(before: TemplateContent, after: TemplateContent): string[] {
  return diffTemplateVersions(before, after).map((change) =>
    [
      formatVersionChange(change),
      ...change.fields.map(({ field, before: was, after: is }) => `${field}: ${was} > ${is}`),
    ].join(' | '),
  );
}

describe('the changes between versions', () => {
  it('are none between equal versions', () => {
    expect(diffTemplateVersions(oneOfEach, { ...oneOfEach, sections: [...oneOfEach.sections] })).toEqual([]);
  });

  it('include the form itself', () => {
    const before = version(work);
    const after = { ...before, title: 'B9 - DIVING', code: 'B9', asParentPermit: true };
    expect(formatChangeTexts(before, after)).toEqual([
      'Changed the form itself | Title: A2 - LADDERS > B9 - DIVING | Permit code: A2 > B9 | Can be raised as a permit: No > Yes',
    ]);
  });

  it.each<[string, TemplateSection[], string[]]>([
    ['added', [work, risks, section('Tools')], ["Added the section 'Tools'"]],
    [
      'renamed',
      [section('The work', ...work.form), risks],
      ["Changed the section 'The work' | Title: Work > The work"],
    ],
    ['moved', [risks, work], ["Moved the section 'Work' | Position: 1 > 2"]],
    [
      'removed',
      [work],
      [
        "Removed the section 'Risks'",
        "Removed the input 'HAZARDS' in 'Risks' | Type: Text > null | Label: HAZARDS > null | Name: hazards > null | Required: No > null | Column width: 12 > null",
        "Removed the input 'CONTROLS' in 'Risks' | Type: Text > null | Label: CONTROLS > null | Name: controls > null | Required: No > null | Column width: 12 > null",
      ],
    ],
  ])('name a section that was %s', (_how, sections, lines) => {
    expect(formatChangeTexts(version(work, risks), version(...sections))).toEqual(lines);
  });

  it.each<[string, TemplateSection[], string[]]>([
    [
      'added',
      [
        section('Work', ...work.form, input('shift', { type: 'radio', options: [{ value: 'd', label: 'Day' }] })),
        risks,
      ],
      [
        "Added the input 'SHIFT' in 'Work' | Type: null > Radio | Label: null > SHIFT | Name: null > shift | Required: null > No | Column width: null > 12 | Options: null > Day (d)",
      ],
    ],
    [
      'moved within its section',
      [section('Work', input('level'), input('crew'), input('place')), risks],
      ["Moved the input 'PLACE' in 'Work' | Position: 1 > 3"],
    ],
    [
      'moved to another section',
      [section('Work', input('place'), input('level')), section('Risks', input('crew'), ...risks.form)],
      ["Moved the input 'CREW' in 'Risks' | Section: Work > Risks"],
    ],
    [
      'given another name',
      [section('Work', input('place'), input('floor', { label: 'LEVEL' }), input('crew')), risks],
      ["Changed the input 'LEVEL' in 'Work' | Name: level > floor"],
    ],
    [
      'changed in several ways',
      [
        section(
          'Work',
          input('place', { required: true, col: 6, tooltip: true, tooltipText: 'Where?' }),
          ...work.form.slice(1),
        ),
        risks,
      ],
      ["Changed the input 'PLACE' in 'Work' | Required: No > Yes | Column width: 12 > 6 | Tooltip: null > Where?"],
    ],
  ])('name an input that was %s', (_how, sections, lines) => {
    expect(formatChangeTexts(version(work, risks), version(...sections))).toEqual(lines);
  });

  it('match free texts by their text', () => {
    const before = version(section('Work', text('First'), input('place'), text('Second')));
    const after = version(section('Work', text('First'), input('place'), text('Something else')));
    expect(formatChangeTexts(before, after)).toEqual([
      "Changed the input 'Something else' in 'Work' | Text: Second > Something else",
    ]);
  });

  it('shorten a long free text to its first line', () => {
    const long = 'Wear a helmet, a harness, gloves and boots wherever the platform is open';
    expect(
      formatChangeTexts(version(section('Work')), version(section('Work', text(`${long}\nSecond line`))))[0],
    ).toMatch(/^Added the input 'Wear a helmet, a harness, gloves and boots wherever the pla…' in 'Work' \|/);
    const after = version(section('Work', input('rule', { label: long })));
    expect(formatChangeTexts(version(section('Work')), after)[0]).toContain(`Added the input '${long}' in 'Work' |`);
  });

  it('say that an added section is filled in after the work', () => {
    const done = { ...section('Handing back'), afterWork: true };
    expect(formatChangeTexts(version(work), version(work, done))[0]).toMatch(
      /^Added the section 'Handing back' \| .*: null > Yes$/,
    );
  });

  it('of sections are one line each in the audit log', () => {
    expect(toFieldChanges(diffTemplateVersions(version(section('Old')), version(section('New'))))).toEqual([
      { field: "Section 'New'", before: null, after: 'Added' },
      { field: "Section 'Old'", before: 'Present', after: null },
    ]);
  });

  it('are one line each in the audit log', () => {
    const before = version(work, risks);
    const after = version(section('Work', input('place', { required: true }), input('crew'), input('shift')), risks);
    expect(toFieldChanges(diffTemplateVersions(before, { ...after, title: 'New' }))).toEqual([
      { field: 'Title', before: 'A2 - LADDERS', after: 'New' },
      { field: "'PLACE' in 'Work': Required", before: 'No', after: 'Yes' },
      {
        field: "'SHIFT' in 'Work'",
        before: null,
        after: 'Type: Text; Label: SHIFT; Name: shift; Required: No; Column width: 12',
      },
      {
        field: "'LEVEL' in 'Work'",
        before: 'Type: Text; Label: LEVEL; Name: level; Required: No; Column width: 12',
        after: null,
      },
    ]);
  });
});

it('a whole template is described by its head and its sections', () => {
  expect(describeTemplate(version(work, section('Handing back', input('time'))))).toMatchObject({
    Title: 'A2 - LADDERS',
    Sections: ['Work (3 inputs)', 'Handing back (1 input)'],
  });
});
