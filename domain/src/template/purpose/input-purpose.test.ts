import { describe, expect, it } from 'vitest';
import { validateDefinition, formatDefinitionProblem } from '../definition/definition.ts';
import {
  findClaimedPurposes,
  findMissingPurposes,
  inputPurposes,
  validatePurpose,
  listPurposes,
} from './input-purpose.ts';
import { createTestInput, createTestTemplate } from '../testing/test-templates.ts';
import {
  findAnswer,
  hasPurposes,
  findInputByPurpose,
  findInputsByPurpose,
  isAfterWorkSection,
  findTextAnswer,
  pickAnswers,
  addPurposes,
} from './inputs-by-purpose.ts';
import { toTemplateInput } from '../definition/input-definition.ts';
import { normalizeDefinition } from '../definition/normalize-definition.ts';
import { inputTypes, type InputPurpose, type TemplateInput, type TemplateSection } from '../model/template.ts';
import { parseTemplateFile, formatTemplateFile } from '../definition/template-file.ts';
import { formatVersionChange, diffTemplateVersions } from '../changes/version-changes.ts';

const purposes = Object.keys(inputPurposes) as InputPurpose[];
const suitable = (purpose: InputPurpose): TemplateInput => {
  const [type = 'text'] = inputPurposes[purpose].types;
  return createTestInput(type, { name: purpose, purpose });
};
const createSections = (...sections: TemplateSection[]) => ({ ...createTestTemplate([]), sections });
const findSectionProblems = (...sections: TemplateSection[]) =>
  validateDefinition(createSections(...sections)).map(formatDefinitionProblem);

describe('the purpose of an input', () => {
  it.each(purposes)('%s fits the types that the table lists and no others', (purpose) => {
    const fitting = inputTypes.filter((type) => validatePurpose({ type, purpose }, new Set()) === undefined);
    expect(fitting.toSorted()).toEqual(inputPurposes[purpose].types.toSorted());
    for (const type of inputTypes) expect(listPurposes(type).includes(purpose)).toBe(fitting.includes(type));
  });

  it('is refused when its name is unknown', () => {
    expect(validatePurpose({ type: 'date', purpose: 'constructor' }, new Set())).toMatch(/Choose one of the purposes/);
  });

  it.each<[InputPurpose, InputPurpose, boolean]>([
    ['startDate', 'startDate', false],
    ['startDate', 'endDate', true],
    ['period', 'startDate', false],
    ['endDate', 'period', false],
    ['period', 'endTime', true],
    ['measurement', 'measurement', true],
  ])('%s and %s may be in one form: %s', (first, second, together) => {
    const problem = validatePurpose(suitable(second), findClaimedPurposes([first]));
    expect(problem === undefined).toBe(together);
  });

  it('that only a newer version has is ignored in forms, and shown by its stored name in differences', () => {
    const before = createTestInput('file', { col: 12 });
    const after = { ...before, purpose: 'insurance' as InputPurpose };
    expect(toTemplateInput(after)).toEqual(before);
    expect(diffTemplateVersions(createTestTemplate([before]), createTestTemplate([after]))).toMatchObject([
      { kind: 'changed', fields: [{ field: 'Purpose', before: null, after: 'insurance' }] },
    ]);
  });

  it('is validated with the rest of the form', () => {
    const ends = ['a', 'b'].map((name) => createTestInput('date', { name, purpose: 'endDate' }));
    expect(findSectionProblems({ title: 'Work', form: ends })).toEqual([
      "Section 1, input 2, purpose: Another input already has the purpose 'End date'. Choose another purpose for one of them.",
    ]);
  });

  it('survives storage and export to a file, and counts as a change', () => {
    const input = createTestInput('date', { required: false, col: 12, tooltip: false });
    const before = createSections({ title: 'Work', form: [input] });
    const after = createSections({ title: 'Work', afterWork: true, form: [{ ...input, purpose: 'testTime' }] });
    expect(normalizeDefinition(after).sections).toMatchObject([{ afterWork: true, form: [{ purpose: 'testTime' }] }]);
    expect(parseTemplateFile(formatTemplateFile(after))).toMatchObject({ definition: { sections: after.sections } });
    const changes = diffTemplateVersions(before, after).map((change) => [formatVersionChange(change), change.fields]);
    expect(changes).toEqual([
      ["Changed the section 'Work'", [{ field: 'Filled in after the work', before: 'No', after: 'Yes' }]],
      ["Changed the input 'The date' in 'Work'", [{ field: 'Purpose', before: null, after: 'Time of a test' }]],
    ]);
  });
});

