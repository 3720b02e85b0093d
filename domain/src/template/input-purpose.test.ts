import { describe, expect, it } from 'vitest';
import { definitionProblems, problemInWords } from './definition.ts';
import { claimedBy, inputPurposes, purposeProblem, purposesOf } from './input-purpose.ts';
import { inputOf, templateOf } from './one-of-each.ts';
import {
  answerFor,
  carriesPurposes,
  inputFor,
  inputsFor,
  isAfterWork,
  textFor,
  withPurposes,
} from './purpose-of-inputs.ts';
import { soundDefinition } from './sound-definition.ts';
import { inputTypes, type InputPurpose, type TemplateInput, type TemplateSection } from './template.ts';
import { readTemplateFile, templateFile } from './template-file.ts';
import { changeInWords, versionChanges } from './version-changes.ts';

const purposes = Object.keys(inputPurposes) as InputPurpose[];
const suitable = (purpose: InputPurpose): TemplateInput => {
  const [type = 'text'] = inputPurposes[purpose].types;
  return inputOf(type, { name: purpose, purpose });
};
const sectionsOf = (...sections: TemplateSection[]) => ({ ...templateOf([]), sections });
const problemsOf = (...sections: TemplateSection[]) => definitionProblems(sectionsOf(...sections)).map(problemInWords);

describe('the purpose of an input', () => {
  it.each(purposes)('%s is for the types that the table names and no others', (purpose) => {
    const fitting = inputTypes.filter((type) => purposeProblem({ type, purpose }, new Set()) === undefined);
    expect(fitting.toSorted()).toEqual(inputPurposes[purpose].types.toSorted());
    for (const type of inputTypes) expect(purposesOf(type).includes(purpose)).toBe(fitting.includes(type));
  });

  it('is refused when there is none of that name', () => {
    expect(purposeProblem({ type: 'date', purpose: 'constructor' }, new Set())).toMatch(/Choose one of the purposes/);
  });

  it.each<[InputPurpose, InputPurpose, boolean]>([
    ['startDate', 'startDate', false],
    ['startDate', 'endDate', true],
    ['period', 'startDate', false],
    ['endDate', 'period', false],
    ['period', 'endTime', true],
    ['measurement', 'measurement', true],
  ])('%s and %s stand in one form: %s', (first, second, together) => {
    const problem = purposeProblem(suitable(second), claimedBy([first]));
    expect(problem === undefined).toBe(together);
  });

  it('is a part of what is wrong with a form', () => {
    const ends = ['a', 'b'].map((name) => inputOf('date', { name, purpose: 'endDate' }));
    expect(problemsOf({ title: 'Work', form: ends })).toEqual([
      "Section 1, input 2, purpose: Another input is the 'End date' already. Choose another purpose for one of them.",
    ]);
  });

  it('survives being kept, handed on as a file, and is a change of its own', () => {
    const input = inputOf('date', { required: false, col: 12, tooltip: false });
    const before = sectionsOf({ title: 'Work', form: [input] });
    const after = sectionsOf({ title: 'Work', afterWork: true, form: [{ ...input, purpose: 'testTime' }] });
    expect(soundDefinition(after).sections).toMatchObject([{ afterWork: true, form: [{ purpose: 'testTime' }] }]);
    expect(readTemplateFile(templateFile(after))).toMatchObject({ definition: { sections: after.sections } });
    const told = versionChanges(before, after).map((change) => [changeInWords(change), change.fields]);
    expect(told).toEqual([
      ["Changed the section 'Work'", [{ field: 'Filled in after the work', before: 'No', after: 'Yes' }]],
      ["Changed the input 'The date' in 'Work'", [{ field: 'Purpose', before: null, after: 'Time of a test' }]],
    ]);
  });
});

describe('a section that is filled in after the work', () => {
  it('requires nothing', () => {
    const [problem] = problemsOf({ title: 'After', afterWork: true, form: [inputOf('time', { required: true })] });
    expect(problem).toMatch(/^Section 1, filled in after the work: .*'The time' is required.*Untick 'Required'/);
  });

  it('holds nothing that is known before', () => {
    const isSound = (purpose: InputPurpose) =>
      problemsOf({ title: 'After', afterWork: true, form: [suitable(purpose)] }).length === 0;
    expect(purposes.filter(isSound)).toEqual(['measurement', 'testTime', 'tester']);
  });
});

describe('what an input is read as', () => {
  const after: TemplateSection = { title: 'After the work', form: [inputOf('time')] };
  const work: TemplateSection = {
    title: 'Work',
    form: [
      inputOf('date', { name: 'startDate' }),
      inputOf('text', { name: 'workLocation' }),
      inputOf('time', { name: 'buildingLevel' }),
      inputOf('text', { name: 'oxygenReading' }),
      inputOf('text', { name: 'flammableReading' }),
    ],
  };
  const older = sectionsOf(work, after);

  it('is told by known names and the title of the form in a version without purposes, where the type fits', () => {
    expect(inputFor(older, 'startDate')?.name).toBe('startDate');
    expect(inputFor(older, 'place')?.name).toBe('workLocation');
    expect(inputFor(older, 'level')).toBeUndefined();
    expect(inputsFor(older, 'measurement').map(({ name }) => name)).toEqual(['oxygenReading', 'flammableReading']);
    expect(isAfterWork(older, after)).toBe(true);
  });

  it('is told by the version alone once that names a single purpose', () => {
    const marked = sectionsOf({ ...work, form: [inputOf('date', { name: 'startDate' }), suitable('place')] }, after);
    expect(inputFor(marked, 'startDate')).toBeUndefined();
    expect(inputFor(marked, 'place')?.name).toBe('place');
    expect(isAfterWork(marked, after)).toBe(false);
    expect(isAfterWork(marked, { ...after, afterWork: true })).toBe(true);
  });

  it('gives the answer, and a text only where there is one', () => {
    expect(answerFor(older, { workLocation: ' Bay 12 ' }, 'place')).toBe(' Bay 12 ');
    expect(textFor(older, { workLocation: ' Bay 12 ' }, 'place')).toBe('Bay 12');
    expect(textFor(older, { workLocation: ['Bay 12'] }, 'place')).toBe('');
    expect(answerFor(older, {}, 'place')).toBeUndefined();
  });

  it('can be written down without changing what anything is read as', () => {
    const written = withPurposes(older);
    expect(carriesPurposes(written)).toBe(true);
    for (const purpose of purposes) {
      const names = (template: typeof older) => inputsFor(template, purpose).map(({ name }) => name);
      expect(names(written)).toEqual(names(older));
    }
    expect(versionChanges(older, written)).toEqual([]);
    expect(withPurposes(written)).toBe(written);
  });
});
