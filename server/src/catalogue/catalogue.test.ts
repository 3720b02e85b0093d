import { isChildPermitTemplate } from '@eptw/domain/child-permit/create';
import { parseRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { impactInputName } from '@eptw/domain/template/purpose/legacy-purposes';
import { permitListsByForm } from '@eptw/domain/permit/form-lists';
import { validateDefinition } from '@eptw/domain/template/definition/definition';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { findMissingPurposes } from '@eptw/domain/template/purpose/input-purpose';
import { addPurposes, findInputByPurpose, findInputsByPurpose } from '@eptw/domain/template/purpose/inputs-by-purpose';
import { generalPermitTemplateId, listInputs, inputTypes } from '@eptw/domain/template/model/template';
import { permitTypes } from '@eptw/domain/work-policy/permit-type';
import { defaultWorkPolicies, workKindNames, type WorkKind } from '@eptw/domain/work-policy/work-policy-defaults';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { CatalogueTemplate } from '../content/templates.ts';
import { catalogue } from './catalogue.ts';
import { separatePermitsInput } from './sample-submission.ts';

const table = catalogue.map((template) => [template.title, template] as const);
const children = table.filter(([, template]) => !template.asParentPermit);

function findTemplate(title: string): CatalogueTemplate {
  const match = catalogue.find((template) => template.title === title);
  if (!match) throw new Error(`The catalogue has no template titled '${title}'.`);
  return match;
}

/** The template as it was published before its inputs had purposes. */
function removePurposes(template: CatalogueTemplate): CatalogueTemplate {
  const sections = template.sections.map(({ title, form }) => ({
    title,
    form: form.map((input) => ({ ...input, purpose: undefined })),
  }));
  return { ...template, sections };
}

/** The uploads that an approver expects, written out as stored. */
const approvalUploads = [
  ...['attachDrawing', 'uploadRA2', 'uploadSopMos', 'uploadReEntryForm'],
  ...['workerCompetencyCertification', 'uploadRA', 'nonMicronSubPermitUpload'],
];

function listNames(title: string): string[] {
  return listInputs(findTemplate(title)).map((input) => input.name);
}

/** First and last day by title, written out as stored, so that a change of the rule shows here. */
const periodNames: [title: string, start: string, end: string][] = [
  ['GENERAL PERMIT', 'startDate', 'dateEnd'],
  ['TOOL INSTALL PERMIT', 'startDate', 'dateEnd'],
  ['A2 - LADDER AND SCAFFOLD', 'startDate', 'dateEnd'],
  ['B1D01 - HOT WORKS DAY 01', 'D1startDate', 'D1endDate'],
  ['B1D02 - HOT WORKS DAY 02', 'D2startDate', 'D2endDate'],
  ['B1D03 - HOT WORKS DAY 03', 'D03startDate', 'D03endDate'],
  ['B1D09 - HOT WORKS DAY 09', 'D09startDate', 'D09endDate'],
  ['B1D14 - HOT WORKS DAY 14', 'D14startDate', 'D14endDate'],
  ['B2 - CONFINED SPACE', 'C11StartDate', 'C11EndDate'],
  ['B3 - LIFTING', 'G11StartDate', 'G11EndDate'],
  ['B4 - WORK AT HEIGHT WEEK 1', 'GW211StartDate', 'GW211EndDate'],
  ['B4 - WORK AT HEIGHT WEEK 2', 'startDate', 'dateEnd'],
  ['B5 - LSS IMPAIRMENT PERMIT', 'startDate', 'dateEnd'],
  ['B7 - SIPP PERMIT', 'startDate', 'preferredEndDate'],
  ['C1 - ENVIRONMENTAL OR HAZARDOUS SUBSTANCE', 'startDate', 'dateEnd'],
];

const sippFields = [
  'startTime',
  'endTime',
  'typeOfSIPPWork',
  'workDescription',
  'SIPPToolsEquipment',
  'RequesterName',
  'SIPPImpactedSystem',
  'whyThisworksNeeds',
  'companyDepartment',
  'workDoneAt',
  'workLocation',
  'buildingLevel',
];

describe('the catalogue', () => {
  test('holds two parents, twelve A forms, the B forms and C1', () => {
    const days = Array.from({ length: 14 }, (_, index) => `B1D${String(index + 1).padStart(2, '0')}`);
    const forms = Array.from({ length: 12 }, (_, index) => `A${index + 1}`);
    const others = ['B2', 'B3', 'B4', 'B4', 'B5', 'B6', 'B7', 'B8', 'C1'];
    expect(catalogue.map((template) => template.code)).toEqual(['GP', 'TI', ...forms, ...days, ...others]);
  });

  test('has unique, well-formed ids, and the General Permit its fixed one', () => {
    const ids = catalogue.map((template) => template.id);
    expect(new Set(ids).size).toBe(catalogue.length);
    for (const id of ids) expect(id).toMatch(/^00000000-0000-4000-8000-\d{12}$/);
    expect(findTemplate('GENERAL PERMIT').id).toBe(generalPermitTemplateId);
  });

  test('has unique titles', () => {
    expect(new Set(catalogue.map((template) => template.title)).size).toBe(catalogue.length);
  });

  test('uses all input types and all permit types', () => {
    const types = new Set(catalogue.flatMap((template) => listInputs(template).map((input) => input.type)));
    expect([...types].toSorted()).toEqual([...inputTypes].toSorted());
    expect(new Set(catalogue.map((template) => template.type))).toEqual(new Set(permitTypes));
  });
});

test('the work that needs it has the usual policy of its kind, in every sheet', () => {
  const kinds = catalogue.flatMap(({ code, workPolicy }): [string, WorkKind | undefined][] => {
    const kind = workKindNames.find((name) => isDeepStrictEqual(defaultWorkPolicies[name], workPolicy));
    return workPolicy ? [[code.replace(/D\d\d$/, ''), kind]] : [];
  });
  expect(Object.fromEntries(kinds)).toEqual({
    GP: 'general',
    TI: 'general',
    A3: 'lineOpening',
    A4: 'excavation',
    // What is confirmed every day is the same whatever the kind.
    A10: 'general',
    B1: 'hotWork',
    B2: 'confinedSpace',
    B3: 'lifting',
    B4: 'workAtHeight',
    B5: 'impairment',
    B6: 'liveElectrical',
    B7: 'general',
    B8: 'general',
    C1: 'general',
  });
  expect(kinds.filter(([code]) => code === 'B1')).toHaveLength(14);
});

test('a form does not ask for the readings that the checks of its work record', () => {
  const tested = catalogue.filter(({ workPolicy }) => workPolicy?.checks.some(({ readings }) => readings.length > 0));
  expect(tested.map(({ code }) => code)).toEqual(['B2']);
  for (const template of tested) {
    expect(findInputsByPurpose(template, 'measurement')).toEqual([]);
    expect(findInputsByPurpose(template, 'testTime')).toEqual([]);
  }
});

describe.each(table)('%s', (title, template) => {
  const inputs = listInputs(template);

  test('is a valid template', () => {
    expect(validateDefinition(template)).toEqual([]);
  });

  test('has unique input names', () => {
    const names = inputs.map((input) => input.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has one code, with which the title of a child template begins', () => {
    expect(template.code).toMatch(/^(GP|TI|A\d{1,2}|B1D\d{2}|B[2-8]|C1)$/);
    if (!template.asParentPermit) expect(title.startsWith(`${template.code} - `)).toBe(true);
  });

  test('has no questions about finished work before the work', () => {
    const after = template.sections.filter((section) => section.afterWork);
    expect(after.flatMap((section) => section.form).filter((input) => input.required)).toEqual([]);
  });

  test('has labels without markup', () => {
    expect(inputs.filter((input) => /[<>]|&\w+;/.test(input.label))).toEqual([]);
  });

  test('has a text for every tooltip it shows', () => {
    expect(inputs.filter((input) => (input.tooltip ?? false) !== Boolean(input.tooltipText))).toEqual([]);
  });

  test('has a placeholder in every text input', () => {
    const texts = inputs.filter((input) => input.type === 'text' || input.type === 'textarea');
    expect(texts.filter((input) => !input.placeholder)).toEqual([]);
  });

  test('has a sensible number of inputs and sections', () => {
    const [fewest, most] = template.asParentPermit ? [45, 60] : [14, 40];
    expect(inputs.length).toBeGreaterThanOrEqual(fewest);
    expect(inputs.length).toBeLessThanOrEqual(most);
    expect(template.sections.length).toBeGreaterThanOrEqual(3);
    expect(template.sections.length).toBeLessThanOrEqual(9);
  });
});

test.each(table)('%s sets the purposes that earlier versions of it are read with', (_, template) => {
  const purposes = listInputs(template).map(({ purpose }) => purpose);
  expect(findMissingPurposes(purposes, template.asParentPermit ? 'permit' : 'childPermit')).toEqual([]);
  expect(addPurposes(removePurposes(template))).toEqual(template);
});

test('every template has the same building levels, so that permits can be counted by level', () => {
  const levels = catalogue.map((template) => findInputByPurpose(template, 'level')?.options);
  expect(new Set(levels.map((options) => JSON.stringify(options))).size).toBe(1);
});

test.each(periodNames)('%s runs from %s to %s, both required dates', (title, start, end) => {
  const inputs = listInputs(findTemplate(title)).filter((input) => [start, end].includes(input.name));
  expect(inputs.map(({ name, type, required }) => ({ name, type, required }))).toEqual([
    { name: start, type: 'date', required: true },
    { name: end, type: 'date', required: true },
  ]);
});

test.each(table)('%s requires a description of the work', (title, template) => {
  const name = title === 'B7 - SIPP PERMIT' ? 'workDescription' : 'workDetails';
  expect(listInputs(template).find((input) => input.name === name)?.required).toBe(true);
});

test.each(children)('%s can be filled in with at least twelve values', (_, template) => {
  expect(listInputs(template).filter((input) => getInputModel(input.type).takesValue).length).toBeGreaterThanOrEqual(
    12,
  );
});

test('B7 has every SIPP field and variant', () => {
  expect(listNames('B7 - SIPP PERMIT')).toEqual(expect.arrayContaining(sippFields));
  const kind = listInputs(findTemplate('B7 - SIPP PERMIT')).find((input) => input.name === 'typeOfSIPPWork');
  const variants = kind?.options?.map((option) => option.value);
  expect(variants).toEqual(['AMHS', 'CC', 'Urgent', 'ASIPP', 'Production Tool', 'LSS']);
});

describe.each(['GENERAL PERMIT', 'TOOL INSTALL PERMIT'])('%s', (title) => {
  const inputs = listInputs(findTemplate(title));

  test('has the documents that approvals need, none of them required', () => {
    const uploads = findInputsByPurpose(findTemplate(title), 'approvalUpload');
    expect(uploads.map((input) => input.name).toSorted()).toEqual([...approvalUploads].toSorted());
    expect(uploads.filter((input) => input.required)).toEqual([]);
  });

  test('tags the impacts that require a form', () => {
    const impacts = inputs.find((input) => input.name === impactInputName);
    expect(impacts?.required).toBe(true);
    const options = impacts?.options ?? [];
    const codes = options.flatMap((option) => parseRequiredForms(option.value));
    expect(codes).toEqual(['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A10']);
    const tagged = options.filter((option) => option.value.includes('#'));
    expect(tagged.filter((option) => !/ #A\d+$/.test(option.label) || option.label !== option.value)).toEqual([]);
    expect(options.length).toBeGreaterThan(tagged.length);
  });

  test.each([impactInputName, separatePermitsInput])('makes the none-option of %s exclusive', (name) => {
    const options = inputs.find((input) => input.name === name)?.options ?? [];
    expect(options.filter(({ exclusive }) => exclusive).map(({ label }) => label)).toHaveLength(1);
    expect(options.at(-1)).toMatchObject({ exclusive: true });
  });

  test('lists as separate permits exactly those that can be raised on it', () => {
    const options = inputs.find((input) => input.name === separatePermitsInput)?.options ?? [];
    const announced = options.flatMap(({ label }) => /\((B\d)\)$/.exec(label)?.[1] ?? []);
    const raisable = catalogue
      .filter((template) => isChildPermitTemplate({ ...template, archived: false }))
      .map(({ code }) => code.slice(0, 2));
    expect(announced).toEqual([...new Set(raisable)]);
  });

  test('requires a declaration and a signature, and the name of a manager', () => {
    const required = inputs.filter((input) => input.required).map((input) => `${input.type} ${input.name}`);
    expect(required).toEqual(
      expect.arrayContaining(['checkbox declaration', 'esign applicantSignature', 'text managerName']),
    );
  });
});

test('a new permit offers the forms that belong with it', () => {
  const offered = catalogue.filter((template) => template.showInCreatePermit).map((template) => template.title);
  expect(offered.filter((title) => /^A\d/.test(title))).toHaveLength(12);
  expect(offered).toContain('C1 - ENVIRONMENTAL OR HAZARDOUS SUBSTANCE');
  expect(offered).not.toContain('B1D02 - HOT WORKS DAY 02');
  expect(offered).not.toContain('GENERAL PERMIT');
});

test.each([
  ['getB1Permits', /^B1D\d\d - HOT WORKS/],
  ['getB2Permits', /^B2 - CONFINED SPACE/],
  ['getB3Permits', /^B3 - LIFTING/],
  ['getB4Permits', /^B4 - WORK AT HEIGHT/],
  ['getB5Permits', /^B5 - LSS IMPAIRMENT/],
  ['getB6Permits', /^B6 - LIVE ELECTRICAL/],
  ['getB7Permits', /^B7 - SIPP/],
  ['getEnvironmentalPermits', /ENVIRONMENTAL/],
  ['getExcavationPermits', /EXCAVATION/],
  ['getHazardousPermits', /HAZARDOUS SUBSTANCE$/],
  ['getTrafficPermits', /TRAFFIC/],
  ['getAllGeneralPermitsDashboard', /^GENERAL PERMIT$/],
] as const)('%s lists forms titled %s', (list, title) => {
  const codes: readonly string[] = permitListsByForm[list];
  const forms = catalogue.filter((template) => codes.includes(template.code));
  expect(new Set(forms.map((template) => template.code)).size).toBe(codes.length);
  for (const form of forms) expect(form.title).toMatch(title);
});