describe("the purposes missing from a permit's own form", () => {
  const expected = [
    'startDate',
    'startTime',
    'endDate',
    'endTime',
    'work',
    'place',
    'level',
    'manager',
    'highRiskWork',
  ];

  it('are those without which a feature is lost', () => {
    expect(findMissingPurposes([], 'permit')).toEqual(expected);
    expect(findMissingPurposes([], 'childPermit')).toEqual(expected.slice(0, 7));
    expect(findMissingPurposes(['tester', undefined], 'childPermit')).toEqual(expected.slice(0, 7));
    expect(findMissingPurposes(expected, 'permit')).toEqual([]);
  });

  it('do not include the two days that a range of dates covers', () => {
    expect(findMissingPurposes(['period', 'manager'], 'permit')).toEqual(
      expected.filter((purpose) => !['startDate', 'endDate', 'manager'].includes(purpose)),
    );
  });
});

describe('a section that is filled in after the work', () => {
  it('requires nothing', () => {
    const [problem] = findSectionProblems({
      title: 'After',
      afterWork: true,
      form: [createTestInput('time', { required: true })],
    });
    expect(problem).toMatch(/^Section 1, filled in after the work: .*'The time' is required.*Untick 'Required'/);
  });

  it('contains nothing that is known before the work', () => {
    const isSound = (purpose: InputPurpose) =>
      findSectionProblems({ title: 'After', afterWork: true, form: [suitable(purpose)] }).length === 0;
    expect(purposes.filter(isSound)).toEqual(['measurement', 'testTime', 'tester']);
  });
});

describe('the purpose of an input', () => {
  const after: TemplateSection = { title: 'After the work', form: [createTestInput('time')] };
  const work: TemplateSection = {
    title: 'Work',
    form: [
      createTestInput('date', { name: 'startDate' }),
      createTestInput('text', { name: 'workLocation' }),
      createTestInput('time', { name: 'buildingLevel' }),
      createTestInput('text', { name: 'oxygenReading' }),
      createTestInput('text', { name: 'flammableReading' }),
    ],
  };
  const older = createSections(work, after);

  it('follows from known names and the title of the form in a version without purposes, where the type fits', () => {
    expect(findInputByPurpose(older, 'startDate')?.name).toBe('startDate');
    expect(findInputByPurpose(older, 'place')?.name).toBe('workLocation');
    expect(findInputByPurpose(older, 'level')).toBeUndefined();
    expect(findInputsByPurpose(older, 'measurement').map(({ name }) => name)).toEqual([
      'oxygenReading',
      'flammableReading',
    ]);
    expect(isAfterWorkSection(older, after)).toBe(true);
  });

  it('comes only from the version once it sets a single purpose', () => {
    const marked = createSections(
      { ...work, form: [createTestInput('date', { name: 'startDate' }), suitable('place')] },
      after,
    );
    expect(findInputByPurpose(marked, 'startDate')).toBeUndefined();
    expect(findInputByPurpose(marked, 'place')?.name).toBe('place');
    expect(isAfterWorkSection(marked, after)).toBe(false);
    expect(isAfterWorkSection(marked, { ...after, afterWork: true })).toBe(true);
  });

  it('leads to the answer, and to a text only where there is one', () => {
    expect(findAnswer(older, { workLocation: ' Bay 12 ' }, 'place')).toBe(' Bay 12 ');
    expect(findTextAnswer(older, { workLocation: ' Bay 12 ' }, 'place')).toBe('Bay 12');
    expect(findTextAnswer(older, { workLocation: ['Bay 12'] }, 'place')).toBe('');
    expect(findAnswer(older, {}, 'place')).toBeUndefined();
  });

  it('picks the answers that matter, by the names of the inputs', () => {
    const submission = { startDate: '2026-11-23', oxygenReading: '20.9', other: 'signature', endDate: '2026-11-24' };
    expect(pickAnswers(older, submission, ['startDate', 'endDate', 'measurement'])).toEqual({
      startDate: '2026-11-23',
      oxygenReading: '20.9',
    });
  });

  it('can be written into the version without changing how anything is read', () => {
    const written = addPurposes(older);
    expect(hasPurposes(written)).toBe(true);
    for (const purpose of purposes) {
      const names = (template: typeof older) => findInputsByPurpose(template, purpose).map(({ name }) => name);
      expect(names(written)).toEqual(names(older));
    }
    expect(diffTemplateVersions(older, written)).toEqual([]);
    expect(addPurposes(written)).toBe(written);
  });
});
